#ifndef SANDLOT_OBJECT_LIFETIME_H
#define SANDLOT_OBJECT_LIFETIME_H

#include <stdbool.h>
#include <stdint.h>

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

/// Calls an allocating initialiser of a Swift class that takes a rectangle.
void *sandlot_initialize_with_rectangle(
    const void *function, double x, double y, double width, double height, const void *class_metadata);

/// Calls an allocating initialiser of a Swift class that takes an optional string, given as its two words, and an optional
/// object. Both are consumed.
void *sandlot_initialize_with_name_and_object(
    const void *function, uint64_t name_start, uint64_t name_end, const void *object,
    const void *class_metadata);

/// The same for an initialiser with an optional string (its two words), which it consumes.
void *sandlot_initialize_with_string(
    const void *function, uint64_t string_count, const void *string_object, const void *class_metadata);

/// The same for an initialiser with an enumeration of one byte and an optional string.
void *sandlot_initialize_with_byte_and_string(
    const void *function, uint8_t byte, uint64_t string_count, const void *string_object, const void *class_metadata);

#endif
