/// Dispatch's main queue, for a program whose main thread runs its blocks when it chooses to.
#ifndef CMainQueue_h
#define CMainQueue_h

#include <stdbool.h>

#include "CurrentLocale.h"
#include "Hashing.h"
#include "Preferences.h"
#include "RunLoop.h"
#include "RuntimeClock.h"
#include "Suspension.h"

/// A descriptor that is readable while blocks wait; made with the first call.
int cmq_descriptor(void);

/// The same if anything has asked for it; otherwise -1.
int cmq_known_descriptor(void);

/// Runs the blocks that wait. On the main thread only. Returns whether there were any.
bool cmq_run(void);

/// Whether there are blocks that wait.
bool cmq_is_ready(void);

/// Whether the calling thread runs the tasks of specs at the moment.
bool cmq_is_spec_thread(void);

/// Says whether the calling thread runs the tasks of specs from here on. Returns whether it did before.
bool cmq_set_spec_thread(bool runs_specs);

/// Calls a function with each error that Swift code throws, on the thread that throws it, before it does.
void cmq_note_thrown(void (*handler)(void *error));

/// Gives this process, which has just been forked, a descriptor of its own. What waited is left to the parent.
void cmq_forked(void);

#endif
