#define _GNU_SOURCE
#include "CWorkers.h"
#include "signals.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// MARK: Processes

static void restore_signals(void);

void sw_settle_memory(void) { malloc_trim(0); }

void sw_keep_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}

void sw_write_at_once(void) { setvbuf(stdout, NULL, _IONBF, 0); }

ptrdiff_t sw_find(const void *bytes, size_t count, size_t position, const void *wanted, size_t wanted_count) {
    if (position >= count) return -1;
    // Frames often follow each other.
    bool is_here =
        count - position >= wanted_count && memcmp((const char *)bytes + position, wanted, wanted_count) == 0;
    if (is_here) return (ptrdiff_t)position;
    const char *found = memmem((const char *)bytes + position, count - position, wanted, wanted_count);
    return found == NULL ? -1 : found - (const char *)bytes;
}

// FNV-1a. In C, since it runs over each byte that a worker sends, which takes long in a debug build of Swift.
uint64_t sw_checksum(uint64_t before, const void *bytes, size_t count) {
    uint64_t value = before == 0 ? 0xCBF29CE484222325 : before;
    for (const uint8_t *byte = bytes, *end = byte + count; byte < end; byte++) value = (value ^ *byte) * 0x100000001B3;
    return value;
}

pid_t sw_fork(void) {
    pid_t original = getpid();
    pid_t process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        // The original may have died before that.
        if (getppid() != original) _exit(0);
        setpgid(0, 0);
        restore_signals();
    } else if (process > 0) {
        setpgid(process, process);  // whoever is first: the group has to be there before anybody kills it
    }
    return process;
}

void sw_close_from(int first, const int *kept, size_t count) {
    for (size_t index = 0; index < count; index++) {
        if (kept[index] < first) continue;
        if (kept[index] > first) close_range((unsigned)first, (unsigned)kept[index] - 1, 0);
        first = kept[index] + 1;
    }
    close_range((unsigned)first, ~0U, 0);
}

int sw_free_descriptors(void) {
    enum { looked_at = 64, few = 256, most = 1 << 20 };
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur > most) return most;
    // Which of them are open makes no difference where there are many.
    if (limit.rlim_cur > few) return (int)limit.rlim_cur - looked_at;
    int taken = 0;
    for (int descriptor = 0; descriptor < looked_at; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0) taken++;
    }
    return (int)limit.rlim_cur - taken;
}

void sw_kill_group(pid_t process) {
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
}

bool sw_wait(pid_t process, double seconds, int *status) {
    enum { shortest = 50 * 1000, longest = 10 * 1000 * 1000 };
    struct timespec pause = {.tv_nsec = shortest};
    int raw = 0;
    pid_t ended;
    for (double waited = 0; (ended = waitpid(process, &raw, WNOHANG)) == 0 && waited < seconds;) {
        nanosleep(&pause, NULL);
        waited += (double)pause.tv_nsec / 1e9;
        if (pause.tv_nsec < longest) pause.tv_nsec *= 2;
    }
    if (ended == 0) return false;
    *status = WIFSIGNALED(raw) ? -WTERMSIG(raw) : WEXITSTATUS(raw);
    // The remaining children of the process.
    kill(-process, SIGKILL);
    return true;
}

bool sw_has_ended(pid_t process) { return waitpid(process, NULL, WNOHANG) != 0; }

void sw_exit_copy(int status) {
    fflush(NULL);
    _exit(status);
}

// Of the sanitizers, which an app may have been built with although this wasn't. The shadow that they keep of all memory counts as
// data of the process: a limit would refuse it before a spec could begin.
extern void __asan_init(void) __attribute__((weak));
extern void __msan_init(void) __attribute__((weak));
extern void __tsan_init(void) __attribute__((weak));

static bool has_shadow_memory(void) { return __asan_init != NULL || __msan_init != NULL || __tsan_init != NULL; }

bool sw_limit_memory(size_t bytes) {
    if (has_shadow_memory()) return true;
    struct rlimit limit = {bytes, bytes};
    return setrlimit(RLIMIT_DATA, &limit) == 0;
}

