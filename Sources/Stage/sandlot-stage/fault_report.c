// What the host is told when the page's code ends the process: the kind of fault and where the main thread was.
#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { frames_at_most = 96, signal_stack_size = 256 * 1024, seconds_for_report = 5 };

static int report_channel = STDERR_FILENO;
static pthread_t main_thread;
static char wanted_kind[32];
static int wanted_exit_status;

static void write_line(const char *line, int length) {
    while (length > 0) {
        ssize_t written = write(report_channel, line, (size_t)length);
        if (written <= 0) return;
        line += written;
        length -= (int)written;
    }
}

/// One line a frame: object file, address within it, nearest symbol.
static void write_backtrace(void) {
    void *frames[frames_at_most];
    int count = backtrace(frames, frames_at_most);
    for (int index = 0; index < count; index++) {
        Dl_info info;
        struct link_map *map = NULL;
        if (!dladdr1(frames[index], &info, (void **)&map, RTLD_DL_LINKMAP) || !info.dli_fname || !map) continue;
        char line[4096];
        int length = snprintf(
            line, sizeof line, "frame\t%s\t%lx\t%s\n", info.dli_fname,
            (unsigned long)((uintptr_t)frames[index] - map->l_addr), info.dli_sname ? info.dli_sname : "-");
        write_line(line, length < (int)sizeof line ? length : (int)sizeof line - 1);
    }
}

static void write_report(const char *kind, int number) {
    // A fault inside the loader or the allocator must not leave the report hanging.
    signal(SIGALRM, SIG_DFL);
    alarm(seconds_for_report);
    char line[64];
    write_line(line, snprintf(line, sizeof line, "fault\t%s\t%d\n", kind, number));
    write_backtrace();
    write_line("end\n", 4);
}

static void report_signal(int number) {
    static volatile sig_atomic_t is_reporting = 0;
    if (!is_reporting) {
        is_reporting = 1;
        write_report("signal", number);
    }
    signal(number, SIG_DFL);
    raise(number);
}

static void report_wanted_fault(int number) {
    (void)number;
    write_report(wanted_kind, 0);
    _exit(wanted_exit_status);
}

void report_fault_of_main_thread(const char *kind, int exit_status) {
    snprintf(wanted_kind, sizeof wanted_kind, "%s", kind);
    wanted_exit_status = exit_status;
    pthread_kill(main_thread, SIGUSR2);
    struct timespec pause = {seconds_for_report, 0};
    clock_nanosleep(CLOCK_MONOTONIC, 0, &pause, NULL);
    _exit(exit_status);
}

void install_fault_reports(void) {
    const char *channel = getenv("SANDLOT_REPORT");
    if (channel) report_channel = atoi(channel);
    main_thread = pthread_self();

    // Loads what backtrace needs while memory can still be asked for.
    void *frame;
    backtrace(&frame, 1);

    stack_t stack = {.ss_sp = malloc(signal_stack_size), .ss_size = signal_stack_size};
    sigaltstack(&stack, NULL);

    struct sigaction action = {.sa_handler = report_signal, .sa_flags = SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};
    for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) sigaction(fatal[index], &action, NULL);

    action.sa_handler = report_wanted_fault;
    sigaction(SIGUSR2, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}
