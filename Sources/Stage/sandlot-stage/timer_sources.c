// Dispatch timer sources on stage time. The library's own timers would follow the machine's clock, so a source that
// counts events stands in for each, and the stage sends it one event whenever the timer is due.
#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

struct timer {
    void *source;
    double interval;
    /// Rises with each schedule, so that events of an earlier one are dropped.
    unsigned long generation;
    struct timer *next;
};

struct event {
    struct timer *timer;
    unsigned long generation;
    double due;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers = NULL;

#define FUNCTION(result, name, ...) \
    static result (*name##_function)(__VA_ARGS__); \
    if (!name##_function) name##_function = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    FUNCTION(void *, dispatch_source_create, const void *, uintptr_t, uintptr_t, void *);
    const void *timer_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
    const void *counting_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add");
    if (type != timer_type || !counting_type || !stage_has_scheduler()) {
        return dispatch_source_create_function(type, handle, mask, queue);
    }
    struct timer *timer = calloc(1, sizeof *timer);
    timer->source = dispatch_source_create_function(counting_type, 0, 0, queue);
    FUNCTION(void, dispatch_retain, void *);
    dispatch_retain_function(timer->source);
    pthread_mutex_lock(&lock);
    timer->next = timers;
    timers = timer;
    pthread_mutex_unlock(&lock);
    return timer->source;
}

static struct timer *find(void *source) {
    struct timer *timer = timers;
    while (timer && timer->source != source) timer = timer->next;
    return timer;
}

static void forget(struct timer *timer) {
    pthread_mutex_lock(&lock);
    struct timer **link = &timers;
    while (*link && *link != timer) link = &(*link)->next;
    if (*link) *link = timer->next;
    pthread_mutex_unlock(&lock);
    FUNCTION(void, dispatch_release, void *);
    dispatch_release_function(timer->source);
    free(timer);
}

static void fire(void *pointer) {
    struct event *event = pointer;
    pthread_mutex_lock(&lock);
    struct timer *timer = timers;
    while (timer && timer != event->timer) timer = timer->next;
    bool is_current = timer && timer->generation == event->generation;
    pthread_mutex_unlock(&lock);
    if (!is_current) return free(event);

    FUNCTION(intptr_t, dispatch_source_testcancel, void *);
    if (dispatch_source_testcancel_function(timer->source)) {
        free(event);
        return forget(timer);
    }
    FUNCTION(void, dispatch_source_merge_data, void *, uintptr_t);
    dispatch_source_merge_data_function(timer->source, 1);
    if (timer->interval <= 0) return free(event);
    event->due += timer->interval;
    if (!stage_defer(event->due - stage_now(), fire, event)) free(event);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    pthread_mutex_lock(&lock);
    struct timer *timer = find(source);
    unsigned long generation = timer ? ++timer->generation : 0;
    if (timer) timer->interval = interval >= INT64_MAX ? 0 : (double)interval * 1e-9;
    pthread_mutex_unlock(&lock);
    if (!timer) {
        FUNCTION(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t);
        return dispatch_source_set_timer_function(source, start, interval, leeway);
    }
    if (start == UINT64_MAX) return;
    struct event *event = malloc(sizeof *event);
    double delay = stage_seconds_until(start);
    *event = (struct event){timer, generation, stage_now() + (delay > 0 ? delay : 0)};
    if (!stage_defer(delay, fire, event)) free(event);
}
