#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CLineEditor.h"
#include "keys.h"
#include "libedit.h"
#include "restore.h"
#include "text.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct cle_editor {
    le_library library;
    EditLine *line_editor;
    HistoryW *history;
    int input, output;
    /// The input, where reading doesn't wait if that can be.
    int keys;
    /// Written to by cle_wake and by signal handlers.
    int wake[2];
    FILE *files[2];
    wchar_t *prompt;
    char *line;
    bool is_woken;
    /// The number of the next bytes that were typed before the line began, and treated as for reading whole lines.
    int typed_ahead;
    cle_completer completer;
    void *context;
};

static locale_t utf8;

static void make_locale(void) { utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

/// Characters are UTF-8 here, whatever the process's locale, which belongs to scripts. 0, which changes nothing, where
/// that can't be had.
static locale_t characters(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_locale);
    return utf8;
}

static cle_editor *editor_of(EditLine *line_editor, const le_library *library) {
    void *editor = NULL;
    library->get(line_editor, le_client_data, &editor);
    return editor;
}

// libedit's callbacks receive only the EditLine, whose data is read through the library.
static le_library loaded;

// MARK: Reading keys

enum { control_d = 4 };

/// Waits for a byte. Returns false at the end of the input, or once the editor was woken.
static bool read_byte(cle_editor *editor, unsigned char *byte) {
    while (!editor->is_woken) {
        struct pollfd waiting[] = {{.fd = editor->wake[0], .events = POLLIN}, {.fd = editor->keys, .events = POLLIN}};
        if (poll(waiting, 2, -1) < 0) {
            if (errno == EINTR) continue;
            return false;
        }
        if (waiting[0].revents != 0) {
            char reason = 0;
            if (read(editor->wake[0], &reason, 1) != 1) continue;
            if (reason == 'r') editor->library.resize(editor->line_editor);
            if (reason == 'c') {
                // Whoever had the terminal meanwhile may have left it in another state.
                editor->library.set(editor->line_editor, le_prepare_terminal, 1);
                editor->library.set(editor->line_editor, le_refresh);
            }
            if (reason == '!') editor->is_woken = true;
            continue;
        }
        ssize_t count = read(editor->keys, byte, 1);
        if (count == 1) {
            // There, Ctrl-D marks an end, which is a null when it is read after all.
            if (editor->typed_ahead > 0) {
                editor->typed_ahead -= 1;
                if (*byte == 0) *byte = control_d;
            }
            return true;
        }
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        return false;
    }
    return false;
}

static int read_character(EditLine *line_editor, wchar_t *character) {
    cle_editor *editor = editor_of(line_editor, &loaded);
    unsigned char bytes[4];
    size_t length = 0;
    if (!read_byte(editor, bytes)) {
        if (!editor->is_woken) return 0;
        // Ends the line in whatever state the editor is; what it was is told apart afterwards.
        *character = L'\n';
        return 1;
    }
    length = text_length(bytes[0]);
    for (size_t index = 1; index < length; index++) {
        if (!read_byte(editor, &bytes[index])) return 0;
    }
    *character = text_character(bytes, length);
    return 1;
}

// MARK: Keys of ours

/// A pasted text is inserted unchanged, up to the mark that ends it.
static unsigned char paste(EditLine *line_editor, wint_t key) {
    (void)key;
    static const wchar_t mark[] = L"\033[201~";
    const size_t mark_length = sizeof mark / sizeof *mark - 1;
    cle_editor *editor = editor_of(line_editor, &loaded);
    size_t count = 0, capacity = 256;
    bool after_return = false;
    wchar_t *text = malloc(capacity * sizeof *text);
    while (text != NULL) {
        if (count + 1 >= capacity) {
            wchar_t *larger = realloc(text, (capacity *= 2) * sizeof *text);
            if (larger == NULL) break;
            text = larger;
        }
        wchar_t next;
        if (read_character(line_editor, &next) != 1 || editor->is_woken) break;
        // Terminals send a carriage return for a line end, and some both.
        bool is_second_half = next == L'\n' && after_return;
        after_return = next == L'\r';
        if (next == 0 || is_second_half) continue;
        text[count++] = after_return ? L'\n' : next;
        if (count >= mark_length && wmemcmp(text + count - mark_length, mark, mark_length) == 0) {
            count -= mark_length;
            break;
        }
    }
    if (text == NULL) return le_failed;
    // Enter runs it, after the user has seen it.
    while (count > 0 && text[count - 1] == L'\n') count -= 1;
    text[count] = 0;
    int status = count == 0 ? 0 : editor->library.insert(line_editor, text);
    free(text);
    return status == 0 ? le_needs_refresh : le_failed;
}

