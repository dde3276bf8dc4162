#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "keys.h"

#include <fcntl.h>
#include <unistd.h>

int keys_open(int terminal) {
    char name[256];
    if (ttyname_r(terminal, name, sizeof name) != 0) return -1;
    return open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
