// Coroutines that Swift makes, resumes and closes, and `coroutine.wrap`.
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
    state->depth += 1;
    state->current = coroutine;
    // Stopped while it was suspended: it is to find out at once, and not when it has counted.
    if (vs_is_interrupted(state) && !state->closing) lua_sethook(coroutine, vs_hook, LUA_MASKCOUNT, 1);
    // Protected by itself; the messages it makes outside of that exist already (see state.c).
    int status = lua_resume(coroutine, L, arguments, results);
    state->current = L;
    state->depth -= 1;
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
    state->depth += 1;
    state->current = coroutine;
    int status = lua_resetthread(coroutine);
    state->current = L;
    state->depth -= 1;
    if (status != LUA_OK) lua_xmove(coroutine, L, 1);
    return vs_finish(state, L, status, base, true);
}

// MARK: coroutine.wrap

/// Upvalue 1: the coroutine. Lua's own one closes a coroutine that failed before anybody can look at
/// its frames; this one keeps them for the traceback of whoever gets the error.
static int resume_wrapped(lua_State *L) {
    vs_state *state = vs_state_of(L);
    lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
    int arguments = lua_gettop(L), results = 0;
    if (!lua_checkstack(coroutine, arguments)) return luaL_error(L, "too many arguments to resume");
    lua_xmove(L, coroutine, arguments);
    int status = lua_resume(coroutine, L, arguments, &results);
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

void vs_replace_wrap(lua_State *L) {
    lua_getglobal(L, LUA_COLIBNAME);
    lua_pushcfunction(L, wrap);
    lua_setfield(L, -2, "wrap");
    lua_settop(L, -2);
}
