// What the view graph needs below Swift: which node is evaluated on this thread, and facts about the thread itself.
#ifndef CVIEWGRAPH_H
#define CVIEWGRAPH_H

#include <stdbool.h>
#include <stddef.h>

/// The object on whose behalf a body is evaluated on this thread, or NULL. A thread-local, so that a state read on
/// another thread records no dependency and races with nobody.
void *_Nullable vt_current_owner(void);
/// Makes `owner` current on this thread and returns the one before it.
void *_Nullable vt_set_current_owner(void *_Nullable owner);

/// Whether the caller runs on the process's main thread.
bool vt_is_main_thread(void);

/// Returns the number of bytes of this thread's stack that are still free.
size_t vt_stack_remaining(void);

#endif
