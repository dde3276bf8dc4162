#include "CLineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int interrupts[2] = {-1, -1};
static pthread_t owner;
static bool (*stops_running)(void);
static struct sigaction before;

static void take(int number) {
    int saved = errno;
    if (!pthread_equal(pthread_self(), owner)) {
        // What runs may be looked at by its own thread only.
        pthread_kill(owner, number);
    } else if (stops_running == NULL || !stops_running()) {
        ssize_t ignored = write(interrupts[1], "!", 1);
        (void)ignored;
    }
    errno = saved;
}

static bool prepare(int descriptor) {
    return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0;
}

bool cle_watch_interrupts(bool (*stops)(void)) {
    if (interrupts[0] < 0) {
        if (pipe(interrupts) != 0) return false;
        if (!prepare(interrupts[0]) || !prepare(interrupts[1])) return false;
    }
    owner = pthread_self();
    stops_running = stops;
    struct sigaction action = {.sa_handler = take, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGINT, &action, &before) != 0) return false;
    // Who starts us may have blocked it, and that is handed down.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return pthread_sigmask(SIG_UNBLOCK, &set, NULL) == 0;
}

int cle_interrupt_descriptor(void) { return interrupts[0]; }

bool cle_take_interrupts(void) {
    char bytes[64];
    bool took = false;
    while (read(interrupts[0], bytes, sizeof bytes) > 0) took = true;
    return took;
}

void cle_unwatch_interrupts(void) {
    sigaction(SIGINT, &before, NULL);
    stops_running = NULL;
}
