// Coroutines that Swift makes, resumes and closes, and those that scripts do. Whoever resumes one, `current` is the
// stack that runs: an interruption has to reach it.
#include "internal.h"

static int push_coroutine(lua_State *L) {
    vs_request(L);
    lua_State *coroutine = lua_newthread(L);
    lua_pushvalue(L, 1);
    lua_xmove(L, coroutine, 1);
    return 1;
}

int vs_push_coroutine(vs_state *state) { return vs_protect(state, push_coroutine, NULL, 1, 1, false); }

int vs_coroutine_status(vs_state *state, vs_thread *coroutine) {
    if (coroutine == state->current) return vs_coroutine_running;
    switch (lua_status(coroutine)) {
    case LUA_YIELD: return vs_coroutine_suspended;
    case LUA_OK: {
        lua_Debug activation;
        if (lua_getstack(coroutine, 0, &activation)) return vs_coroutine_normal;
        return lua_gettop(coroutine) == 0 ? vs_coroutine_dead : vs_coroutine_suspended;
    }
    default: return vs_coroutine_dead;
    }
}

/// Lets the next instruction of a stack raise, if the script is to end.
static void pass_interruption(vs_state *state, lua_State *L) {
    if (vs_is_interrupted(state) && !state->closing) lua_sethook(L, vs_hook, LUA_MASKCOUNT, 1);
}

/// Resumes a coroutine as lua_resume does, which is protected by itself; the messages that it makes outside of that
/// exist already (see state.c).
static int resume_tracked(vs_state *state, lua_State *L, lua_State *coroutine, int arguments, int *results) {
    lua_State *outer = state->current;
    vs_set_current(state, coroutine);
    // Stopped while it was suspended: it has to notice immediately, before it has counted.
    pass_interruption(state, coroutine);
    int status = lua_resume(coroutine, L, arguments, results);
    vs_set_current(state, outer);
    return status;
}

int vs_resume(vs_state *state, vs_thread *coroutine, int arguments, int *results) {
    lua_State *L = state->current;
    int base = lua_gettop(L) - arguments;
    *results = 0;
    if (!lua_checkstack(L, 10) || !lua_checkstack(coroutine, arguments + 10)) {
        lua_settop(L, base);
        return vs_error_memory;
    }
    vs_drain(state, L);
    lua_xmove(L, coroutine, arguments);
    vs_deepen(state, 1);
    int status = resume_tracked(state, L, coroutine, arguments, results);
    vs_deepen(state, -1);
    // Otherwise control is back with the embedding program, and the interruption is over.
    if (state->depth > 0) pass_interruption(state, L);
    if (status > LUA_YIELD) {
        vs_trace_capture(state, coroutine, false);
        vs_trace_capture(state, L, true);
        *results = 1;
    }
    if (!lua_checkstack(L, *results + 10)) {
        lua_settop(coroutine, -*results - 1);
        *results = 0;
        status = LUA_ERRMEM;
    }
    lua_xmove(coroutine, L, *results);
    return vs_finish(state, L, status, base, true);
}

int vs_close_coroutine(vs_state *state, vs_thread *coroutine) {
    lua_State *L = state->current;
    int base = lua_gettop(L);
    if (!lua_checkstack(L, 10)) return vs_error_memory;
    vs_deepen(state, 1);
    vs_set_current(state, coroutine);
    int status = lua_resetthread(coroutine);
    vs_set_current(state, L);
    vs_deepen(state, -1);
    if (status != LUA_OK) lua_xmove(coroutine, L, 1);
    return vs_finish(state, L, status, base, true);
}

// MARK: The coroutine library

