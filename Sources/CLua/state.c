// An interpreter's life: open, close, references, interruption.
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char vs_key_box = 0;
const char vs_key_object = 0;
const char vs_key_strings = 0;

vs_state *vs_create(vs_callbacks callbacks, void *owner) {
    vs_state *state = calloc(1, sizeof(vs_state));
    if (state == NULL) return NULL;
    state->callbacks = callbacks;
    state->owner = owner;
    state->budget = -1;
    return state;
}

void vs_set_owner(vs_state *state, void *owner) { state->owner = owner; }

static int panic(lua_State *L) {
    const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "no message";
    fprintf(stderr, "ViewSpec: a Lua error was raised outside of protection: %s\n", message);
    abort();
}

/// Lua makes these messages where nothing protects it, e.g. in lua_resume. Strings this short are
/// shared, so as long as they exist, making them again allocates nothing and cannot raise.
static void keep_unprotected_messages(lua_State *L) {
    static const char *const messages[] = {
        "error in error handling",
        "C stack overflow",
        "cannot resume dead coroutine",
        "cannot resume non-suspended coroutine",
    };
    const int count = sizeof messages / sizeof *messages;
    lua_createtable(L, count, 0);
    for (int index = 0; index < count; index += 1) {
        lua_pushstring(L, messages[index]);
        lua_rawseti(L, -2, index + 1);
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, &vs_key_strings);
}

static int set_up(lua_State *L) {
    uint32_t libraries = *(uint32_t *)vs_request(L);
    keep_unprotected_messages(L);
    vs_new_box_metatable(L);
    vs_open_libraries(L, libraries);
    return 0;
}

// The size in percent of what was left, at which the next collection begins. Objects with finalizers take two collections:
// they are still there when what is left is measured. With Lua's own 200, a script that makes hardly anything else has
// more of them after each collection: 200,000 elements that were looked for and dropped took 75 MiB of the process.
enum { collector_pause = 175 };

int vs_open(vs_state *state, uint32_t libraries, int hook_interval) {
    lua_State *L = lua_newstate(vs_allocate, &state->memory);
    if (L == NULL) {
        vs_pool_close(&state->memory.pool);
        return vs_error_memory;
    }
    *(vs_state **)lua_getextraspace(L) = state;
    lua_atpanic(L, panic);
    lua_gc(L, LUA_GCINC, collector_pause, 0, 0);
    state->main = L;
    vs_set_current(state, L);
    int status = vs_protect(state, set_up, &libraries, 0, 0, false);
    if (status != vs_ok) {
        vs_close(state);
        return vs_error_memory;
    }
    vs_set_hook_interval(state, hook_interval);
    return vs_ok;
}

void vs_close(vs_state *state) {
    lua_State *L = state->main;
    if (L == NULL) return;
    state->closing = true;
    lua_close(L);
    while (state->owned != NULL) {
        vs_owned *owned = state->owned;
        state->owned = owned->next;
        state->callbacks.release(owned->object);
        vs_pool_free(&state->memory.pool, owned, sizeof(vs_owned));
    }
    vs_pool_close(&state->memory.pool);
    state->main = NULL;
    vs_set_current(state, NULL);
}

static void free_refs(vs_ref *ref) {
    while (ref != NULL) {
        vs_ref *next = ref->next;
        free(ref);
        ref = next;
    }
}

void vs_destroy(vs_state *state) {
    free_refs(atomic_exchange(&state->pending, NULL));
    free(state->trace.frames);
    free(state->trace.text);
    free(state);
}

vs_thread *vs_current(vs_state *state) { return state->closing ? NULL : state->current; }
bool vs_is_closing(vs_state *state) { return state->closing; }

// MARK: References

