// Programs that outlive the process that starts them.
#define _GNU_SOURCE
#include "CWorkers.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

pid_t sw_start_detached(const char *program, char *const arguments[], int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    // The reader of a pipe waits until all processes that can write to it have ended.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    pid_t process = -1;
    int status = posix_spawn(&process, program, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (status == 0) return process;
    errno = status;
    return -1;
}