static unsigned char complete(EditLine *line_editor, wint_t key) {
    (void)key;
    cle_editor *editor = editor_of(line_editor, &loaded);
    const le_line *line = editor->library.line(line_editor);
    const wchar_t *start = line->cursor;
    while (start > line->buffer && (start[-1] == L' ' || start[-1] == L'\t')) start -= 1;
    if (start == line->buffer || start[-1] == L'\n') {
        // Nothing to complete: Tab indents.
        return editor->library.insert(line_editor, L"  ") == 0 ? le_needs_refresh : le_failed;
    }
    if (editor->completer == NULL) return le_beep;
    char *text = text_narrow(line->buffer, (size_t)(line->end - line->buffer));
    char *front = text_narrow(line->buffer, (size_t)(line->cursor - line->buffer));
    cle_completion result = cle_no_completion;
    if (text != NULL && front != NULL) result = editor->completer(editor->context, editor, text, strlen(front));
    free(text);
    free(front);
    if (result == cle_listed) {
        editor->library.set(line_editor, le_refresh);
        return le_normal;
    }
    return result == cle_changed ? le_needs_refresh : le_beep;
}

static wchar_t *prompt(EditLine *line_editor) { return editor_of(line_editor, &loaded)->prompt; }

void cle_replace(cle_editor *editor, size_t count, const char *text) {
    wchar_t *wide = text_widen(text);
    if (wide == NULL) return;
    if (count > 0) editor->library.delete(editor->line_editor, (int)count);
    if (*wide != 0) editor->library.insert(editor->line_editor, wide);
    free(wide);
}

void cle_list(cle_editor *editor, const char *text) {
    fprintf(editor->files[1], "\r\n%s", text);
    fflush(editor->files[1]);
}

