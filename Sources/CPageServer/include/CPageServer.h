// Serves HTTP on the loopback interface, on the thread that waits for it, over libevent, which is loaded by whoever opens a
// server: nothing else needs it.
#ifndef VIEWSPEC_CPAGESERVER_H
#define VIEWSPEC_CPAGESERVER_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct cps_server cps_server;
/// A request. Each ends with exactly one cps_respond or cps_end, whether or not the client is still there.
typedef struct cps_request cps_request;

/// Whether libevent is there.
bool cps_is_available(void);

/// Listens at 127.0.0.1.
/// - port: 0 for one that is free.
/// - descriptor: A socket that listens already; -1 for a new one.
/// - largest_body: The bytes that the body of a request may have; a larger one is refused.
/// NULL with errno set where that can't be.
cps_server *cps_open(int port, int descriptor, size_t largest_body);
void cps_close(cps_server *);
int cps_port(const cps_server *);
/// The socket that listens.
int cps_descriptor(const cps_server *);

/// Serves until there is a request, one of the descriptors is ready, or some milliseconds are over; -1 for no end. What is
/// ready is noted as poll does.
void cps_wait(cps_server *, struct pollfd *watched, size_t count, int milliseconds);

/// The next request; NULL for none.
cps_request *cps_next(cps_server *);

/// "GET", "POST", "HEAD".
const char *cps_method(const cps_request *);
/// What the request line has, as it was sent.
const char *cps_uri(const cps_request *);
/// The value of a header; NULL for none.
const char *cps_header(const cps_request *, const char *name);
const void *cps_body(const cps_request *, size_t *length);

void cps_add_header(cps_request *, const char *name, const char *value);
/// Answers, and ends the request.
void cps_respond(cps_request *, int status, const void *body, size_t length);

/// Begins an answer that comes in pieces.
void cps_begin(cps_request *, int status);
/// Sends a piece. False where the client has gone.
bool cps_send(cps_request *, const void *bytes, size_t length);
/// The bytes that the client hasn't taken yet.
size_t cps_backlog(const cps_request *);
/// Whether the client has gone.
bool cps_is_gone(const cps_request *);
/// Ends an answer in pieces.
void cps_end(cps_request *);

#endif
