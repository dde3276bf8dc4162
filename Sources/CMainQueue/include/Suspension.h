/// Where tasks are that aren't running.
#ifndef Suspension_h
#define Suspension_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Notes the functions in which a task goes on when it runs next: the innermost one first, then those that await it. `job` is the
/// job of a task that isn't running. Returns the number of addresses, none where the runtime lays tasks out in another
/// way than this knows.
size_t cmq_suspended_functions(const void *job, uintptr_t *addresses, size_t room);

/// Decides whether it is noted from where blocks are given to the main queue.
void cmq_note_blocks(bool notes);

/// Takes the addresses of the calls that have given blocks to the main queue since the last time, for the first of them; the
/// innermost one first. Returns their number, and how many blocks there were.
size_t cmq_take_block_callers(uintptr_t *addresses, size_t room, size_t *blocks);

/// Notes the functions that the calling thread is in, the innermost one first. Returns their number.
size_t cmq_running_functions(uintptr_t *addresses, size_t room);

#endif
