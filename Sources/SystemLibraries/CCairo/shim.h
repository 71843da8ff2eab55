#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo-ft.h>
#include <pixman.h>
#include <ft2build.h>
#include FT_OUTLINE_H
