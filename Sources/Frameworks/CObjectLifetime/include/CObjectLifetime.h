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

/// Calls an allocating initialiser that takes no arguments, found in a class's method table, and returns the new object (owned).
void *sandlot_initialize(const void *function, const void *class_metadata);

/// The same for an initialiser with one object argument, which it consumes.
void *sandlot_initialize_with_object(const void *function, const void *argument, const void *class_metadata);

#endif
