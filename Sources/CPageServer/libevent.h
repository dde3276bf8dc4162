// The part of libevent's interface that is used here. Its headers belong to the package for development, which nobody
// should need: these are the facts of the binary interface of version 2.1 (libevent-2.1.so.7).
#ifndef VIEWSPEC_LIBEVENT_H
#define VIEWSPEC_LIBEVENT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/time.h>
#include <sys/types.h>

struct event_base;
struct event;
struct evbuffer;
struct evkeyvalq;
struct bufferevent;
struct evhttp;
struct evhttp_request;
struct evhttp_connection;
struct evhttp_bound_socket;

/// Bits of `what` in a callback of an event, and in event_new.
enum { lv_read = 0x02 };
/// The flag of event_base_loop to return once something has happened.
enum { lv_once = 0x01 };
/// Methods of requests, as bits.
enum { lv_get = 1 << 0, lv_post = 1 << 1, lv_head = 1 << 2 };

/// The functions, all of them or none.
typedef struct lv_library {
    struct event_base *(*base_new)(void);
    void (*base_free)(struct event_base *);
    int (*base_loop)(struct event_base *, int flags);
    struct event *(*event_new)(
        struct event_base *, int descriptor, short what, void (*callback)(int, short, void *), void *context);
    int (*event_add)(struct event *, const struct timeval *);
    void (*event_free)(struct event *);

    struct evhttp *(*http_new)(struct event_base *);
    void (*http_free)(struct evhttp *);
    struct evhttp_bound_socket *(*http_accept)(struct evhttp *, int descriptor);
    void (*http_set_handler)(struct evhttp *, void (*handler)(struct evhttp_request *, void *), void *context);
    void (*http_set_methods)(struct evhttp *, uint16_t methods);
    void (*http_set_largest_body)(struct evhttp *, ssize_t bytes);
    void (*http_set_largest_headers)(struct evhttp *, ssize_t bytes);

    const char *(*request_uri)(const struct evhttp_request *);
    int (*request_method)(const struct evhttp_request *);
    struct evkeyvalq *(*request_headers)(struct evhttp_request *);
    struct evkeyvalq *(*response_headers)(struct evhttp_request *);
    struct evbuffer *(*request_body)(struct evhttp_request *);
    struct evhttp_connection *(*request_connection)(struct evhttp_request *);
    const char *(*find_header)(const struct evkeyvalq *, const char *name);
    int (*add_header)(struct evkeyvalq *, const char *name, const char *value);
    void (*reply)(struct evhttp_request *, int status, const char *reason, struct evbuffer *body);
    void (*reply_start)(struct evhttp_request *, int status, const char *reason);
    void (*reply_chunk)(struct evhttp_request *, struct evbuffer *chunk);
    void (*reply_end)(struct evhttp_request *);
    struct bufferevent *(*connection_stream)(struct evhttp_connection *);
    struct evbuffer *(*stream_output)(struct bufferevent *);

    struct evbuffer *(*buffer_new)(void);
    void (*buffer_free)(struct evbuffer *);
    int (*buffer_add)(struct evbuffer *, const void *bytes, size_t length);
    size_t (*buffer_length)(const struct evbuffer *);
    unsigned char *(*buffer_bytes)(struct evbuffer *, ssize_t length);
} lv_library;

/// Loads the library; false where it, or a function, isn't there.
bool lv_load(lv_library *library);

#endif
