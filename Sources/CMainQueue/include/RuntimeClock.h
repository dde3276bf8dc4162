/// The time that code of a spec reads: that of Swift's concurrency (`ContinuousClock.now`, `SuspendingClock.now`, and with them the
/// instant at which a task that goes to sleep is to wake up), Foundation's dates, and libc's `time` and `gettimeofday`.
#ifndef RuntimeClock_h
#define RuntimeClock_h

#include <stdbool.h>
#include <stdint.h>

/// Calls functions that read clocks, to learn from where they read the system's. On a thread that runs specs.
///
/// `read` reads each of those of the concurrency runtime and of Foundation, `read_dispatch` that of Dispatch, which
/// stays the system's.
void cmq_learn_clocks(void (*read)(void), void (*read_dispatch)(void));

/// Stops the clocks that were learned. On a thread that runs specs, for which alone they stand still.
///
/// Clocks that show no date are a number of nanoseconds after the moment of the first call of this function; dates are
/// nanoseconds since 1970.
void cmq_stop_clocks(int64_t nanoseconds, int64_t since_1970);

/// The system's time as Dispatch last read it on a thread that runs specs, in nanoseconds.
typedef struct {
    /// Since the machine started, without the time that it slept.
    int64_t uptime;
    /// Since 1970.
    int64_t wall;
} cmq_dispatch_time;

cmq_dispatch_time cmq_last_dispatch_time(void);

#endif
