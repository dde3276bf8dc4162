#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CLineEditor.h"
#include "keys.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct cle_lines {
    FILE *file;
    bool is_terminal;
    int wake[2];
    char *line;
    size_t capacity;
};

cle_lines *cle_lines_open(int input) {
    cle_lines *lines = calloc(1, sizeof *lines);
    if (lines == NULL) return NULL;
    lines->wake[0] = lines->wake[1] = -1;
    // A terminal gives one line at a time: nothing is left in a buffer of ours that a script would miss.
    int copy = keys_open(input);
    bool is_shared = copy < 0 && input == STDIN_FILENO;
    if (copy < 0 && !is_shared) copy = fcntl(input, F_DUPFD_CLOEXEC, 3);
    lines->file = is_shared ? stdin : copy < 0 ? NULL : fdopen(copy, "r");
    lines->is_terminal = isatty(input);
    if (lines->file != NULL && pipe2(lines->wake, O_CLOEXEC | O_NONBLOCK) == 0) return lines;
    if (lines->file == NULL && copy >= 0) close(copy);
    cle_lines_close(lines);
    return NULL;
}

void cle_lines_close(cle_lines *lines) {
    if (lines->file != NULL && lines->file != stdin) fclose(lines->file);
    for (int index = 0; index < 2; index++) {
        if (lines->wake[index] >= 0) close(lines->wake[index]);
    }
    free(lines->line);
    free(lines);
}

/// Waits until a terminal has a line; false once the reader was woken.
static bool wait_for_line(cle_lines *lines) {
    while (true) {
        struct pollfd waiting[] = {
            {.fd = lines->wake[0], .events = POLLIN}, {.fd = fileno(lines->file), .events = POLLIN}};
        if (poll(waiting, 2, -1) < 0) {
            if (errno == EINTR) continue;
            return true;
        }
        if (waiting[0].revents != 0) {
            cle_lines_forget_wake(lines);
            return false;
        }
        return true;
    }
}

cle_ending cle_lines_read(cle_lines *lines, const char **line) {
    *line = "";
    while (true) {
        if (lines->is_terminal && !wait_for_line(lines)) return cle_woken;
        errno = 0;
        ssize_t count = getline(&lines->line, &lines->capacity, lines->file);
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) {
            clearerr(lines->file);
            continue;
        }
        if (count < 0) return cle_end;
        if (count > 0 && lines->line[count - 1] == '\n') lines->line[--count] = 0;
        *line = lines->line;
        return cle_line;
    }
}

void cle_lines_wake(cle_lines *lines) {
    ssize_t ignored = write(lines->wake[1], "!", 1);
    (void)ignored;
}

void cle_lines_forget_wake(cle_lines *lines) {
    char bytes[64];
    while (read(lines->wake[0], bytes, sizeof bytes) > 0) {
    }
}
