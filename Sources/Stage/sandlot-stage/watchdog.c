// A thread that ends the process when the page's code keeps the main thread busy for too long or takes too much memory.
#define _GNU_SOURCE
#include "stage.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

// Exit statuses the host knows.
enum { exit_hung = 86, exit_out_of_memory = 87 };

static const double pause_while_busy = 0.02;
static const double pause_while_idle = 0.25;
// A thread that waits for a loaded machine is no hang: its processor time decides, and this many times the limit spent asleep.
static const double sleep_factor = 3;

static clockid_t main_thread_clock;
static double hang_seconds = 10;
static double memory_bytes = 2048.0 * 1024 * 1024;

// A request holds frames, and a frame holds deadlines: turns lie within turns, and each beginning and end is a sign of life.
static volatile unsigned long turn = 0;
static volatile int open_turns = 0;

/// Called by the stage when control goes to the page's code, and when it comes back.
void sandlot_stage_turn_began(void) {
    turn++;
    open_turns++;
}

void sandlot_stage_turn_ended(void) {
    turn++;
    open_turns--;
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

/// Whether the main thread waits for something else than a processor.
static bool main_thread_sleeps(void) {
    FILE *file = fopen("/proc/self/stat", "re");
    if (!file) return false;
    char line[512];
    size_t length = fread(line, 1, sizeof line - 1, file);
    fclose(file);
    line[length] = 0;
    // The state follows the name, which may hold anything but ends with the last parenthesis.
    const char *end = strrchr(line, ')');
    return end && end[1] == ' ' && (end[2] == 'S' || end[2] == 'D');
}

static void *watch(void *unused) {
    unsigned long watched_turn = 0;
    double last_look = machine_seconds(), seconds_asleep = 0, processor_start = 0;
    for (;;) {
        bool is_busy = open_turns > 0;
        double pause = is_busy ? pause_while_busy : pause_while_idle;
        struct timespec request = {0, (long)(pause * 1e9)};
        clock_nanosleep(CLOCK_MONOTONIC, 0, &request, NULL);

        if (resident_bytes() > memory_bytes) report_fault_of_main_thread("memory", exit_out_of_memory);
        double now = machine_seconds(), since_last_look = now - last_look;
        last_look = now;
        if (!is_busy || turn != watched_turn) {
            watched_turn = turn;
            seconds_asleep = 0;
            processor_start = processor_seconds();
            continue;
        }
        if (main_thread_sleeps()) seconds_asleep += since_last_look;
        bool ran_too_long = processor_seconds() - processor_start > hang_seconds;
        bool slept_too_long = seconds_asleep > hang_seconds * sleep_factor;
        if (ran_too_long || slept_too_long) report_fault_of_main_thread("hang", exit_hung);
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
