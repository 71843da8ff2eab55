#include "CObjectLifetime.h"

/// An allocating initialiser without arguments takes the class metadata in Swift's context register.
typedef __attribute__((swiftcall)) void *(*Initialize)(__attribute__((swift_context)) const void *class_metadata);

/// One with a single object argument.
typedef __attribute__((swiftcall)) void *(*InitializeWithObject)(
    const void *argument, __attribute__((swift_context)) const void *class_metadata);

void *sandlot_initialize(const void *function, const void *class_metadata) {
    return ((Initialize)function)(class_metadata);
}

void *sandlot_initialize_with_object(const void *function, const void *argument, const void *class_metadata) {
    return ((InitializeWithObject)function)(argument, class_metadata);
}
