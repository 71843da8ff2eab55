#ifndef SANDLOT_OBJECT_LIFETIME_H
#define SANDLOT_OBJECT_LIFETIME_H

#include <stdbool.h>

/// Called with the address of an object that has just been destroyed. The memory may already be in use again.
typedef void (*SandlotDestroyed)(const void *object);

/// Has `callback` called whenever an instance of exactly the class whose metadata is given has been destroyed.
///
/// Swift calls a class's deallocating deinitialiser through a slot in front of the class metadata; this replaces
/// the slot. Give the same callback for every class. Returns false when the slot could not be replaced.
bool sandlot_observe_destruction(void *class_metadata, SandlotDestroyed callback);

#endif
