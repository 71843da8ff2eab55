// Clocks as the page sees them. In virtual mode they all show stage time: wall clocks start at 2026-01-01 09:41 UTC.
#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <link.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const int64_t wall_clock_start = 1767260460;  // 2026-01-01T09:41:00Z
static const double steady_clock_start = 1000;

bool stage_time_is_virtual = false;
static double now_in_seconds = 0;

/// The code of the dispatch library, whose timers and waits need the machine's clock.
static uintptr_t dispatch_start, dispatch_end;

double stage_now(void) {
    double seconds;
    __atomic_load(&now_in_seconds, &seconds, __ATOMIC_RELAXED);
    return seconds;
}

void machine_time(clockid_t clock, struct timespec *time) {
    static int (*next)(clockid_t, struct timespec *);
    if (!next) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    next(clock, time);
}

double machine_seconds(void) {
    struct timespec time;
    machine_time(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int find_dispatch(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size, (void)context;
    if (!object->dlpi_name || !strstr(object->dlpi_name, "libdispatch.so")) return 0;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        dispatch_start = object->dlpi_addr + segment->p_vaddr;
        dispatch_end = dispatch_start + segment->p_memsz;
    }
    return 1;
}

static bool shows_stage_time(uintptr_t caller) {
    return stage_time_is_virtual && !(caller >= dispatch_start && caller < dispatch_end);
}

/// Called by the stage before it loads a page that runs on virtual time.
void sandlot_stage_make_time_virtual(void) {
    dl_iterate_phdr(find_dispatch, NULL);
    stage_time_is_virtual = true;
}

/// Called by the stage whenever its clock moves.
void sandlot_stage_set_now(double seconds) {
    __atomic_store(&now_in_seconds, &seconds, __ATOMIC_RELAXED);
}

static struct timespec stage_time(int64_t start_seconds) {
    double seconds = stage_now();
    int64_t nanoseconds = (int64_t)(seconds * 1e9 + 0.5);
    struct timespec time = {start_seconds + nanoseconds / 1000000000, nanoseconds % 1000000000};
    return time;
}

static bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_steady_clock(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (shows_stage_time((uintptr_t)__builtin_return_address(0))) {
        if (is_wall_clock(clock)) return *time = stage_time(wall_clock_start), 0;
        if (is_steady_clock(clock)) return *time = stage_time((int64_t)steady_clock_start), 0;
    }
    static int (*next)(clockid_t, struct timespec *);
    if (!next) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    return next(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    if (shows_stage_time((uintptr_t)__builtin_return_address(0))) now = stage_time(wall_clock_start);
    else machine_time(CLOCK_REALTIME, &now);
    if (zone) memset(zone, 0, sizeof(struct timezone));
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (shows_stage_time((uintptr_t)__builtin_return_address(0))) now = stage_time(wall_clock_start);
    else machine_time(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// Sleeping ------------------------------------------------------------------------------------------------------

static void wake(void *semaphore) {
    background_work_began();
    sem_post(semaphore);
}

/// Sleeps until stage time has moved on. The main thread, which moves it, does not sleep at all.
static void sleep_on_stage(double seconds) {
    if (is_main_thread()) return;
    sem_t semaphore;
    sem_init(&semaphore, 0, 0);
    if (stage_defer(seconds, wake, &semaphore)) {
        background_work_ended();
        while (sem_wait(&semaphore) != 0) {}
    }
    sem_destroy(&semaphore);
}

int nanosleep(const struct timespec *request, struct timespec *rest) {
    if (shows_stage_time((uintptr_t)__builtin_return_address(0))) {
        sleep_on_stage((double)request->tv_sec + (double)request->tv_nsec * 1e-9);
        if (rest) rest->tv_sec = 0, rest->tv_nsec = 0;
        return 0;
    }
    static int (*next)(const struct timespec *, struct timespec *);
    if (!next) next = (int (*)(const struct timespec *, struct timespec *))dlsym(RTLD_NEXT, "nanosleep");
    return next(request, rest);
}

int usleep(useconds_t microseconds) {
    struct timespec request = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
    return nanosleep(&request, NULL);
}

unsigned int sleep(unsigned int seconds) {
    struct timespec request = {seconds, 0};
    nanosleep(&request, NULL);
    return 0;
}
