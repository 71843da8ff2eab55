#include "CObjectLifetime.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// A deallocating deinitialiser takes the object in Swift's context register.
typedef __attribute__((swiftcall)) void (*Destroy)(__attribute__((swift_context)) void *object);

/// The two words in front of every class metadata, as the Swift ABI fixes them.
typedef struct {
    Destroy destroy;
    const void *value_witnesses;
} MetadataPrefix;

typedef struct {
    const void *metadata;
    Destroy original;
} WatchedClass;

/// Open addressing; the size is a power of two and at most half of it is in use. Readers need no lock: a table
/// is never changed after it was published, except that free places are filled, metadata last.
typedef struct {
    size_t size;
    size_t count;
    WatchedClass classes[];
} WatchedClasses;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static WatchedClasses *watched_classes;
static SandlotDestroyed destroyed;

static WatchedClass *place(WatchedClasses *table, const void *metadata) {
    size_t index = ((uintptr_t)metadata >> 4) & (table->size - 1);
    for (;;) {
        WatchedClass *candidate = &table->classes[index];
        const void *occupant = __atomic_load_n(&candidate->metadata, __ATOMIC_ACQUIRE);
        if (occupant == metadata || occupant == NULL) return candidate;
        index = (index + 1) & (table->size - 1);
    }
}

static __attribute__((swiftcall)) void destroy_and_tell(__attribute__((swift_context)) void *object) {
    const void *metadata = *(const void **)object;
    WatchedClasses *table = __atomic_load_n(&watched_classes, __ATOMIC_ACQUIRE);
    Destroy original = place(table, metadata)->original;
    original(object);
    destroyed(object);
}

static void insert(WatchedClasses *table, const void *metadata, Destroy original) {
    WatchedClass *free_place = place(table, metadata);
    free_place->original = original;
    __atomic_store_n(&free_place->metadata, metadata, __ATOMIC_RELEASE);
    table->count += 1;
}

static bool grow_if_needed(void) {
    WatchedClasses *old = watched_classes;
    if (old != NULL && (old->count + 1) * 2 <= old->size) return true;
    size_t size = old == NULL ? 64 : old->size * 2;
    WatchedClasses *table = calloc(1, sizeof(WatchedClasses) + size * sizeof(WatchedClass));
    if (table == NULL) return false;
    table->size = size;
    for (size_t index = 0; old != NULL && index < old->size; index += 1) {
        if (old->classes[index].metadata != NULL) insert(table, old->classes[index].metadata, old->classes[index].original);
    }
    // The old table stays allocated: another thread may be reading it.
    __atomic_store_n(&watched_classes, table, __ATOMIC_RELEASE);
    return true;
}

static bool make_writable(void *address, size_t length) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)address & ~(page - 1);
    uintptr_t end = ((uintptr_t)address + length + page - 1) & ~(page - 1);
    return mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) == 0;
}

bool sandlot_observe_destruction(void *class_metadata, SandlotDestroyed callback) {
    MetadataPrefix *prefix = (MetadataPrefix *)class_metadata - 1;
    pthread_mutex_lock(&mutex);
    bool succeeded = true;
    if (prefix->destroy != destroy_and_tell) {
        succeeded = grow_if_needed() && make_writable(prefix, sizeof *prefix);
        if (succeeded) {
            destroyed = callback;
            insert(watched_classes, class_metadata, prefix->destroy);
            __atomic_store_n(&prefix->destroy, destroy_and_tell, __ATOMIC_RELEASE);
        }
    }
    pthread_mutex_unlock(&mutex);
    return succeeded;
}
