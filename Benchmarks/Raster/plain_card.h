#include <cairo/cairo.h>

/// The closed card of Examples/Card.playground at some scale, without the screen's status bar: what is kept from picture to picture.
typedef struct {
    /// Pixels a point.
    double scale;
    /// The blurred silhouette of the card, coverage only, and how far it reaches over the card on each side, in pixels.
    cairo_surface_t *shadow;
    double shadow_reach;
    /// The heading as a bitmap, and its left top corner in points.
    cairo_surface_t *heading;
    double heading_x, heading_y;
} plain_card;

/// Prepares the shadow. The heading is the caller's and is not copied.
plain_card *plain_card_create(double scale, cairo_surface_t *heading, double heading_x, double heading_y);

/// One picture, new each time. To be destroyed by the caller.
cairo_surface_t *plain_card_draw(const plain_card *card);
