// A process between a run and a worker whose specs may start programs. Whatever these start in turn, and however they
// leave their session or their parent, ends up as a child of it, and is ended with the worker or with the run.
#define _GNU_SOURCE
#include "CWorkers.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// The number of attempts, a twentieth of a second apart, to kill processes that don't end: one may hang in the system.
enum { rounds = 40 };

/// The parent of a process, or -1.
static pid_t parent_of(const char *process) {
    char path[64], status[512];
    snprintf(path, sizeof path, "/proc/%.20s/stat", process);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    ssize_t length = read(descriptor, status, sizeof status - 1);
    close(descriptor);
    if (length <= 0) return -1;
    status[length] = 0;
    // The second field is a name between parentheses, and may hold anything.
    const char *end = strrchr(status, ')');
    int parent = -1;
    if (end == NULL || sscanf(end + 1, " %*c %d", &parent) != 1) return -1;
    return parent;
}

static void kill_children(void) {
    DIR *processes = opendir("/proc");
    if (processes == NULL) return;
    for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
        if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
        if (parent_of(entry->d_name) == getpid()) kill((pid_t)atol(entry->d_name), SIGKILL);
    }
    closedir(processes);
}

/// Forgets the children that have ended. Returns whether the worker is among them; `has_others` says whether there are
/// any left.
static bool reap(pid_t worker, int *status, bool *has_others) {
    bool has_worker_ended = false;
    int raw;
    pid_t ended;
    while ((ended = waitpid(-1, &raw, WNOHANG)) > 0) {
        if (ended != worker) continue;
        has_worker_ended = true;
        *status = raw;
    }
    *has_others = ended == 0;
    return has_worker_ended;
}

/// Waits until the worker ends or everything is to end, and passes on what the worker is asked.
static int wait_for(pid_t worker, const sigset_t *awaited, bool *has_others) {
    int status = 0;
    while (true) {
        siginfo_t info;
        int number = sigwaitinfo(awaited, &info);
        if (reap(worker, &status, has_others)) return status;
        if (number == SIGUSR1 || number == SIGQUIT) kill(worker, number);
        if (number == SIGTERM) kill(worker, SIGKILL);
    }
}

/// Ends as another process did.
static void end_as(int status) {
    if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
    int number = WTERMSIG(status);
    // One memory dump is enough.
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    _exit(128 + number);
}

static void keep(pid_t worker) {
    // The pipes are the worker's: they are to end with it. So is whatever reads the run's output.
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nothing, descriptor);
    close_range(3, ~0U, 0);
    sigset_t awaited, child;
    sigemptyset(&awaited);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    for (size_t index = 0; index < 4; index++) {
        sigaddset(&awaited, ((const int[]){SIGCHLD, SIGTERM, SIGUSR1, SIGQUIT})[index]);
    }
    bool has_others = false;
    int status = wait_for(worker, &awaited, &has_others);
    for (int round = 0; has_others && round < rounds; round++) {
        kill_children();
        sigtimedwait(&child, NULL, &(struct timespec){.tv_nsec = 50 * 1000 * 1000});
        reap(worker, &(int){0}, &has_others);
    }
    end_as(status);
}

pid_t sw_fork_kept(void) {
    pid_t original = getpid();
    pid_t keeper = fork();
    if (keeper > 0) setpgid(keeper, keeper);
    if (keeper != 0) return keeper;
    setpgid(0, 0);
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // The original may have died before that.
    if (getppid() != original) _exit(0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t worker = sw_fork();
    if (worker == 0) {
        sigprocmask(SIG_SETMASK, &before, NULL);
        return 0;
    }
    if (worker < 0) {
        perror("ViewSpec: can't start a worker");
        _exit(EXIT_FAILURE);
    }
    keep(worker);
    return -1;
}

void sw_end_kept(pid_t keeper) {
    kill(keeper, SIGTERM);
    // A spec that is trusted may have stopped it.
    kill(keeper, SIGCONT);
}
