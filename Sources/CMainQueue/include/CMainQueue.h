/// Dispatch's main queue, for a program whose main thread runs its blocks when it chooses to.
#ifndef CMainQueue_h
#define CMainQueue_h

#include <stdbool.h>

/// A descriptor that is readable while blocks wait; made with the first call.
int cmq_descriptor(void);

/// The same if anything has asked for it; otherwise -1.
int cmq_known_descriptor(void);

/// Runs the blocks that wait. On the main thread only. Returns whether there were any.
bool cmq_run(void);

/// Whether there are blocks that wait.
bool cmq_is_ready(void);

/// Whether the calling thread is the one on which they run.
bool cmq_is_main_thread(void);

/// Returns the number of times that the calling thread has lost or given up the processor.
long cmq_thread_switches(void);

/// Calls a function with each error that Swift code throws, on the thread that throws it, before it does.
void cmq_note_thrown(void (*handler)(void *error));

/// Gives this process, which has just been forked, a descriptor of its own. What waited is left to the parent.
void cmq_forked(void);

#endif
