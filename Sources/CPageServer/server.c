#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CPageServer.h"
#include "libevent.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct cps_request {
    struct evhttp_request *request;
    cps_request *next;
};

struct cps_server {
    struct event_base *base;
    struct evhttp *http;
    int descriptor, port;
    /// The requests that wait to be taken, the first first.
    cps_request *first, *last;
};

static lv_library library;

bool cps_is_available(void) { return library.base_new != NULL || lv_load(&library); }

// MARK: Listening

static int listening_socket(int port) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0) return -1;
    int yes = 1;
    // A port that was used a moment ago is free.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0 && listen(descriptor, 128) == 0) {
        return descriptor;
    }
    int reason = errno;
    close(descriptor);
    errno = reason;
    return -1;
}

static void receive(struct evhttp_request *request, void *context) {
    cps_server *server = context;
    cps_request *taken = calloc(1, sizeof *taken);
    if (taken == NULL) return library.reply(request, 503, NULL, NULL);
    taken->request = request;
    if (server->last == NULL) server->first = taken;
    else server->last->next = taken;
    server->last = taken;
}

cps_server *cps_open(int port, int descriptor, size_t largest_body) {
    if (!cps_is_available()) {
        errno = ENOSYS;
        return NULL;
    }
    if (descriptor < 0) descriptor = listening_socket(port);
    if (descriptor < 0) return NULL;
    struct sockaddr_in address;
    socklen_t length = sizeof address;
    cps_server *server = calloc(1, sizeof *server);
    if (server != NULL && getsockname(descriptor, (struct sockaddr *)&address, &length) == 0) {
        server->base = library.base_new();
        if (server->base != NULL) server->http = library.http_new(server->base);
        if (server->http != NULL && library.http_accept(server->http, descriptor) != NULL) {
            server->descriptor = descriptor;
            server->port = ntohs(address.sin_port);
            library.http_set_handler(server->http, receive, server);
            library.http_set_methods(server->http, lv_get | lv_post | lv_head);
            library.http_set_largest_body(server->http, (ssize_t)largest_body);
            library.http_set_largest_headers(server->http, 16384);
            return server;
        }
    }
    int reason = errno;
    if (server != NULL && server->http != NULL) library.http_free(server->http);
    if (server != NULL && server->base != NULL) library.base_free(server->base);
    free(server);
    close(descriptor);
    errno = reason;
    return NULL;
}

void cps_close(cps_server *server) {
    for (cps_request *request; (request = cps_next(server)) != NULL;) cps_respond(request, 503, NULL, 0);
    library.http_free(server->http);
    library.base_free(server->base);
    free(server);
}

int cps_port(const cps_server *server) { return server->port; }
int cps_descriptor(const cps_server *server) { return server->descriptor; }

// MARK: Waiting

static void wake(int descriptor, short what, void *context) {
    (void)descriptor;
    (void)what;
    (void)context;
}

void cps_wait(cps_server *server, struct pollfd *watched, size_t count, int milliseconds) {
    struct event **events = calloc(count + 1, sizeof *events);
    if (events == NULL) milliseconds = milliseconds < 0 || milliseconds > 10 ? 10 : milliseconds;
    bool is_ready = poll(watched, count, 0) > 0 || server->first != NULL;
    struct timeval time = {milliseconds / 1000, milliseconds % 1000 * 1000};
    if (is_ready) time = (struct timeval){0, 0};
    for (size_t index = 0; events != NULL && index < count; index++) {
        if (watched[index].fd < 0 || is_ready) continue;
        events[index] = library.event_new(server->base, watched[index].fd, lv_read, wake, NULL);
        if (events[index] != NULL) library.event_add(events[index], NULL);
    }
    struct event *timer = library.event_new(server->base, -1, 0, wake, NULL);
    if (timer != NULL && (milliseconds >= 0 || is_ready)) library.event_add(timer, &time);
    library.base_loop(server->base, lv_once);
    for (size_t index = 0; events != NULL && index < count; index++) {
        if (events[index] != NULL) library.event_free(events[index]);
    }
    if (timer != NULL) library.event_free(timer);
    free(events);
    poll(watched, count, 0);
}

cps_request *cps_next(cps_server *server) {
    cps_request *request = server->first;
    if (request == NULL) return NULL;
    server->first = request->next;
    if (server->first == NULL) server->last = NULL;
    return request;
}

// MARK: Requests

const char *cps_method(const cps_request *request) {
    switch (library.request_method(request->request)) {
    case lv_get: return "GET";
    case lv_post: return "POST";
    default: return "HEAD";
    }
}

const char *cps_uri(const cps_request *request) { return library.request_uri(request->request); }

const char *cps_header(const cps_request *request, const char *name) {
    return library.find_header(library.request_headers(request->request), name);
}

const void *cps_body(const cps_request *request, size_t *length) {
    struct evbuffer *body = library.request_body(request->request);
    *length = library.buffer_length(body);
    return *length == 0 ? "" : (const void *)library.buffer_bytes(body, -1);
}

// MARK: Answers

/// The answers go to the request even where the client has gone: that is when libevent gives its memory back.
static struct evbuffer *buffer_of(const void *bytes, size_t length) {
    struct evbuffer *buffer = library.buffer_new();
    if (buffer != NULL && length > 0) library.buffer_add(buffer, bytes, length);
    return buffer;
}

static const char *reason_for(int status) {
    switch (status) {
    case 200: return "OK";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 503: return "Service Unavailable";
    default: return "Status";
    }
}

void cps_add_header(cps_request *request, const char *name, const char *value) {
    library.add_header(library.response_headers(request->request), name, value);
}

void cps_respond(cps_request *request, int status, const void *bytes, size_t length) {
    struct evbuffer *body = buffer_of(bytes, length);
    library.reply(request->request, status, reason_for(status), body);
    if (body != NULL) library.buffer_free(body);
    free(request);
}

void cps_begin(cps_request *request, int status) { library.reply_start(request->request, status, reason_for(status)); }

bool cps_is_gone(const cps_request *request) { return library.request_connection(request->request) == NULL; }

bool cps_send(cps_request *request, const void *bytes, size_t length) {
    if (cps_is_gone(request)) return false;
    struct evbuffer *chunk = buffer_of(bytes, length);
    if (chunk == NULL) return false;
    library.reply_chunk(request->request, chunk);
    library.buffer_free(chunk);
    return true;
}

size_t cps_backlog(const cps_request *request) {
    struct evhttp_connection *connection = library.request_connection(request->request);
    if (connection == NULL) return 0;
    return library.buffer_length(library.stream_output(library.connection_stream(connection)));
}

void cps_end(cps_request *request) {
    library.reply_end(request->request);
    free(request);
}
