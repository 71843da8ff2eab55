// A thread that ends the process when the page's code keeps the main thread busy for too long or takes too much memory.
#define _GNU_SOURCE
#include "stage.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

// Exit statuses the host knows.
enum { exit_hung = 86, exit_out_of_memory = 87 };

static const double pause_while_busy = 0.02;
static const double pause_while_idle = 0.25;
// A thread that waits for a loaded machine is no hang: its processor time decides, and this many times the limit on the clock.
static const double clock_factor = 3;

static clockid_t main_thread_clock;
static double hang_seconds = 10;
static double memory_bytes = 2048.0 * 1024 * 1024;

static volatile unsigned long turn = 0;
static volatile bool is_busy = false;

/// Called by the stage when control goes to the page's code, and when it comes back.
void sandlot_stage_turn_began(void) {
    turn++;
    is_busy = true;
}

void sandlot_stage_turn_ended(void) {
    is_busy = false;
}

static double limit(const char *name, double standard) {
    const char *text = getenv(name);
    double value = text ? atof(text) : 0;
    return value > 0 ? value : standard;
}

static double processor_seconds(void) {
    struct timespec time;
    machine_time(main_thread_clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double resident_bytes(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) return 0;
    unsigned long size = 0, resident = 0;
    int found = fscanf(file, "%lu %lu", &size, &resident);
    fclose(file);
    return found == 2 ? (double)resident * (double)sysconf(_SC_PAGESIZE) : 0;
}

static void *watch(void *unused) {
    unsigned long watched_turn = 0;
    double clock_start = 0, processor_start = 0;
    for (;;) {
        double pause = is_busy ? pause_while_busy : pause_while_idle;
        struct timespec request = {0, (long)(pause * 1e9)};
        clock_nanosleep(CLOCK_MONOTONIC, 0, &request, NULL);

        if (resident_bytes() > memory_bytes) report_fault_of_main_thread("memory", exit_out_of_memory);
        if (!is_busy || turn != watched_turn) {
            watched_turn = turn;
            clock_start = machine_seconds();
            processor_start = processor_seconds();
            continue;
        }
        bool ran_too_long = processor_seconds() - processor_start > hang_seconds;
        bool waited_too_long = machine_seconds() - clock_start > hang_seconds * clock_factor;
        if (ran_too_long || waited_too_long) report_fault_of_main_thread("hang", exit_hung);
    }
    return unused;
}

void start_watchdog(void) {
    hang_seconds = limit("SANDLOT_HANG_SECONDS", hang_seconds);
    memory_bytes = limit("SANDLOT_MEMORY_MEGABYTES", memory_bytes / (1024 * 1024)) * 1024 * 1024;
    pthread_getcpuclockid(pthread_self(), &main_thread_clock);

    // What the thread misses between two looks, the kernel stops.
    struct rlimit address_space = {(rlim_t)memory_bytes * 4, RLIM_INFINITY};
    setrlimit(RLIMIT_AS, &address_space);

    pthread_t thread;
    pthread_create(&thread, NULL, watch, NULL);
}
