// Line editing with libedit, which is loaded on first use and never linked; and Ctrl-C.
#ifndef VIEWSPEC_CLINEEDITOR_H
#define VIEWSPEC_CLINEEDITOR_H

#include <stdbool.h>
#include <stddef.h>

// MARK: Editing

typedef struct cle_editor cle_editor;

/// The effect of Tab.
typedef enum cle_completion {
    /// Nothing fits.
    cle_no_completion,
    /// The line was changed, with cle_replace.
    cle_changed,
    /// Something was listed, with cle_list.
    cle_listed,
} cle_completion;

/// Called on the thread that reads, when Tab is pressed: `line` is UTF-8, `cursor` is counted in its bytes.
typedef cle_completion (*cle_completer)(void *context, cle_editor *editor, const char *line, size_t cursor);

/// The ways in which a line ends.
typedef enum cle_ending {
    cle_line,
    /// cle_wake was called, as Ctrl-C does.
    cle_woken,
    cle_end,
} cle_ending;

/// Opens an editor on a terminal. Returns NULL if the library can't be loaded, or isn't the expected one.
/// - library: its file name, for dlopen.
/// - history: the number of lines that are kept for recall.
cle_editor *cle_open(const char *library, const char *program, int input, int output, int history);
void cle_close(cle_editor *editor);

void cle_set_completer(cle_editor *editor, cle_completer completer, void *context);

/// Reads a line. `line` is UTF-8 without its line end and lasts until the next call; also the typed text when the
/// reader was woken. The terminal is in its former state when it returns.
cle_ending cle_read(cle_editor *editor, const char *prompt, const char **line);
/// Ends the cle_read that waits, or the next one. From any thread.
void cle_wake(cle_editor *editor);
/// Forgets a cle_wake that no cle_read has seen.
void cle_forget_wake(cle_editor *editor);
/// Adds a line, which may contain line ends, to the history.
void cle_remember(cle_editor *editor, const char *line);

/// For completers: replaces this number of code points before the cursor by a text.
void cle_replace(cle_editor *editor, size_t count, const char *text);
/// For completers: shows a text, with line ends, below the line.
void cle_list(cle_editor *editor, const char *text);
/// Returns the width of the terminal, in columns.
int cle_width(int output);
/// The number of columns that a text takes.
size_t cle_columns(const char *text);

// MARK: Lines as they come

typedef struct cle_lines cle_lines;

/// Reads lines of a terminal, pipe or file. Standard input that is no terminal shares the C library's buffer with
/// scripts that read it too.
cle_lines *cle_lines_open(int input);
void cle_lines_close(cle_lines *lines);
/// Reads a line, as cle_read does; only a terminal's reader can be woken.
cle_ending cle_lines_read(cle_lines *lines, const char **line);
/// As cle_wake and cle_forget_wake.
void cle_lines_wake(cle_lines *lines);
void cle_lines_forget_wake(cle_lines *lines);

// MARK: Ctrl-C

/// From here on SIGINT doesn't end the process. `stops` is called by the handler, on the thread that calls this function;
/// where it returns false, cle_interrupt_descriptor becomes readable. Returns false where that can't be had.
bool cle_watch_interrupts(bool (*stops)(void));
/// Readable once a SIGINT came that `stops` didn't take.
int cle_interrupt_descriptor(void);
/// Makes it unreadable again. Returns whether it was readable.
bool cle_take_interrupts(void);
/// Restores the effect that SIGINT had before cle_watch_interrupts.
void cle_unwatch_interrupts(void);

#endif
