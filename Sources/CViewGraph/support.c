#define _GNU_SOURCE
#include "CViewGraph.h"

#include <pthread.h>
#include <stdint.h>

static _Thread_local void *current_owner;

void *vt_current_owner(void) { return current_owner; }

void *vt_set_current_owner(void *owner) {
    void *previous = current_owner;
    current_owner = owner;
    return previous;
}

static pthread_t main_thread;

__attribute__((constructor)) static void remember_main_thread(void) { main_thread = pthread_self(); }

bool vt_is_main_thread(void) { return pthread_equal(pthread_self(), main_thread) != 0; }

size_t vt_stack_remaining(void) {
    static _Thread_local char *lowest;
    if (lowest == NULL) {
        pthread_attr_t attributes;
        void *address;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return SIZE_MAX;
        pthread_attr_getstack(&attributes, &address, &size);
        pthread_attr_destroy(&attributes);
        lowest = address;
    }
    char *here = __builtin_frame_address(0);
    return here > lowest ? (size_t)(here - lowest) : 0;
}
