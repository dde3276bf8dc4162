#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <dlfcn.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// The concurrency runtime has no hook for its clocks. It reads the system's, by clock_gettime, from one place for each: the
// definition in this file stands before that of libc for all of the program, and answers those places with the time of the
// specs. Everybody else, such as Dispatch, Foundation's Date and other threads, gets what the system says.

// A place in the runtime, what it reads there, and what that was when the clocks first stopped.
typedef struct {
    void *place;
    clockid_t clock;
    int64_t origin;
} reader;

// Of the thread that runs the tasks of specs.
static reader readers[2];
static int reader_count;
static bool is_learning, is_stopped;
static int64_t elapsed;

static int (*of_libc)(clockid_t clock, struct timespec *time);

// There is no next definition in a program that is linked statically.
__attribute__((constructor)) static void find_libc(void) { of_libc = dlsym(RTLD_NEXT, "clock_gettime"); }

static int read_system(clockid_t clock, struct timespec *time) {
    return of_libc != NULL ? of_libc(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t nanoseconds_of_system(clockid_t clock) {
    struct timespec time;
    if (read_system(clock, &time) != 0) return 0;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void learn(void *place, clockid_t clock) {
    if (reader_count == sizeof(readers) / sizeof(readers[0])) return;
    readers[reader_count++] = (reader){.place = place, .clock = clock};
}

static const reader *find_reader(void *place, clockid_t clock) {
    for (int index = 0; index < reader_count; index++)
        if (readers[index].place == place && readers[index].clock == clock) return &readers[index];
    return NULL;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (cmq_is_spec_thread()) {
        void *place = __builtin_extract_return_addr(__builtin_return_address(0));
        if (is_learning) learn(place, clock);
        const reader *reader = is_stopped ? find_reader(place, clock) : NULL;
        if (reader != NULL) {
            int64_t now = reader->origin + elapsed;
            *time = (struct timespec){.tv_sec = now / 1000000000, .tv_nsec = now % 1000000000};
            return 0;
        }
    }
    return read_system(clock, time);
}

void cmq_learn_clocks(void (*read)(void)) {
    if (reader_count > 0) return;
    is_learning = true;
    read();
    is_learning = false;
}

void cmq_stop_clocks(int64_t nanoseconds) {
    elapsed = nanoseconds;
    if (is_stopped) return;
    for (int index = 0; index < reader_count; index++)
        readers[index].origin = nanoseconds_of_system(readers[index].clock);
    is_stopped = true;
}
