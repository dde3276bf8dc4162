#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"
#include "image.h"

#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// Neither the concurrency runtime nor Foundation has a hook for the time. They read the system's, by clock_gettime: the
// definition in this file stands before that of libc for all of the program, and answers them with the time of the specs.
// Everybody else, such as Dispatch, this package's own measurements and other threads, gets what the system says.

// Code that reads the time of the specs: all of a library, or a single place where it is linked into the program itself.
typedef struct {
    uintptr_t start, end;
} reader;

static reader readers[32];
static int reader_count;
static bool is_learning, is_stopped;
static int64_t elapsed, date;
// What the clocks that count from the start of the machine were when the time first stopped.
static int64_t uptime_origin, boottime_origin;

// The code of Dispatch that says which time it is, and what it said last on the thread of the specs.
static reader dispatch;
static bool is_learning_dispatch;
static cmq_dispatch_time of_dispatch;

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

// MARK: - Who reads

static int find_code(struct dl_phdr_info *image, size_t size, void *found) {
    (void)size;
    reader *wanted = found;
    const ElfW(Phdr) *part = part_with(image, wanted->start);
    if (part == NULL) return 0;
    // What is linked together with this file has more in it than readers.
    if (part_with(image, (uintptr_t)find_code) != NULL) return 1;
    wanted->start = image->dlpi_addr + part->p_vaddr;
    wanted->end = wanted->start + part->p_memsz;
    return 1;
}

static reader reader_at(void *place) {
    reader found = {.start = (uintptr_t)place, .end = (uintptr_t)place + 1};
    dl_iterate_phdr(find_code, &found);
    return found;
}

static bool contains(const reader *reader, void *place) {
    return (uintptr_t)place >= reader->start && (uintptr_t)place < reader->end;
}

static bool is_reader(void *place) {
    for (int index = 0; index < reader_count; index++)
        if (contains(&readers[index], place)) return true;
    return false;
}

static void learn(void *place) {
    if (is_learning_dispatch) dispatch = reader_at(place);
    else if (!is_reader(place) && reader_count < (int)(sizeof(readers) / sizeof(readers[0])))
        readers[reader_count++] = reader_at(place);
}

// MARK: - What they read

// Whether the specs have a time of this clock.
static bool read_spec(clockid_t clock, struct timespec *time) {
    int64_t now;
    switch (clock) {
    case CLOCK_REALTIME: now = date; break;
    case CLOCK_MONOTONIC: now = uptime_origin + elapsed; break;
    case CLOCK_BOOTTIME: now = boottime_origin + elapsed; break;
    default: return false;
    }
    *time = (struct timespec){.tv_sec = now / 1000000000, .tv_nsec = now % 1000000000};
    return true;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!cmq_is_spec_thread()) return read_system(clock, time);
    void *place = __builtin_extract_return_addr(__builtin_return_address(0));
    if (is_learning) learn(place);
    if (is_stopped && is_reader(place) && read_spec(clock, time)) return 0;
    int result = read_system(clock, time);
    if (result == 0 && contains(&dispatch, place)) {
        int64_t now = (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
        if (clock == CLOCK_MONOTONIC) of_dispatch.uptime = now;
        if (clock == CLOCK_REALTIME) of_dispatch.wall = now;
    }
    return result;
}

// Dispatch reads the date by clock_gettime: all who call these two on the thread of the specs are Foundation, Lua and apps.
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    if (is_learning && cmq_is_spec_thread()) learn(__builtin_extract_return_addr(__builtin_return_address(0)));
    struct timespec now;
    if (!is_stopped || !cmq_is_spec_thread() || !read_spec(CLOCK_REALTIME, &now)) read_system(CLOCK_REALTIME, &now);
    *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (!is_stopped || !cmq_is_spec_thread() || !read_spec(CLOCK_REALTIME, &now)) read_system(CLOCK_REALTIME, &now);
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}

// A run loop has the system wake it when a timer is due, and then asks the clock which one is. By the clock of the specs that is at
// another time: it is woken at once, whenever it is asked to run.
int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec at_once = *new;
    void *place = __builtin_extract_return_addr(__builtin_return_address(0));
    bool is_set = new->it_value.tv_sec != 0 || new->it_value.tv_nsec != 0;
    if (is_set && (flags & TFD_TIMER_ABSTIME) && is_stopped && cmq_is_spec_thread() && is_reader(place))
        at_once.it_value = (struct timespec){.tv_nsec = 1};
    return (int)syscall(SYS_timerfd_settime, timer, flags, &at_once, old);
}

// MARK: - For Swift

void cmq_learn_clocks(void (*read)(void), void (*read_dispatch)(void)) {
    if (reader_count > 0) return;
    is_learning = true;
    read();
    is_learning_dispatch = true;
    read_dispatch();
    is_learning_dispatch = is_learning = false;
}

void cmq_stop_clocks(int64_t nanoseconds, int64_t since_1970) {
    elapsed = nanoseconds;
    date = since_1970;
    if (is_stopped) return;
    uptime_origin = nanoseconds_of_system(CLOCK_MONOTONIC);
    boottime_origin = nanoseconds_of_system(CLOCK_BOOTTIME);
    is_stopped = true;
}

cmq_dispatch_time cmq_last_dispatch_time(void) { return of_dispatch; }
