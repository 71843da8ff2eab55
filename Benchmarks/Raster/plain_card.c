// The card as one draws it with cairo alone, with nothing in between: four fills, a mask and a bitmap.
#include "plain_card.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double width = 393, height = 852;
static const double card_x = 40, card_y = 139, card_width = 313, card_height = 180, card_radius = 20;
static const double shadow_offset = 12, shadow_radius = 16, shadow_opacity = 0.2;

static void rounded_rect(cairo_t *cairo, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cairo, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cairo, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cairo, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cairo);
}

/// Blurs `count` values, `step` apart, with a bell curve.
static void blur_line(float *values, int count, int step, const float *bell, int reach, float *copy) {
    for (int i = 0; i < count; i++) copy[i] = values[i * step];
    for (int i = 0; i < count; i++) {
        float sum = 0;
        for (int k = -reach; k <= reach; k++) {
            int at = i + k;
            if (at >= 0 && at < count) sum += copy[at] * bell[abs(k)];
        }
        values[i * step] = sum;
    }
}

static cairo_surface_t *blurred_silhouette(double scale, int reach) {
    int w = (int)(card_width * scale) + 2 * reach, h = (int)(card_height * scale) + 2 * reach;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
    cairo_t *cairo = cairo_create(surface);
    rounded_rect(cairo, reach, reach, card_width * scale, card_height * scale, card_radius * scale);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    unsigned char *bytes = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);

    float *bell = malloc(sizeof(float) * (size_t)(reach + 1));
    float total = 0;
    for (int i = 0; i <= reach; i++) {
        double distance = i / (shadow_radius * scale);
        bell[i] = (float)exp(-distance * distance / 2);
        total += i == 0 ? bell[i] : 2 * bell[i];
    }
    for (int i = 0; i <= reach; i++) bell[i] /= total;
    float *plane = malloc(sizeof(float) * (size_t)w * (size_t)h), *copy = malloc(sizeof(float) * (size_t)(w > h ? w : h));
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) plane[y * w + x] = bytes[y * stride + x];
    for (int y = 0; y < h; y++) blur_line(plane + y * w, w, 1, bell, reach, copy);
    for (int x = 0; x < w; x++) blur_line(plane + x, h, w, bell, reach, copy);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) bytes[y * stride + x] = (unsigned char)lroundf(plane[y * w + x]);
    free(bell);
    free(plane);
    free(copy);
    cairo_surface_mark_dirty(surface);
    return surface;
}

plain_card *plain_card_create(double scale, cairo_surface_t *heading, double heading_x, double heading_y) {
    plain_card *card = malloc(sizeof *card);
    int reach = (int)ceil(3 * shadow_radius * scale);
    *card = (plain_card){scale, blurred_silhouette(scale, reach), reach, heading, heading_x, heading_y};
    return card;
}

cairo_surface_t *plain_card_draw(const plain_card *card) {
    double scale = card->scale;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(width * scale), (int)(height * scale));
    cairo_t *cairo = cairo_create(surface);
    cairo_set_source_rgb(cairo, 242 / 255.0, 242 / 255.0, 247 / 255.0);
    cairo_paint(cairo);

    cairo_set_source_rgba(cairo, 0, 0, 0, shadow_opacity);
    cairo_mask_surface(cairo, card->shadow, card_x * scale - card->shadow_reach, (card_y + shadow_offset) * scale - card->shadow_reach);

    cairo_save(cairo);
    cairo_scale(cairo, scale, scale);
    rounded_rect(cairo, card_x, card_y, card_width, card_height, card_radius);
    cairo_set_source_rgb(cairo, 97 / 255.0, 85 / 255.0, 245 / 255.0);
    cairo_fill(cairo);
    cairo_restore(cairo);

    cairo_set_source_surface(cairo, card->heading, card->heading_x * scale, card->heading_y * scale);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    return surface;
}
