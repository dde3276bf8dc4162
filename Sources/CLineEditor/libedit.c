#include "libedit.h"

#include <dlfcn.h>
#include <string.h>

// Absent in a program that is linked statically.
extern const char _DYNAMIC[] __attribute__((weak, visibility("hidden")));

/// The functions of le_library, by its names and by those of libedit.
#define LE_FUNCTIONS(each)                                                                                             \
    each(init, el_init) each(end, el_end) each(gets, el_wgets) each(set, el_wset) each(get, el_wget)                   \
        each(line, el_wline) each(insert, el_winsertstr) each(delete, el_deletestr) each(resize, el_resize)            \
            each(source, el_source) each(history_init, history_winit) each(history_end, history_wend)                  \
                each(history, history_w)

// Null where the program has none, which is usual.
#define LE_DECLARE(field, name) extern void name(void) __attribute__((weak));
LE_FUNCTIONS(LE_DECLARE)

/// Takes the functions from the program itself.
static bool take_linked(le_library *library) {
    void (*function)(void);
// C doesn't let a pointer to one function be converted to one to another.
#define LE_TAKE(field, name)                                                                                           \
    function = name;                                                                                                   \
    if (function == NULL) return false;                                                                                \
    memcpy(&library->field, &function, sizeof function);
    LE_FUNCTIONS(LE_TAKE)
    return true;
}

// Nor that to data to one to a function, which is what dlsym is for.
static bool find(void *handle, const char *name, void *function) {
    void *symbol = dlsym(handle, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

/// Whether the program is linked statically. A library that it loaded would use a C library of its own, and crash.
static bool is_static(void) { return _DYNAMIC == NULL; }

bool le_load(le_library *library, const char *name) {
    if (take_linked(library)) return true;
    if (is_static()) return false;
    // It stays loaded: its functions may be registered for the process's end.
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return false;
#define LE_FIND(field, name)                                                                                           \
    if (!find(handle, #name, &library->field)) return false;
    LE_FUNCTIONS(LE_FIND)
    return true;
}
