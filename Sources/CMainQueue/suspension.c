#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <string.h>

// The parts of the runtime's structures that don't change: code that the compiler has made reads and writes them. The runtime says
// for debuggers how it lays out the rest, by a number.
typedef struct context {
    const struct context *parent;
    uintptr_t resume_parent;
} context;

typedef struct {
    void *header[2];
    void *scheduler[2];
    uint32_t flags, number;
    void *voucher, *reserved;
    uintptr_t resume;
    const context *resume_context;
} task;

extern const uint32_t _swift_concurrency_debug_internal_layout_version __attribute__((weak));

enum { known_layout = 1, kind_mask = 0xff, kind_of_tasks = 0 };

size_t cmq_suspended_functions(const void *job, uintptr_t *addresses, size_t room) {
    const uint32_t *layout = &_swift_concurrency_debug_internal_layout_version;
    if (layout == NULL || *layout != known_layout || sizeof(void *) != 8) return 0;
    const task *suspended = job;
    if ((suspended->flags & kind_mask) != kind_of_tasks || room == 0) return 0;
    size_t count = 0;
    addresses[count++] = suspended->resume;
    for (const context *each = suspended->resume_context; each != NULL && count < room; each = each->parent) {
        if (each->resume_parent == 0) break;
        addresses[count++] = each->resume_parent;
    }
    return count;
}

// MARK: - Blocks

extern struct dispatch_queue_s _dispatch_main_q;

enum { most_frames = 32 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool notes_blocks;
static size_t block_count;
static int frame_count;
static void *frames[most_frames];

void cmq_note_blocks(bool notes) {
    pthread_mutex_lock(&mutex);
    notes_blocks = notes;
    block_count = 0;
    pthread_mutex_unlock(&mutex);
}

size_t cmq_take_block_callers(uintptr_t *addresses, size_t room, size_t *blocks) {
    pthread_mutex_lock(&mutex);
    size_t count = block_count == 0 ? 0 : (size_t)frame_count;
    if (count > room) count = room;
    for (size_t index = 0; index < count; index++) addresses[index] = (uintptr_t)frames[index];
    *blocks = block_count;
    block_count = 0;
    pthread_mutex_unlock(&mutex);
    return count;
}

size_t cmq_running_functions(uintptr_t *addresses, size_t room) {
    return (size_t)backtrace((void **)addresses, (int)room);
}

// In a program that is linked statically the linker takes Dispatch's own, and nothing is noted.
__attribute__((weak)) void dispatch_async(struct dispatch_queue_s *queue, void *block) {
    static void (*next)(struct dispatch_queue_s *, void *);
    if (next == NULL) next = dlsym(RTLD_NEXT, "dispatch_async");
    if (notes_blocks && queue == &_dispatch_main_q) {
        pthread_mutex_lock(&mutex);
        if (block_count++ == 0) frame_count = backtrace(frames, most_frames);
        pthread_mutex_unlock(&mutex);
    }
    if (next != NULL) next(queue, block);
}
