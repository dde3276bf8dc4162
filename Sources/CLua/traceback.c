// Where an error was raised: frames are copied at that moment, because afterwards the stack is gone.
// They live in memory of our own, so that taking them cannot raise.
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { kept_first = 40, kept_last = 20 };

/// Texts are kept as offsets while the arena may still move.
static bool keep_text(vs_trace *trace, const char *text, const char **result) {
    size_t length = strlen(text) + 1;
    if (trace->text_used + length > trace->text_capacity) {
        size_t capacity = (trace->text_capacity + length) * 2;
        char *moved = realloc(trace->text, capacity);
        if (moved == NULL) return false;
        trace->text = moved;
        trace->text_capacity = capacity;
    }
    memcpy(trace->text + trace->text_used, text, length);
    *result = (const char *)trace->text_used;
    trace->text_used += length;
    return true;
}

static bool keep_frame(vs_trace *trace, const lua_Debug *activation) {
    if (trace->count == trace->capacity) {
        int capacity = trace->capacity == 0 ? 16 : trace->capacity * 2;
        vs_frame *moved = realloc(trace->frames, (size_t)capacity * sizeof(vs_frame));
        if (moved == NULL) return false;
        trace->frames = moved;
        trace->capacity = capacity;
    }
    vs_frame frame = {.line = activation->currentline, .defined = activation->linedefined};
    const char *name = activation->name != NULL ? activation->name : "";
    // A chunk from a string has its whole text as its source.
    const char *source = activation->source[0] == '@' ? activation->source + 1 : activation->short_src;
    if (activation->source[0] == '=') source = activation->source + 1;
    if (!keep_text(trace, source, &frame.source) || !keep_text(trace, name, &frame.name)
        || !keep_text(trace, activation->namewhat, &frame.name_kind)
        || !keep_text(trace, activation->what, &frame.kind)) {
        return false;
    }
    trace->frames[trace->count] = frame;
    trace->count += 1;
    return true;
}

static int depth_of(lua_State *L) {
    lua_Debug activation;
    int low = 1, high = 1;
    while (lua_getstack(L, high, &activation)) {
        low = high;
        high *= 2;
    }
    while (low < high) {
        int middle = (low + high) / 2;
        if (lua_getstack(L, middle, &activation)) low = middle + 1;
        else high = middle;
    }
    return high;
}

static void capture(vs_state *state, lua_State *L, int level, bool append) {
    vs_trace *trace = &state->trace;
    trace->carried = NULL;
    if (trace->held && !append) return;
    if (!append) {
        trace->count = 0;
        trace->text_used = 0;
        trace->skipped = 0;
        trace->skipped_before = 0;
    }
    int depth = depth_of(L);
    int skip_from = level + kept_first, skip_to = depth - kept_last;
    lua_Debug activation;
    while (lua_getstack(L, level, &activation)) {
        if (level == skip_from && skip_from < skip_to) {
            if (trace->skipped == 0) {
                trace->skipped = skip_to - skip_from;
                trace->skipped_before = trace->count;
            }
            level = skip_to;
            continue;
        }
        lua_getinfo(L, "nSl", &activation);
        if (!keep_frame(trace, &activation)) return;
        level += 1;
    }
}

int vs_handle_message(lua_State *L) {
    vs_state *state = vs_state_of(L);
    const void *carried = state->trace.carried;
    capture(state, L, 1, carried != NULL && carried == lua_topointer(L, 1));
    return 1;
}

void vs_trace_capture(vs_state *state, vs_thread *thread, bool append) { capture(state, thread, 0, append); }

int vs_trace_count(vs_state *state) { return state->trace.count; }

vs_frame vs_trace_frame(vs_state *state, int index) {
    vs_trace *trace = &state->trace;
    vs_frame frame = trace->frames[index];
    frame.source = trace->text + (size_t)frame.source;
    frame.name = trace->text + (size_t)frame.name;
    frame.name_kind = trace->text + (size_t)frame.name_kind;
    frame.kind = trace->text + (size_t)frame.kind;
    return frame;
}

int vs_trace_skipped(vs_state *state, int *before) {
    *before = state->trace.skipped_before;
    return state->trace.skipped;
}

bool vs_where(vs_thread *thread, int level, const char **source, int *line) {
    lua_Debug activation;
    if (!lua_getstack(thread, level, &activation)) return false;
    lua_getinfo(thread, "Sl", &activation);
    if (activation.currentline < 0) return false;
    // Points into the function's own source, which lives as long as the function runs.
    const char *text = activation.source;
    *source = text[0] == '@' || text[0] == '=' ? text + 1 : text;
    *line = activation.currentline;
    return true;
}

bool vs_is_same_text(const char *left, const char *right) { return strcmp(left, right) == 0; }

void vs_write_frames(vs_state *state, int descriptor) {
    lua_State *L = state->current;
    if (L == NULL || state->closing) return;
    lua_Debug activation;
    for (int level = 0, written = 0; written < kept_last && lua_getstack(L, level, &activation); level++) {
        if (!lua_getinfo(L, "Sl", &activation) || activation.source[0] != '@' || activation.currentline < 1) continue;
        char line[1024];
        int length = snprintf(line, sizeof line, "L %s:%d\n", activation.source + 1, activation.currentline);
        if (length < 0 || (size_t)length >= sizeof line) continue;
        ssize_t ignored = write(descriptor, line, (size_t)length);
        (void)ignored;
        written += 1;
    }
}
