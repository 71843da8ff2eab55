// The stage executable: a stub that loads SandlotKit, and stands between a page and the machine's time, chance and signals.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

// The time and chance of a page (virtual_time.c, virtual_chance.c) ---------------------------------------------

/// Whether the page's time is the stage's own: it stands still until the stage moves it.
extern bool stage_time_is_virtual;

/// Seconds of stage time, as last told by the stage.
double stage_now(void);

/// The machine's own clock, never the page's.
void machine_time(clockid_t clock, struct timespec *time);

/// Seconds of the machine's steady clock.
double machine_seconds(void);

// Work that waits or runs elsewhere (deferred_work.c) ----------------------------------------------------------

/// Has the stage call `action(context)` on the main thread after `delay` seconds of stage time; false without a stage.
bool stage_defer(double delay, void (*action)(void *), void *context);

bool stage_has_scheduler(void);

/// Seconds of stage time from now until a moment of the dispatch library (`dispatch_time_t`).
double stage_seconds_until(uint64_t moment);

/// Counts work given to other threads, so that virtual time waits for it.
void background_work_began(void);
void background_work_ended(void);

/// Whether the calling thread is the one that runs the page.
bool is_main_thread(void);

/// Sets the hooks of Swift's concurrency runtime, once it is loaded.
void install_task_hooks(void);

// Faults (fault_report.c, watchdog.c) --------------------------------------------------------------------------

/// Makes fatal signals write a report with a backtrace to the report channel.
void install_fault_reports(void);

/// Writes the report of a fault found from outside the main thread, with that thread's backtrace, and ends the process.
void report_fault_of_main_thread(const char *kind, int exit_status);

/// Starts the thread that looks after hangs and memory.
void start_watchdog(void);
