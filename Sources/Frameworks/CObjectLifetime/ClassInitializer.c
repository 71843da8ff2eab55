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

/// One with a rectangle, which travels in four registers.
typedef __attribute__((swiftcall)) void *(*InitializeWithRectangle)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *class_metadata);

void *sandlot_initialize_with_rectangle(
    const void *function, double x, double y, double width, double height, const void *class_metadata) {
    return ((InitializeWithRectangle)function)(x, y, width, height, class_metadata);
}

/// One with an optional string, which travels in two words, and an optional object.
typedef __attribute__((swiftcall)) void *(*InitializeWithNameAndObject)(
    uint64_t name_start, uint64_t name_end, const void *object, __attribute__((swift_context)) const void *class_metadata);

void *sandlot_initialize_with_name_and_object(
    const void *function, uint64_t name_start, uint64_t name_end, const void *object, const void *class_metadata) {
    return ((InitializeWithNameAndObject)function)(name_start, name_end, object, class_metadata);
}

/// Swift passes an optional string in two registers.
typedef __attribute__((swiftcall)) void *(*InitializeWithString)(
    uint64_t string_count, const void *string_object, __attribute__((swift_context)) const void *class_metadata);

typedef __attribute__((swiftcall)) void *(*InitializeWithByteAndString)(
    uint8_t byte, uint64_t string_count, const void *string_object,
    __attribute__((swift_context)) const void *class_metadata);

void *sandlot_initialize_with_string(
    const void *function, uint64_t string_count, const void *string_object, const void *class_metadata) {
    return ((InitializeWithString)function)(string_count, string_object, class_metadata);
}

void *sandlot_initialize_with_byte_and_string(
    const void *function, uint8_t byte, uint64_t string_count, const void *string_object, const void *class_metadata) {
    return ((InitializeWithByteAndString)function)(byte, string_count, string_object, class_metadata);
}
