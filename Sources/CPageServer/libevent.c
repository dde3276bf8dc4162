#include "libevent.h"

#include <dlfcn.h>
#include <string.h>

// Absent in a program that is linked statically.
extern const char _DYNAMIC[] __attribute__((weak, visibility("hidden")));

/// The functions of lv_library, by its names and by those of libevent.
#define LV_FUNCTIONS(each)                                                                                             \
    each(base_new, event_base_new) each(base_free, event_base_free) each(base_loop, event_base_loop)                   \
        each(event_new, event_new) each(event_add, event_add) each(event_free, event_free) each(http_new, evhttp_new)  \
            each(http_free, evhttp_free) each(http_accept, evhttp_accept_socket_with_handle)                           \
                each(http_set_handler, evhttp_set_gencb) each(http_set_methods, evhttp_set_allowed_methods)            \
                    each(http_set_largest_body, evhttp_set_max_body_size)                                              \
                        each(http_set_largest_headers, evhttp_set_max_headers_size)                                    \
                            each(request_uri, evhttp_request_get_uri) each(request_method, evhttp_request_get_command) \
                                each(request_headers, evhttp_request_get_input_headers)                                \
                                    each(response_headers, evhttp_request_get_output_headers)                          \
                                        each(request_body, evhttp_request_get_input_buffer)                            \
                                            each(request_connection, evhttp_request_get_connection)                    \
                                                each(find_header, evhttp_find_header)                                  \
                                                    each(add_header, evhttp_add_header) LV_MORE_FUNCTIONS(each)
#define LV_MORE_FUNCTIONS(each)                                                                                        \
    each(reply, evhttp_send_reply) each(reply_start, evhttp_send_reply_start)                                          \
        each(reply_chunk, evhttp_send_reply_chunk) each(reply_end, evhttp_send_reply_end)                              \
            each(connection_stream, evhttp_connection_get_bufferevent) each(stream_output, bufferevent_get_output)     \
                each(buffer_new, evbuffer_new) each(buffer_free, evbuffer_free) each(buffer_add, evbuffer_add)         \
                    each(buffer_length, evbuffer_get_length) each(buffer_bytes, evbuffer_pullup)

// Null where the program has none, which is usual.
#define LV_DECLARE(field, name) extern void name(void) __attribute__((weak));
LV_FUNCTIONS(LV_DECLARE)

/// Takes the functions from the program itself.
static bool take_linked(lv_library *library) {
    void (*function)(void);
// C doesn't let a pointer to one function be converted to one to another.
#define LV_TAKE(field, name)                                                                                           \
    function = name;                                                                                                   \
    if (function == NULL) return false;                                                                                \
    memcpy(&library->field, &function, sizeof function);
    LV_FUNCTIONS(LV_TAKE)
    return true;
}

// Nor that to data to one to a function, which is what dlsym is for.
static bool find(void *handle, const char *name, void *function) {
    void *symbol = dlsym(handle, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

bool lv_load(lv_library *library) {
    if (take_linked(library)) return true;
    // A library that a program loaded which is linked statically would use a C library of its own, and crash.
    if (_DYNAMIC == NULL) return false;
    // It stays loaded as long as the process.
    void *handle = dlopen("libevent-2.1.so.7", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return false;
#define LV_FIND(field, name)                                                                                           \
    if (!find(handle, #name, &library->field)) return false;
    LV_FUNCTIONS(LV_FIND)
    return true;
}
