#pragma once
#include <libsoup/soup.h>
#include <glib-unix.h>
