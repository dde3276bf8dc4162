#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

// Foundation doesn't tell of what is stored, nor in which suites. To look for it in the standard ones alone takes a millisecond
// in a process that has stored nothing, as long as a file of specs takes to start.

// Of CoreFoundation, which is a part of Foundation.
extern const void *CFRetain(const void *object) __attribute__((weak));
extern void CFRelease(const void *object) __attribute__((weak));

typedef struct {
    const void *key, *app;
} place;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static place *places;
static size_t place_count, place_room;

static void set_value(const void *key, const void *value, const void *app) {
    static void (*next)(const void *, const void *, const void *);
    if (next == NULL) next = dlsym(RTLD_NEXT, "CFPreferencesSetAppValue");
    if (next != NULL) next(key, value, app);
}

static void note(place stored) {
    pthread_mutex_lock(&mutex);
    if (place_count == place_room) {
        size_t room = place_room > 0 ? place_room * 2 : 16;
        place *more = realloc(places, room * sizeof(place));
        if (more != NULL) {
            places = more;
            place_room = room;
        }
    }
    if (place_count < place_room) {
        CFRetain(stored.key);
        CFRetain(stored.app);
        places[place_count++] = stored;
    }
    pthread_mutex_unlock(&mutex);
}

__attribute__((weak)) void CFPreferencesSetAppValue(const void *key, const void *value, const void *app) {
    if (value != NULL) note((place){.key = key, .app = app});
    set_value(key, value, app);
}

static bool is_foundation_in_program(void) {
    Dl_info here, there;
    if ((void *)CFRetain == NULL || !dladdr((void *)CFRetain, &there)) return true;
    return !dladdr((void *)is_foundation_in_program, &here) || here.dli_fbase == there.dli_fbase;
}

bool cmq_remove_stored_preferences(void) {
    while (true) {
        pthread_mutex_lock(&mutex);
        bool has_any = place_count > 0;
        place stored = has_any ? places[--place_count] : (place){.key = NULL};
        pthread_mutex_unlock(&mutex);
        if (!has_any) break;
        set_value(stored.key, NULL, stored.app);
        CFRelease(stored.key);
        CFRelease(stored.app);
    }
    static int is_in_program = -1;
    if (is_in_program < 0) is_in_program = is_foundation_in_program();
    return !is_in_program;
}