const char *sw_signal_name(int signal) {
    static _Thread_local char name[32];
    const char *abbreviation = sigabbrev_np(signal);
    if (abbreviation == NULL) return NULL;
    snprintf(name, sizeof name, "SIG%s", abbreviation);
    return name;
}

const char *sw_signal_meaning(int signal) { return sigdescr_np(signal); }

// MARK: Being told of signals

static int interruption_pipe[2] = {-1, -1};
static volatile sig_atomic_t interruption;
// The parent may have blocked signals, which is inherited.
void sw_unblock(const int *numbers, size_t count) {
    sigset_t set;
    sigemptyset(&set);
    for (size_t index = 0; index < count; index++) sigaddset(&set, numbers[index]);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

// Requests to end the process, and then other signals whose default action ends it: they are sent by mistake, or by a timer
// that the code of an app has set.
static const int interruptions[] = {SIGINT,    SIGTERM, SIGHUP,  SIGUSR1, SIGUSR2, SIGALRM,
                                    SIGVTALRM, SIGPROF, SIGXCPU, SIGIO,   SIGPWR};
enum { interruption_count = sizeof interruptions / sizeof *interruptions, request_count = 3 };
static bool is_noted[interruption_count];

static void restore_interruptions(void) {
    for (int index = 0; index < interruption_count; index++) {
        if (is_noted[index]) signal(interruptions[index], SIG_DFL);
    }
}

static void note_interruption(int number) {
    int saved = errno;
    if (interruption == 0) interruption = number;
    ssize_t ignored = write(interruption_pipe[1], "!", 1);
    (void)ignored;
    restore_interruptions();
    errno = saved;
}

void sw_note_interruptions(void) {
    // One that came between two runs ends the second.
    if (interruption != 0) return;
    if (interruption_pipe[0] < 0 && pipe2(interruption_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return;
    for (int index = 0; index < interruption_count; index++) {
        struct sigaction old;
        if (sigaction(interruptions[index], NULL, &old) != 0) continue;
        // The parent may want the process to continue after a hang-up, as nohup does.
        if (old.sa_handler == SIG_IGN) continue;
        // A profiler of the app may live on one of the others.
        bool is_free = old.sa_handler == SIG_DFL || old.sa_handler == note_interruption;
        if (index >= request_count && !is_free) continue;
        struct sigaction action = {.sa_handler = note_interruption};
        sigemptyset(&action.sa_mask);
        is_noted[index] = sigaction(interruptions[index], &action, NULL) == 0;
    }
    sw_unblock(interruptions, interruption_count);
}

void sw_stop_noting_interruptions(void) {
    for (int index = 0; index < interruption_count; index++) {
        struct sigaction old;
        if (sigaction(interruptions[index], NULL, &old) == 0 && old.sa_handler == note_interruption) {
            signal(interruptions[index], SIG_DFL);
        }
    }
}

void sw_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }

// The signals of a write to a closed pipe or a full file.
static const int output_signals[] = {SIGPIPE, SIGXFSZ};
enum { output_signal_count = sizeof output_signals / sizeof *output_signals };

void sw_ignore_output_signals(void) {
    for (int index = 0; index < output_signal_count; index++) signal(output_signals[index], SIG_IGN);
}

static void restore_signals(void) {
    for (int index = 0; index < output_signal_count; index++) signal(output_signals[index], SIG_DFL);
    restore_interruptions();
    interruption = 0;
}

int sw_interruption_descriptor(void) { return interruption_pipe[0]; }
int sw_interruption(void) { return interruption; }

// MARK: Deadlines

static void (*deadline_handler)(void);

static void pass_deadline(int number) {
    (void)number;
    int saved = errno;
    if (deadline_handler != NULL) deadline_handler();
    errno = saved;
}

void sw_set_deadline_handler(void (*handler)(void)) {
    deadline_handler = handler;
    struct sigaction action = {.sa_handler = pass_deadline, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGUSR1, &action, NULL);
    sw_unblock((const int[]){SIGUSR1}, 1);
}
