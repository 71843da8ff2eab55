// Delayed and background work of the page: delays count in stage time, and virtual time waits for work on other threads.
#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef uint64_t dispatch_time;
typedef void (*work)(void *);

static const dispatch_time forever = UINT64_MAX;

static void (*schedule_on_stage)(double, work, void *);

/// Called by the stage: `schedule` takes an action to run on the main thread after some seconds of stage time.
void sandlot_stage_set_scheduler(void (*schedule)(double, work, void *)) {
    schedule_on_stage = schedule;
}

bool stage_defer(double delay, work action, void *context) {
    if (!schedule_on_stage) return false;
    schedule_on_stage(delay > 0 ? delay : 0, action, context);
    return true;
}

bool stage_has_scheduler(void) {
    return schedule_on_stage != NULL;
}

bool is_main_thread(void) {
    return getpid() == (pid_t)syscall(SYS_gettid);
}

// Counting ------------------------------------------------------------------------------------------------------

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t nothing_left;
static pthread_once_t condition_once = PTHREAD_ONCE_INIT;
static long outstanding = 0;

static void make_condition(void) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&nothing_left, &attributes);
}

void background_work_began(void) {
    pthread_mutex_lock(&lock);
    outstanding++;
    pthread_mutex_unlock(&lock);
}

void background_work_ended(void) {
    pthread_once(&condition_once, make_condition);
    pthread_mutex_lock(&lock);
    if (--outstanding <= 0) pthread_cond_broadcast(&nothing_left);
    pthread_mutex_unlock(&lock);
}

/// Called by the stage: waits until no work of the page runs on another thread, for at most some seconds of the machine's time.
bool sandlot_stage_wait_for_background_work(double seconds) {
    pthread_once(&condition_once, make_condition);
    double end = machine_seconds() + seconds;
    struct timespec deadline = {(time_t)end, (long)((end - (double)(time_t)end) * 1e9)};
    pthread_mutex_lock(&lock);
    int status = 0;
    while (outstanding > 0 && status == 0) status = pthread_cond_timedwait(&nothing_left, &lock, &deadline);
    bool is_idle = outstanding <= 0;
    pthread_mutex_unlock(&lock);
    return is_idle;
}

// Dispatch ------------------------------------------------------------------------------------------------------

#define NEXT(result, name, ...) \
    static result (*next)(__VA_ARGS__); \
    if (!next) next = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static void *copy_block(void *block) {
    NEXT(void *, "_Block_copy", const void *);
    return next(block);
}

static void release_block(void *block) {
    NEXT(void, "_Block_release", const void *);
    next(block);
}

/// The fields every block begins with, as the blocks runtime lays them down.
struct block {
    void *class;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *);
};

static void run_block(void *block) {
    ((struct block *)block)->invoke(block);
    release_block(block);
}

static void *main_queue(void) {
    static void *queue;
    if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    return queue;
}

static void call_async(void *queue, void *context, work action) {
    NEXT(void, "dispatch_async_f", void *, void *, work);
    next(queue, context, action);
}

/// A piece of work with the queue it is for.
struct parcel {
    void *queue;
    void *context;
    work action;
};

static struct parcel *make_parcel(void *queue, void *context, work action) {
    struct parcel *parcel = malloc(sizeof *parcel);
    *parcel = (struct parcel){queue, context, action};
    return parcel;
}

static void run_parcel_and_count(void *pointer) {
    struct parcel parcel = *(struct parcel *)pointer;
    free(pointer);
    parcel.action(parcel.context);
    background_work_ended();
}

static void enqueue(void *queue, void *context, work action) {
    if (queue == main_queue() || !stage_time_is_virtual) return call_async(queue, context, action);
    background_work_began();
    call_async(queue, make_parcel(queue, context, action), run_parcel_and_count);
}

static void deliver_parcel(void *pointer) {
    struct parcel parcel = *(struct parcel *)pointer;
    free(pointer);
    if (parcel.queue == main_queue()) parcel.action(parcel.context);
    else enqueue(parcel.queue, parcel.context, parcel.action);
}

void dispatch_async(void *queue, void *block) {
    if (queue != main_queue() && stage_time_is_virtual) return enqueue(queue, copy_block(block), run_block);
    NEXT(void, "dispatch_async", void *, void *);
    next(queue, block);
}

dispatch_time dispatch_time_of_machine(dispatch_time base, int64_t delta) {
    NEXT(dispatch_time, "dispatch_time", dispatch_time, int64_t);
    return next(base, delta);
}