int cle_width(int output) {
    struct winsize size;
    return ioctl(output, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

size_t cle_columns(const char *text) {
    wchar_t *wide = text_widen(text);
    locale_t outer = uselocale(characters());
    size_t columns = 0;
    for (wchar_t *next = wide; next != NULL && *next != 0; next++) {
        int width = wcwidth(*next);
        columns += width > 0 ? (size_t)width : 0;
    }
    uselocale(outer);
    free(wide);
    return columns;
}

// MARK: Opening and closing

static const struct {
    const wchar_t *keys, *command;
} bindings[] = {
    {L"^I", L"vs-complete"},        {L"\\e[200~", L"vs-paste"},      {L"^R", L"em-inc-search-prev"},
    {L"^U", L"vi-kill-line-prev"},  {L"^W", L"ed-delete-prev-word"}, {L"\\e[3~", L"ed-delete-next-char"},
    {L"\\e[H", L"ed-move-to-beg"},  {L"\\eOH", L"ed-move-to-beg"},   {L"\\e[1~", L"ed-move-to-beg"},
    {L"\\e[F", L"ed-move-to-end"},  {L"\\eOF", L"ed-move-to-end"},   {L"\\e[4~", L"ed-move-to-end"},
    {L"\\e[1;5C", L"em-next-word"}, {L"\\e[1;5D", L"ed-prev-word"},  {L"\\e[A", L"ed-prev-history"},
    {L"\\e[B", L"ed-next-history"}, {L"\\e[C", L"ed-next-char"},     {L"\\e[D", L"ed-prev-char"},
    {L"\\eOA", L"ed-prev-history"}, {L"\\eOB", L"ed-next-history"},  {L"\\eOC", L"ed-next-char"},
    {L"\\eOD", L"ed-prev-char"},
};

static void configure(cle_editor *editor, int history) {
    le_library *library = &editor->library;
    EditLine *line_editor = editor->line_editor;
    library->set(line_editor, le_client_data, editor);
    library->set(line_editor, le_prompt, prompt);
    library->set(line_editor, le_editor, L"emacs");
    library->set(line_editor, le_signal, 0);
    library->set(line_editor, le_get_character, read_character);
    le_event event;
    library->history(editor->history, &event, le_set_size, history);
    library->history(editor->history, &event, le_set_unique, 1);
    library->set(line_editor, le_history, library->history, editor->history);
    // The user's own settings, from ~/.editrc, before the keys that the console needs.
    library->source(line_editor, NULL);
    library->set(line_editor, le_add_function, L"vs-complete", L"Complete", complete);
    library->set(line_editor, le_add_function, L"vs-paste", L"Take what is pasted", paste);
    for (size_t index = 0; index < sizeof bindings / sizeof *bindings; index++) {
        library->set(line_editor, le_bind, bindings[index].keys, bindings[index].command, NULL);
    }
}

static FILE *file(int descriptor, const char *mode) {
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    FILE *made = copy < 0 ? NULL : fdopen(copy, mode);
    if (made == NULL && copy >= 0) close(copy);
    return made;
}

cle_editor *cle_open(const char *name, const char *program, int input, int output, int history) {
    cle_editor *editor = calloc(1, sizeof *editor);
    if (editor == NULL) return NULL;
    editor->wake[0] = editor->wake[1] = -1;
    editor->input = input;
    editor->output = output;
    editor->keys = keys_open(input);
    if (editor->keys < 0) editor->keys = input;
    if (!le_load(&editor->library, name)) goto failed;
    loaded = editor->library;
    if (characters() == (locale_t)0) goto failed;
    if (pipe2(editor->wake, O_CLOEXEC | O_NONBLOCK) != 0) goto failed;
    editor->files[0] = file(input, "r");
    editor->files[1] = file(output, "w");
    if (editor->files[0] == NULL || editor->files[1] == NULL) goto failed;
    editor->history = editor->library.history_init();
    if (editor->history == NULL) goto failed;
    locale_t outer = uselocale(characters());
    editor->line_editor = editor->library.init(program, editor->files[0], editor->files[1], editor->files[1]);
    if (editor->line_editor != NULL) configure(editor, history);
    uselocale(outer);
    if (editor->line_editor == NULL) goto failed;
    return editor;
failed:
    cle_close(editor);
    return NULL;
}

void cle_close(cle_editor *editor) {
    if (editor->line_editor != NULL) editor->library.end(editor->line_editor);
    if (editor->history != NULL) editor->library.history_end(editor->history);
    if (editor->keys != editor->input) close(editor->keys);
    for (int index = 0; index < 2; index++) {
        if (editor->files[index] != NULL) fclose(editor->files[index]);
        if (editor->wake[index] >= 0) close(editor->wake[index]);
    }
    free(editor->prompt);
    free(editor->line);
    free(editor);
}

void cle_set_completer(cle_editor *editor, cle_completer completer, void *context) {
    editor->completer = completer;
    editor->context = context;
}

// MARK: Lines

cle_ending cle_read(cle_editor *editor, const char *text, const char **line) {
    free(editor->prompt);
    free(editor->line);
    editor->line = NULL;
    editor->prompt = text_widen(text);
    *line = "";
    if (editor->prompt == NULL) return cle_end;
    editor->is_woken = false;
    int count = 0;
    locale_t outer = uselocale(characters());
    restore_begin(editor->input, editor->output, editor->wake[1]);
    // Left to itself, the library does this once the prompt is shown: a key that follows that at once would still be the
    // terminal's, which echoes it, and Ctrl-D would be lost.
    editor->library.set(editor->line_editor, le_prepare_terminal, 1);
    if (ioctl(editor->input, FIONREAD, &editor->typed_ahead) != 0) editor->typed_ahead = 0;
    const wchar_t *read = editor->library.gets(editor->line_editor, &count);
    restore_end();
    uselocale(outer);
    if (read != NULL && count > 0) {
        if (read[count - 1] == L'\n') count -= 1;
        editor->line = text_narrow(read, (size_t)count);
        if (editor->line != NULL) *line = editor->line;
    }
    if (editor->is_woken) return cle_woken;
    return read != NULL ? cle_line : cle_end;
}

void cle_wake(cle_editor *editor) {
    ssize_t ignored = write(editor->wake[1], "!", 1);
    (void)ignored;
}

void cle_forget_wake(cle_editor *editor) {
    char bytes[64];
    while (read(editor->wake[0], bytes, sizeof bytes) > 0) {
    }
}

void cle_remember(cle_editor *editor, const char *line) {
    wchar_t *wide = text_widen(line);
    if (wide == NULL) return;
    le_event event;
    editor->library.history(editor->history, &event, le_enter, wide);
    free(wide);
}