static int make_ref(lua_State *L) {
    vs_ref *ref = vs_request(L);
    ref->id = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

int vs_make_ref(vs_state *state, vs_ref **result) {
    vs_ref *ref = malloc(sizeof(vs_ref));
    if (ref == NULL) {
        lua_settop(state->current, -2);
        return vs_error_memory;
    }
    int status = vs_protect(state, make_ref, ref, 1, 0, false);
    if (status != vs_ok) {
        free(ref);
        return status;
    }
    *result = ref;
    return vs_ok;
}

void vs_release_ref(vs_state *state, vs_ref *ref) {
    vs_ref *head = atomic_load(&state->pending);
    do {
        ref->next = head;
    } while (!atomic_compare_exchange_weak(&state->pending, &head, ref));
}

/// luaL_unref only writes to keys that exist, so it neither allocates nor raises.
void vs_drain(vs_state *state, lua_State *L) {
    if (atomic_load_explicit(&state->pending, memory_order_relaxed) == NULL) return;
    vs_ref *refs = atomic_exchange(&state->pending, NULL);
    for (vs_ref *ref = refs; ref != NULL; ref = ref->next) luaL_unref(L, LUA_REGISTRYINDEX, ref->id);
    free_refs(refs);
}

void vs_push_ref(vs_thread *thread, const vs_ref *ref) { lua_rawgeti(thread, LUA_REGISTRYINDEX, ref->id); }

// MARK: Interruption

void vs_interrupt(vs_state *state, const char *reason) {
    int expected = 0;
    if (!atomic_compare_exchange_strong(&state->interruption, &expected, 1)) return;
    size_t length = 0;
    while (length + 1 < sizeof state->reason && reason[length] != 0) {
        state->reason[length] = reason[length];
        length += 1;
    }
    state->reason[length] = 0;
    atomic_store(&state->interruption, 2);
}

void vs_interrupt_running(vs_state *state, const char *reason) {
    vs_interrupt(state, reason);
    lua_State *running = state->current;
    // Without an interval nobody looks at the flag: look after the next instruction. The hook takes itself off again.
    if (running != NULL && !state->closing) lua_sethook(running, vs_hook, LUA_MASKCOUNT, 1);
}

bool vs_is_running(vs_state *state) { return state->depth > 0; }

bool vs_is_interrupted(vs_state *state) { return atomic_load(&state->interruption) == 2; }

void vs_clear_interruption(vs_state *state) {
    int expected = 2;
    atomic_compare_exchange_strong(&state->interruption, &expected, 0);
    state->trace.held = false;
}

const char *vs_interruption_reason(vs_state *state) { return state->last_reason; }

void vs_set_hook_interval(vs_state *state, int interval) {
    state->hook_interval = interval > 0 ? interval : 0;
    if (state->main == NULL) return;
    lua_sethook(state->main, interval > 0 ? vs_hook : NULL, interval > 0 ? LUA_MASKCOUNT : 0, interval);
    if (state->current != state->main) {
        lua_sethook(state->current, interval > 0 ? vs_hook : NULL, interval > 0 ? LUA_MASKCOUNT : 0, interval);
    }
}

void vs_set_instruction_budget(vs_state *state, int64_t instructions) { state->budget = instructions; }

void vs_raise_interruption(lua_State *L, vs_state *state) {
    // A script may catch this error, but then the very next instruction raises again.
    if (state->hook_interval > 0) lua_sethook(L, vs_hook, LUA_MASKCOUNT, 1);
    vs_trace_capture(state, L, false);
    state->trace.held = true;
    luaL_where(L, 1);
    lua_pushfstring(L, "interrupted: %s", state->reason);
    lua_concat(L, 2);
    lua_error(L);
}

void vs_hook(lua_State *L, lua_Debug *activation) {
    (void)activation;
    vs_state *state = vs_state_of(L);
    if (!vs_is_interrupted(state)) {
        int counted = lua_gethookcount(L);
        if (counted != state->hook_interval) {
            // Left over from an interruption that is over, or from another interval.
            bool on = state->hook_interval > 0;
            lua_sethook(L, on ? vs_hook : NULL, on ? LUA_MASKCOUNT : 0, state->hook_interval);
        }
        if (state->budget >= 0) {
            state->budget -= counted;
            if (state->budget < 0) {
                state->budget = 0;
                vs_interrupt(state, "the instruction budget is used up");
            }
        }
        lua_State *outer = state->current;
        vs_set_current(state, L);
        if (state->callbacks.checkpoint != NULL) state->callbacks.checkpoint(state->owner);
        vs_set_current(state, outer);
        if (!vs_is_interrupted(state)) return;
    }
    vs_raise_interruption(L, state);
}

int vs_finish(vs_state *state, lua_State *L, int status, int base, bool script) {
    bool interrupted = false;
    if (script) {
        interrupted = status > LUA_YIELD && vs_is_interrupted(state);
        if (interrupted) memcpy(state->last_reason, state->reason, sizeof state->reason);
        // Control is back with the embedding program: what was to be stopped has stopped.
        if (state->depth == 0) vs_clear_interruption(state);
    }
    if (interrupted || status == LUA_ERRMEM) {
        lua_settop(L, base);
        return interrupted ? vs_error_interrupted : vs_error_memory;
    }
    return status;
}
