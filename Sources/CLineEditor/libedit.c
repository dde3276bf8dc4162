#include "libedit.h"

#include <dlfcn.h>
#include <string.h>

// C doesn't let a pointer to data be converted to one to a function, which is what dlsym is for.
static bool find(void *handle, const char *name, void *function) {
    void *symbol = dlsym(handle, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

bool le_load(le_library *library, const char *name) {
    // It stays loaded: its functions may be registered for the process's end.
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    return handle != NULL && find(handle, "el_init", &library->init) && find(handle, "el_end", &library->end)
           && find(handle, "el_wgets", &library->gets) && find(handle, "el_wset", &library->set)
           && find(handle, "el_wget", &library->get) && find(handle, "el_wline", &library->line)
           && find(handle, "el_winsertstr", &library->insert) && find(handle, "el_deletestr", &library->delete)
           && find(handle, "el_resize", &library->resize) && find(handle, "el_source", &library->source)
           && find(handle, "history_winit", &library->history_init)
           && find(handle, "history_wend", &library->history_end) && find(handle, "history_w", &library->history);
}
