// Files by paths that were checked: a path is opened as it was found, or not at all.
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Opens a name in an open folder, and closes the folder. A link is ELOOP, whatever the system calls it.
static int step(int folder, const char *name, int flags, unsigned permissions) {
    int descriptor = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC, permissions);
    int reason = errno;
    struct stat status;
    if (descriptor < 0 && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode)) {
        reason = ELOOP;
    }
    close(folder);
    errno = reason;
    return descriptor;
}

int vs_open_unlinked(const char *path, int flags, unsigned permissions) {
    char names[PATH_MAX];
    size_t length = strlen(path);
    if (length >= sizeof names) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (path[0] != '/' || path[length - 1] == '/') {
        errno = path[0] == '/' ? EISDIR : EINVAL;
        return -1;
    }
    memcpy(names, path + 1, length);
    // openat2 with RESOLVE_NO_SYMLINKS does the same in one step, where the kernel has it and a container allows it.
    int folder = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    char *name = names;
    for (char *slash; folder >= 0 && (slash = strchr(name, '/')) != NULL; name = slash + 1) {
        *slash = 0;
        folder = step(folder, name, O_PATH | O_DIRECTORY, 0);
    }
    return folder < 0 ? -1 : step(folder, name, flags, permissions);
}
