/// The delayed blocks that specs give to the main queue, and the timers and blocks that they give to the run loop of their thread.
///
/// Foundation and Dispatch call the functions that are defined here in place of their own where they are libraries of their own.
/// In a program that is linked statically the linker takes theirs, and nothing is noted.
#ifndef RunLoop_h
#define RunLoop_h

#include <stdbool.h>
#include <stdint.h>

/// Whether a thread of specs has given its run loop anything to do.
bool cmq_uses_run_loop(void);

/// Takes the timers that a thread of specs has added to its run loop out of it.
void cmq_invalidate_timers(void);

/// Asks a function about each block that a thread of specs gives to the main queue for later: after how many nanoseconds. It returns
/// whether it takes the block, and passes it to `cmq_finish_delayed` then, once.
void cmq_take_delayed(bool (*take)(int64_t nanoseconds, void *block));

/// Gives a block that was taken to the main queue, or drops it.
void cmq_finish_delayed(void *block, bool runs);

#endif