/// Resumes and moves the results, or the error, over: both are on top then. Returns how many results there are, or
/// -1 for an error.
static int resume_with(lua_State *L, lua_State *coroutine, int arguments) {
    int results = 0;
    if (!lua_checkstack(coroutine, arguments)) {
        lua_pushliteral(L, "too many arguments to resume");
        return -1;
    }
    lua_xmove(L, coroutine, arguments);
    int status = resume_tracked(vs_state_of(L), L, coroutine, arguments, &results);
    // Catching the error that ended the coroutine doesn't undo it.
    pass_interruption(vs_state_of(L), L);
    if (status != LUA_OK && status != LUA_YIELD) {
        lua_xmove(coroutine, L, 1);
        return -1;
    }
    if (!lua_checkstack(L, results + 1)) {
        lua_settop(coroutine, -results - 1);
        lua_pushliteral(L, "too many results to resume");
        return -1;
    }
    lua_xmove(coroutine, L, results);
    return results;
}

static int resume(lua_State *L) {
    lua_State *coroutine = lua_tothread(L, 1);
    luaL_argexpected(L, coroutine != NULL, 1, "coroutine");
    int results = resume_with(L, coroutine, lua_gettop(L) - 1);
    lua_pushboolean(L, results >= 0);
    lua_insert(L, results < 0 ? -2 : -results - 1);
    return (results < 0 ? 1 : results) + 1;
}

static int close(lua_State *L) {
    lua_State *coroutine = lua_tothread(L, 1);
    luaL_argexpected(L, coroutine != NULL, 1, "coroutine");
    vs_state *state = vs_state_of(L);
    int kind = coroutine == L ? vs_coroutine_running : vs_coroutine_status(state, coroutine);
    if (kind == vs_coroutine_running || kind == vs_coroutine_normal) {
        return luaL_error(L, "cannot close a %s coroutine", kind == vs_coroutine_running ? "running" : "normal");
    }
    lua_State *outer = state->current;
    vs_set_current(state, coroutine);
    int status = lua_resetthread(coroutine);
    vs_set_current(state, outer);
    pass_interruption(state, L);
    lua_pushboolean(L, status == LUA_OK);
    if (status == LUA_OK) return 1;
    lua_xmove(coroutine, L, 1);
    return 2;
}

/// Upvalue 1: the coroutine. Lua's own one closes a coroutine that failed before anybody can look at
/// its frames; this one keeps them for the traceback of whoever gets the error.
static int resume_wrapped(lua_State *L) {
    vs_state *state = vs_state_of(L);
    lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
    int arguments = lua_gettop(L), results = 0;
    if (!lua_checkstack(coroutine, arguments)) return luaL_error(L, "too many arguments to resume");
    lua_xmove(L, coroutine, arguments);
    int status = resume_tracked(state, L, coroutine, arguments, &results);
    pass_interruption(state, L);
    if (status == LUA_OK || status == LUA_YIELD) {
        if (!lua_checkstack(L, results + 1)) {
            lua_settop(coroutine, -results - 1);
            return luaL_error(L, "too many results to resume");
        }
        lua_xmove(coroutine, L, results);
        return results;
    }
    bool failed = lua_status(coroutine) > LUA_YIELD;  // otherwise it could not be resumed at all
    if (failed) {
        const void *carried = state->trace.carried;
        bool append = carried != NULL && carried == lua_topointer(coroutine, -1);
        vs_trace_capture(state, coroutine, append);
        status = lua_resetthread(coroutine);
    }
    lua_xmove(coroutine, L, 1);
    if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
        luaL_where(L, 1);
        lua_insert(L, -2);
        lua_concat(L, 2);
    }
    state->trace.carried = failed ? lua_topointer(L, -1) : NULL;
    return lua_error(L);
}

static int wrap(lua_State *L) {
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_State *coroutine = lua_newthread(L);
    lua_pushvalue(L, 1);
    lua_xmove(L, coroutine, 1);
    lua_pushcclosure(L, resume_wrapped, 1);
    return 1;
}

void vs_track_coroutines(lua_State *L) {
    static const luaL_Reg functions[] = {{"resume", resume}, {"wrap", wrap}, {"close", close}, {NULL, NULL}};
    lua_getglobal(L, LUA_COLIBNAME);
    luaL_setfuncs(L, functions, 0);
    lua_settop(L, -2);
}
