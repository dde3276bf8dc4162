#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

// Exported by libdispatch for run loops such as CFRunLoop. The handle is an eventfd on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

static int descriptor = -1;

int cmq_descriptor(void) {
    if (descriptor < 0) descriptor = _dispatch_get_main_queue_handle_4CF();
    return descriptor;
}

int cmq_known_descriptor(void) { return descriptor; }

bool cmq_run(void) {
    eventfd_t count;
    if (eventfd_read(cmq_descriptor(), &count) != 0) return false;
    _dispatch_main_queue_callback_4CF(0);
    return true;
}

bool cmq_is_ready(void) {
    struct pollfd blocks = {.fd = cmq_descriptor(), .events = POLLIN};
    return poll(&blocks, 1, 0) > 0;
}

static _Thread_local bool is_spec_thread;

bool cmq_is_spec_thread(void) { return is_spec_thread; }

bool cmq_set_spec_thread(bool runs_specs) {
    bool before = is_spec_thread;
    is_spec_thread = runs_specs;
    return before;
}

// Of the Swift runtime: called where code throws, before it does.
extern void _swift_setWillThrowHandler(void (*handler)(void *error));

void cmq_note_thrown(void (*handler)(void *error)) { _swift_setWillThrowHandler(handler); }

void cmq_forked(void) {
    if (descriptor < 0) return;
    int own = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (own < 0) return;
    // Dispatch keeps the number, so the new one takes its place.
    dup3(own, descriptor, O_CLOEXEC);
    close(own);
}
