#define _GNU_SOURCE
#include "stage.h"

#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <unistd.h>

/// Starts the process again with the same addresses every time, so that nothing a page shows hangs on where it was loaded.
static void settle_addresses(char **arguments) {
    if (getenv("SANDLOT_ADDRESSES_SETTLED")) return;
    setenv("SANDLOT_ADDRESSES_SETTLED", "1", 1);
    // Sets and dictionaries come in the same order every time.
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
    int persona = personality(0xffffffff);
    if (persona == -1 || personality((unsigned long)persona | ADDR_NO_RANDOMIZE) == -1) return;
    execv("/proc/self/exe", arguments);
}

/// The library beside this executable, or the one the environment names.
static void library_path(char *path, size_t size) {
    const char *named = getenv("SANDLOT_KIT");
    if (named && *named) {
        snprintf(path, size, "%s", named);
        return;
    }
    char executable[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", executable, sizeof executable - 1);
    executable[length > 0 ? length : 0] = 0;
    snprintf(path, size, "%s/libSandlotKit.so", dirname(executable));
}

int main(int count, char **arguments) {
    (void)count;
    settle_addresses(arguments);
    install_fault_reports();

    char path[PATH_MAX + 32];
    library_path(path, sizeof path);
    if (!dlopen(path, RTLD_NOW | RTLD_GLOBAL)) {
        fprintf(stderr, "sandlot-stage: cannot load %s: %s\n", path, dlerror());
        return 4;
    }
    int (*run)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "sandlot_stage_run");
    if (!run) {
        fprintf(stderr, "sandlot-stage: %s has no stage in it\n", path);
        return 4;
    }
    install_task_hooks();
    start_watchdog();
    return run();
}
