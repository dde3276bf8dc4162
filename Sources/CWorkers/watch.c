#include "CWatch.h"

#include <errno.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>

int sw_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int sw_watch_folder(int descriptor, const char *path) {
    // Editors save by writing, or by renaming a file that they wrote elsewhere.
    unsigned mask = IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR;
    return inotify_add_watch(descriptor, path, mask);
}

void sw_watch_forget(int descriptor, int folder) { inotify_rm_watch(descriptor, folder); }

int sw_watch_read(int descriptor, sw_change *changes) {
    // No more changes fit into this than are asked for: each takes 16 bytes at least.
    _Alignas(struct inotify_event) char buffer[sw_change_capacity * sizeof(struct inotify_event)];
    ssize_t length = read(descriptor, buffer, sizeof buffer);
    int count = 0;
    for (ssize_t offset = 0; offset < length;) {
        const struct inotify_event *event = (const struct inotify_event *)(buffer + offset);
        offset += (ssize_t)(sizeof *event + event->len);
        sw_change *change = &changes[count++];
        change->folder = event->wd;
        change->is_folder = event->mask & IN_ISDIR;
        change->is_new = event->mask & (IN_CREATE | IN_MOVED_TO);
        change->is_end = event->mask & IN_IGNORED;
        change->is_overflow = event->mask & IN_Q_OVERFLOW;
        change->name[0] = 0;
        if (event->len > 0) strncat(change->name, event->name, sizeof change->name - 1);
    }
    return count;
}

#else

int sw_watch_open(void) {
    errno = ENOSYS;
    return -1;
}

int sw_watch_folder(int descriptor, const char *path) {
    (void)descriptor;
    (void)path;
    errno = ENOSYS;
    return -1;
}

void sw_watch_forget(int descriptor, int folder) {
    (void)descriptor;
    (void)folder;
}

int sw_watch_read(int descriptor, sw_change *changes) {
    (void)descriptor;
    (void)changes;
    return 0;
}

#endif

static struct termios before;
static bool is_changed = false;

bool sw_is_key_terminal(int descriptor) { return isatty(descriptor) && tcgetpgrp(descriptor) == getpgrp(); }

bool sw_read_keys(int descriptor) {
    struct termios mode;
    if (tcgetattr(descriptor, &mode) != 0) return false;
    if (!is_changed) before = mode;
    mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    is_changed = true;
    return tcsetattr(descriptor, TCSANOW, &mode) == 0;
}

void sw_restore_terminal(int descriptor) {
    if (is_changed) tcsetattr(descriptor, TCSANOW, &before);
}
