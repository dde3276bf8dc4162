#define _GNU_SOURCE
#include "CWorkers.h"
#include "signals.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Absent in a program that is linked statically.
extern const char _DYNAMIC[] __attribute__((weak, visibility("hidden")));

bool sw_is_static(void) { return _DYNAMIC == NULL; }

static int death_descriptor = -1;
static void (*death_writer)(int descriptor);

static volatile sig_atomic_t is_dying = false;

enum { deepest_frame = 64 };

static void put(const char *text) {
    ssize_t ignored = write(death_descriptor, text, strlen(text));
    (void)ignored;
}

static void write_frames(void) {
    void *frames[deepest_frame];
    int count = backtrace(frames, deepest_frame);
    // The first ones are this function, the handler and the signal's own.
    for (int index = 3; index < count; index++) {
        Dl_info info = {0};
        char line[1024];
        bool known = dladdr(frames[index], &info) != 0;
        const char *path = known && info.dli_fname != NULL ? info.dli_fname : "?";
        const char *slash = strrchr(path, '/');
        snprintf(
            line, sizeof line, "F %s %p %s\n", slash != NULL ? slash + 1 : path, frames[index],
            known && info.dli_sname != NULL ? info.dli_sname : "?");
        put(line);
    }
}

static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGQUIT};
enum { deadly_count = sizeof deadly / sizeof *deadly };

static void handle_deaths(void (*handler)(int number)) {
    // The first call of backtrace() loads a library, which a handler must not. In a program that is linked statically
    // there is nothing to load, and it sorts the frames of the whole program instead: only a death is worth that.
    void *frame[1];
    if (!sw_is_static()) backtrace(frame, 1);
    // A stack that is used up can't take a handler's frame.
    static char room[1 << 18];
    stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
    for (size_t index = 0; index < deadly_count; index++) {
        struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | SA_NODEFER};
        sigemptyset(&action.sa_mask);
        sigaction(deadly[index], &action, NULL);
    }
    sw_unblock(deadly, deadly_count);
}

static void report_death(int number) {
    signal(number, SIG_DFL);
    // The report itself may go wrong: in a process whose memory is damaged it may wait for ever. What is known first is
    // written first.
    if (is_dying) {
        raise(number);
        return;
    }
    is_dying = true;
    signal(SIGALRM, SIG_DFL);
    sw_unblock((const int[]){SIGALRM}, 1);
    alarm(2);
    char line[32];
    snprintf(line, sizeof line, "S %d\n", number);
    put(line);
    write_frames();
    if (death_writer != NULL) death_writer(death_descriptor);
    put(".\n");
    raise(number);
}

void sw_report_death(int descriptor, void (*also)(int descriptor)) {
    death_descriptor = descriptor;
    death_writer = also;
    handle_deaths(report_death);
}

static void (*death_teller)(int number, int frames);

// Seconds that a copy has for telling of a death: it may need a lock that the process held as it died.
enum { telling_limit = 3 };

static void tell_death(int number) {
    signal(number, SIG_DFL);
    int ends[2];
    // The frames of a stack fit into a pipe.
    if (pipe(ends) == 0) {
        death_descriptor = ends[1];
        write_frames();
        close(ends[1]);
        // Already making the copy takes locks.
        signal(SIGALRM, SIG_DFL);
        sw_unblock((const int[]){SIGALRM}, 1);
        alarm(telling_limit + 1);
        pid_t teller = fork();
        if (teller == 0) {
            for (int index = 0; index < deadly_count; index++) signal(deadly[index], SIG_DFL);
            alarm(telling_limit);
            death_teller(number, ends[0]);
            _exit(0);
        }
        close(ends[0]);
        while (teller > 0 && waitpid(teller, NULL, 0) < 0 && errno == EINTR) continue;
        alarm(0);
    }
    raise(number);
}

void sw_tell_death(void (*teller)(int number, int frames)) {
    death_teller = teller;
    handle_deaths(tell_death);
}
