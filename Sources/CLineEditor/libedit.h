// The part of libedit's interface that is used here. Its header belongs to the package for development, which nobody
// should need: these are the facts of the binary interface, version 2 (libedit.so.2).
#ifndef VIEWSPEC_LIBEDIT_H
#define VIEWSPEC_LIBEDIT_H

#include <stdbool.h>
#include <stdio.h>
#include <wchar.h>

typedef struct editline EditLine;
typedef struct historyW HistoryW;

typedef struct le_line {
    const wchar_t *buffer, *cursor, *end;
} le_line;

typedef struct le_event {
    int number;
    const wchar_t *text;
} le_event;

/// The options of an editor in el_wset.
enum {
    le_prompt = 0,
    le_editor = 2,
    le_signal = 3,
    le_bind = 4,
    le_add_function = 9,
    le_history = 10,
    le_get_character = 13,
    le_client_data = 14,
    le_prepare_terminal = 16,
    le_refresh = 20,
};

/// The commands of a history.
enum { le_set_size = 1, le_enter = 10, le_set_unique = 20 };

/// The results of a function that is bound to a key.
enum { le_normal = 0, le_needs_refresh = 4, le_beep = 9, le_failed = 6 };

/// The functions, all of them or none.
typedef struct le_library {
    EditLine *(*init)(const char *program, FILE *input, FILE *output, FILE *errors);
    void (*end)(EditLine *);
    const wchar_t *(*gets)(EditLine *, int *count);
    int (*set)(EditLine *, int option, ...);
    int (*get)(EditLine *, int option, ...);
    const le_line *(*line)(EditLine *);
    int (*insert)(EditLine *, const wchar_t *);
    void (*delete)(EditLine *, int count);
    void (*resize)(EditLine *);
    int (*source)(EditLine *, const char *path);
    HistoryW *(*history_init)(void);
    void (*history_end)(HistoryW *);
    int (*history)(HistoryW *, le_event *, int request, ...);
} le_library;

/// Loads the library; false where it, or a function, isn't there.
bool le_load(le_library *library, const char *name);

#endif
