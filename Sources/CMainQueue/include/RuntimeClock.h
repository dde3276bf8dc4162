/// The time that Swift's concurrency reads while it runs a task of a spec: `ContinuousClock.now`, `SuspendingClock.now`, and with them
/// the instant at which a task that goes to sleep is to wake up.
#ifndef RuntimeClock_h
#define RuntimeClock_h

#include <stdbool.h>
#include <stdint.h>

/// Calls a function that reads each of the runtime's clocks once, to learn from where the runtime reads the system's. On
/// a thread that runs specs.
void cmq_learn_clocks(void (*read)(void));

/// Stops the clocks that were learned at a number of nanoseconds after the moment of the first call of this function. On
/// a thread that runs specs, for which alone they stand still.
void cmq_stop_clocks(int64_t nanoseconds);

#endif
