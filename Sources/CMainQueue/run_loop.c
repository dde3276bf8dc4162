#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

// Weak definitions: those of a library that is linked statically go first, so that the program has one of each.
#define REPLACEABLE __attribute__((weak))

static bool uses_run_loop;

// MARK: - Timers

// Of CoreFoundation, which is a part of Foundation.
extern const void *CFRetain(const void *object) REPLACEABLE;
extern void CFRelease(const void *object) REPLACEABLE;
extern unsigned char CFRunLoopTimerIsValid(void *timer) REPLACEABLE;
extern void CFRunLoopTimerInvalidate(void *timer) REPLACEABLE;

static void **timers;
static size_t timer_count, timer_room;

static void forget_invalid(void) {
    size_t kept = 0;
    for (size_t index = 0; index < timer_count; index++) {
        if (CFRunLoopTimerIsValid(timers[index])) timers[kept++] = timers[index];
        else CFRelease(timers[index]);
    }
    timer_count = kept;
}

static void note_timer(void *timer) {
    if (timer_count == timer_room) forget_invalid();
    // At least half of the room is free then, so that not each timer looks at all others.
    if (timer_count * 2 >= timer_room) {
        size_t room = timer_room > 0 ? timer_room * 2 : 16;
        void **more = realloc(timers, room * sizeof(void *));
        if (more == NULL) return;
        timers = more;
        timer_room = room;
    }
    timers[timer_count++] = (void *)CFRetain(timer);
}

REPLACEABLE void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    static void (*next)(void *, void *, const void *);
    if (next == NULL) next = dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
    if (next == NULL) return;
    if (cmq_is_spec_thread()) {
        uses_run_loop = true;
        note_timer(timer);
    }
    next(loop, timer, mode);
}

REPLACEABLE void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
    static void (*next)(void *, const void *, void *);
    if (next == NULL) next = dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
    if (cmq_is_spec_thread()) uses_run_loop = true;
    if (next != NULL) next(loop, mode, block);
}

// `Thread.sleep` waits until this has moved, which the clock of a spec wouldn't.
REPLACEABLE double CFGetSystemUptime(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

bool cmq_uses_run_loop(void) { return uses_run_loop; }

void cmq_invalidate_timers(void) {
    // A timer that is invalidated may release what adds another.
    while (timer_count > 0) {
        void *timer = timers[--timer_count];
        CFRunLoopTimerInvalidate(timer);
        CFRelease(timer);
    }
}

// MARK: - The main queue

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(struct dispatch_queue_s *queue, void *block);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static bool (*take)(int64_t nanoseconds, void *block);

void cmq_take_delayed(bool (*function)(int64_t nanoseconds, void *block)) { take = function; }

void cmq_finish_delayed(void *block, bool runs) {
    if (runs) dispatch_async(&_dispatch_main_q, block);
    _Block_release(block);
}

// The delay after the time that Dispatch was last asked for, which mostly is part of the same expression: `.now() + 2` is
// two seconds, however long the thread waits before this is called. Negative for a time that isn't one of its two clocks'.
static int64_t delay_until(uint64_t time) {
    cmq_dispatch_time last = cmq_last_dispatch_time();
    // Of a wall clock, the two highest bits are set, and the number is negated.
    bool is_wall = time >> 62 == 3, is_uptime = time >> 62 == 0;
    int64_t base = is_wall ? last.wall : last.uptime;
    // In Dispatch's numbers, 0 is DISPATCH_TIME_NOW, and all bits set are DISPATCH_TIME_FOREVER.
    if (time == 0 || time == UINT64_MAX || base == 0 || (!is_wall && !is_uptime)) return -1;
    int64_t delay = (is_wall ? -(int64_t)time : (int64_t)time) - base;
    return delay > 0 ? delay : 0;
}

REPLACEABLE void dispatch_after(uint64_t when, struct dispatch_queue_s *queue, void *block) {
    static void (*next)(uint64_t, struct dispatch_queue_s *, void *);
    if (next == NULL) next = dlsym(RTLD_NEXT, "dispatch_after");
    if (take != NULL && queue == &_dispatch_main_q && cmq_is_spec_thread()) {
        int64_t delay = delay_until(when);
        void *copy = delay >= 0 ? _Block_copy(block) : NULL;
        if (copy != NULL && take(delay, copy)) return;
        if (copy != NULL) _Block_release(copy);
    }
    if (next != NULL) next(when, queue, block);
}