static uint64_t nanoseconds_of(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// Moments of virtual time: `DispatchTime.now()` is the stage's now.
dispatch_time dispatch_time_on_stage(dispatch_time base, int64_t delta) __asm__("dispatch_time");
dispatch_time dispatch_time_on_stage(dispatch_time base, int64_t delta) {
    if (!stage_time_is_virtual || base != 0) return dispatch_time_of_machine(base, delta);
    if (delta == INT64_MAX) return forever;
    return nanoseconds_of(CLOCK_MONOTONIC) + (dispatch_time)delta;
}

/// Wall-clock moments count backwards from zero in nanoseconds since 1970.
dispatch_time dispatch_walltime(const struct timespec *base, int64_t delta) {
    uint64_t wall = base ? (uint64_t)base->tv_sec * 1000000000 + (uint64_t)base->tv_nsec : nanoseconds_of(CLOCK_REALTIME);
    return (dispatch_time)-((int64_t)wall + delta);
}

/// Seconds from now until `when`, whose two top bits tell the clock: 11 wall, 10 steady including sleep, 0x uptime.
double stage_seconds_until(dispatch_time when) {
    if (when == forever) return 1e12;
    if (when == 0) return 0;
    int64_t difference;
    if ((when >> 62) == 3) difference = -(int64_t)when - (int64_t)nanoseconds_of(CLOCK_REALTIME);
    else if ((when >> 62) == 2) difference = (int64_t)(when & ~(1ull << 63)) - (int64_t)nanoseconds_of(CLOCK_BOOTTIME);
    else if (stage_time_is_virtual) difference = (int64_t)when - (int64_t)nanoseconds_of(CLOCK_MONOTONIC);
    else difference = (int64_t)when - (int64_t)dispatch_time_of_machine(0, 0);
    return (double)difference * 1e-9;
}

void dispatch_after_f(dispatch_time when, void *queue, void *context, work action) {
    if (queue == main_queue() || stage_time_is_virtual) {
        struct parcel *parcel = make_parcel(queue, context, action);
        if (stage_defer(stage_seconds_until(when), deliver_parcel, parcel)) return;
        free(parcel);
    }
    NEXT(void, "dispatch_after_f", dispatch_time, void *, void *, work);
    next(when, queue, context, action);
}

void dispatch_after(dispatch_time when, void *queue, void *block) {
    if (schedule_on_stage && (queue == main_queue() || stage_time_is_virtual)) {
        return dispatch_after_f(when, queue, copy_block(block), run_block);
    }
    NEXT(void, "dispatch_after", dispatch_time, void *, void *);
    next(when, queue, block);
}

// Waiting for other threads takes the machine's time, for the same number of seconds.

static dispatch_time moment_of_machine(dispatch_time when) {
    if (!stage_time_is_virtual || when == 0 || when == forever) return when;
    return dispatch_time_of_machine(0, (int64_t)(stage_seconds_until(when) * 1e9));
}

intptr_t dispatch_semaphore_wait(void *semaphore, dispatch_time when) {
    NEXT(intptr_t, "dispatch_semaphore_wait", void *, dispatch_time);
    return next(semaphore, moment_of_machine(when));
}

intptr_t dispatch_group_wait(void *group, dispatch_time when) {
    NEXT(intptr_t, "dispatch_group_wait", void *, dispatch_time);
    return next(group, moment_of_machine(when));
}

intptr_t dispatch_block_wait(void *block, dispatch_time when) {
    NEXT(intptr_t, "dispatch_block_wait", void *, dispatch_time);
    return next(block, moment_of_machine(when));
}

// Swift tasks ---------------------------------------------------------------------------------------------------

// The hooks follow Swift's calling convention; with so few arguments it is C's.
typedef void (*enqueue_job)(void *job);

static void (*run_job)(void *job, void *executor, void *implementation);

static void run_global_job(void *job) {
    run_job(job, NULL, NULL);
}

static void *global_queue(void) {
    NEXT(void *, "dispatch_get_global_queue", intptr_t, uintptr_t);
    return next(0, 0);
}

static void enqueue_global(void *job, enqueue_job original) {
    if (!stage_time_is_virtual) return original(job);
    enqueue(global_queue(), job, run_global_job);
}

void install_task_hooks(void) {
    run_job = (void (*)(void *, void *, void *))dlsym(RTLD_DEFAULT, "swift_job_run");
    if (!run_job) return;
    void **hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    if (hook) *hook = enqueue_global;
}
