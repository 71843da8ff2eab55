// Random numbers as the page sees them. In virtual mode they come from a fixed seed, so that two runs look the same.
#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t state = 0x5a4d10745eed2026;

/// SplitMix64 (Steele, Lea, Flood 2014): 64 well mixed bits from a counter.
static uint64_t next_number(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static void fill(void *buffer, size_t count) {
    pthread_mutex_lock(&lock);
    for (size_t offset = 0; offset < count; offset += 8) {
        uint64_t number = next_number();
        memcpy((char *)buffer + offset, &number, count - offset < 8 ? count - offset : 8);
    }
    pthread_mutex_unlock(&lock);
}

/// Swift's SystemRandomNumberGenerator and UUID ask the kernel by its number for it.
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long arguments[6];
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (stage_time_is_virtual && number == SYS_getrandom) {
        fill((void *)arguments[0], (size_t)arguments[1]);
        return arguments[1];
    }
    static long (*next)(long, ...);
    if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    return next(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

/// UUID reads the kernel's device; it gets a file with numbers of ours.
int open(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    if (stage_time_is_virtual && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
        char numbers[64 * 1024];
        fill(numbers, sizeof numbers);
        int file = memfd_create("chance", MFD_CLOEXEC);
        if (file >= 0 && write(file, numbers, sizeof numbers) > 0) lseek(file, 0, SEEK_SET);
        return file;
    }
    static int (*next)(const char *, int, ...);
    if (!next) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    return next(path, flags, mode);
}

ssize_t getrandom(void *buffer, size_t count, unsigned int flags) {
    if (!stage_time_is_virtual) return syscall(SYS_getrandom, buffer, count, flags);
    fill(buffer, count);
    return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
    if (count > 256) return errno = EIO, -1;
    return getrandom(buffer, count, 0) == (ssize_t)count ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t count) {
    if (stage_time_is_virtual) return fill(buffer, count);
    for (size_t offset = 0; offset < count; offset += 256) {
        getentropy((char *)buffer + offset, count - offset < 256 ? count - offset : 256);
    }
}

uint32_t arc4random(void) {
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    uint32_t least = -bound % bound;
    uint32_t number;
    do number = arc4random(); while (number < least);
    return number % bound;
}
