#include "restore.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/// The terminal tells pastes apart from typing, or doesn't.
static const char paste_on[] = "\033[?2004h", paste_off[] = "\033[?2004l";

static const int deadly[] = {SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
enum { deadly_count = sizeof deadly / sizeof *deadly };

static struct termios saved;
static struct sigaction before[deadly_count], resized_before, continued_before;
/// Set by the thread that reads lines, and taken back by that thread, a signal handler or the process's end, whichever
/// comes first.
static atomic_bool is_editing;
static int terminal_descriptor = -1, output_descriptor = -1, wake_descriptor = -1;

static void put(int descriptor, const char *text) {
    ssize_t ignored = write(descriptor, text, strlen(text));
    (void)ignored;
}

static void restore_terminal(void) {
    if (!atomic_exchange(&is_editing, false)) return;
    put(output_descriptor, paste_off);
    // A process in the background would be stopped for this.
    sigset_t output_stop, old;
    sigemptyset(&output_stop);
    sigaddset(&output_stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &output_stop, &old);
    tcsetattr(terminal_descriptor, TCSADRAIN, &saved);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static void die(int number) {
    restore_terminal();
    // The effect that it had before, such as to report a crash, or to end the process.
    for (int index = 0; index < deadly_count; index++) {
        if (deadly[index] == number) sigaction(number, &before[index], NULL);
    }
    raise(number);
}

static void wake(int number) {
    int saved_error = errno;
    put(wake_descriptor, number == SIGWINCH ? "r" : "c");
    errno = saved_error;
}

void restore_begin(int terminal, int output, int descriptor) {
    static bool is_registered = false;
    if (tcgetattr(terminal, &saved) != 0) return;
    terminal_descriptor = terminal;
    output_descriptor = output;
    wake_descriptor = descriptor;
    if (!is_registered) is_registered = atexit(restore_terminal) == 0;
    is_editing = true;
    struct sigaction action = {.sa_handler = die, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < deadly_count; index++) {
        sigaction(deadly[index], NULL, &before[index]);
        // The parent may want the process to continue after a hang-up, as nohup does.
        if (before[index].sa_handler != SIG_IGN) sigaction(deadly[index], &action, NULL);
    }
    struct sigaction waking = {.sa_handler = wake, .sa_flags = SA_RESTART};
    sigemptyset(&waking.sa_mask);
    sigaction(SIGWINCH, &waking, &resized_before);
    sigaction(SIGCONT, &waking, &continued_before);
    put(output, paste_on);
}

void restore_end(void) {
    if (!is_editing) return;
    restore_terminal();
    for (int index = 0; index < deadly_count; index++) sigaction(deadly[index], &before[index], NULL);
    sigaction(SIGWINCH, &resized_before, NULL);
    sigaction(SIGCONT, &continued_before, NULL);
}
