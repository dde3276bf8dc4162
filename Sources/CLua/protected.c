// Everything that can raise, each in a protected body.
#include "internal.h"

int vs_protect(vs_state *state, lua_CFunction body, void *request, int arguments, int results, bool script) {
    lua_State *L = state->current;
    int base = lua_gettop(L) - arguments;
    if (!lua_checkstack(L, 10)) {
        lua_settop(L, base);
        return vs_error_memory;
    }
    vs_drain(state, L);
    int handler = 0;
    if (script) {
        handler = base + 1;
        lua_pushcfunction(L, vs_handle_message);
        lua_insert(L, handler);
        vs_deepen(state, 1);
    }
    lua_pushcfunction(L, body);
    if (arguments > 0) lua_insert(L, -1 - arguments);
    lua_pushlightuserdata(L, request);
    int status = lua_pcall(L, arguments + 1, results, handler);
    if (script) {
        lua_remove(L, handler);
        vs_deepen(state, -1);
    }
    return vs_finish(state, L, status, base, script);
}

typedef struct bytes_request {
    const char *bytes;
    size_t length;
} bytes_request;

static int push_bytes(lua_State *L) {
    bytes_request *request = vs_request(L);
    lua_pushlstring(L, request->bytes, request->length);
    return 1;
}

int vs_push_bytes(vs_state *state, const char *bytes, size_t length) {
    bytes_request request = {bytes, length};
    return vs_protect(state, push_bytes, &request, 0, 1, false);
}

typedef struct table_request {
    int elements;
    int fields;
} table_request;

static int push_table(lua_State *L) {
    table_request *request = vs_request(L);
    lua_createtable(L, request->elements, request->fields);
    return 1;
}

int vs_push_table(vs_state *state, int elements, int fields) {
    table_request request = {elements, fields};
    return vs_protect(state, push_table, &request, 0, 1, false);
}

/// Operations on a value that is copied to the bottom of the protected body's stack.
static void copy_below(lua_State *L, int index, int others) {
    lua_pushvalue(L, index);
    lua_insert(L, -1 - others);
}

/// Like vs_protect for a body whose first argument is a copy of the value at `index`.
static int protect_on(
    vs_state *state, lua_CFunction body, void *request, int index, int others, int results, bool script) {
    lua_State *L = state->current;
    if (!lua_checkstack(L, 10)) {
        lua_settop(L, -others - 1);
        return vs_error_memory;
    }
    copy_below(L, index, others);
    return vs_protect(state, body, request, others + 1, results, script);
}

static int get(lua_State *L) {
    vs_request(L);
    lua_gettable(L, 1);
    return 1;
}

int vs_get(vs_state *state, int index) { return protect_on(state, get, NULL, index, 1, 1, true); }

static int set(lua_State *L) {
    vs_request(L);
    lua_settable(L, 1);
    return 0;
}

int vs_set(vs_state *state, int index) { return protect_on(state, set, NULL, index, 2, 0, true); }

static int raw_set(lua_State *L) {
    vs_request(L);
    lua_rawset(L, 1);
    return 0;
}

int vs_raw_set(vs_state *state, int index) { return protect_on(state, raw_set, NULL, index, 2, 0, false); }

static int raw_set_index(lua_State *L) {
    int64_t *key = vs_request(L);
    lua_rawseti(L, 1, *key);
    return 0;
}

int vs_raw_set_index(vs_state *state, int index, int64_t key) {
    return protect_on(state, raw_set_index, &key, index, 1, 0, false);
}

static int next(lua_State *L) {
    bool *more = vs_request(L);
    *more = lua_next(L, 1);
    return *more ? 2 : 0;
}

int vs_next(vs_state *state, int index, bool *more) {
    *more = false;
    lua_State *L = state->current;
    int status = protect_on(state, next, more, index, 1, 2, false);
    if (status == vs_ok && !*more) lua_settop(L, -3);
    return status;
}

static int length(lua_State *L) {
    vs_request(L);
    lua_len(L, 1);
    return 1;
}

int vs_length(vs_state *state, int index) { return protect_on(state, length, NULL, index, 0, 1, true); }

static int describe(lua_State *L) {
    vs_request(L);
    luaL_tolstring(L, 1, NULL);
    return 1;
}

int vs_describe(vs_state *state, int index) { return protect_on(state, describe, NULL, index, 0, 1, true); }

static int equal(lua_State *L) {
    bool *result = vs_request(L);
    *result = lua_compare(L, 1, 2, LUA_OPEQ);
    return 0;
}

int vs_equal(vs_state *state, int left, int right, bool *result) {
    lua_State *L = state->current;
    *result = false;
    if (!lua_checkstack(L, 10)) return vs_error_memory;
    right = lua_absindex(L, right);
    lua_pushvalue(L, left);
    lua_pushvalue(L, right);
    return vs_protect(state, equal, result, 2, 0, true);
}

static int collect(lua_State *L) {
    lua_settop(L, 0);
    lua_gc(L, LUA_GCCOLLECT);
    return 0;
}

int vs_collect(vs_state *state) { return vs_protect(state, collect, NULL, 0, 0, true); }

static int collect_for(lua_State *L) {
    int *kilobytes = vs_request(L);
    lua_settop(L, 0);
    lua_gc(L, LUA_GCSTEP, *kilobytes);
    return 0;
}

int vs_collect_for(vs_state *state, int kilobytes) { return vs_protect(state, collect_for, &kilobytes, 0, 0, true); }

typedef struct load_request {
    const char *text;
    size_t length;
    const char *name;
    const char *mode;
    int status;
} load_request;

static int load(lua_State *L) {
    load_request *request = vs_request(L);
    request->status = luaL_loadbufferx(L, request->text, request->length, request->name, request->mode);
    return 1;
}

static int load_chunk(vs_state *state, const char *text, size_t length, const char *name, const char *mode) {
    load_request request = {text, length, name, mode, LUA_OK};
    int status = vs_protect(state, load, &request, 0, 1, false);
    if (status != vs_ok) return status;
    if (request.status == LUA_ERRMEM) lua_settop(state->current, -2);
    return request.status;
}

int vs_load(vs_state *state, const char *text, size_t length, const char *name) {
    return load_chunk(state, text, length, name, "t");
}

int vs_invoke(vs_state *state, int arguments) {
    lua_State *L = state->current;
    int base = lua_gettop(L) - arguments - 1;
    if (!lua_checkstack(L, 10)) {
        lua_settop(L, base);
        return vs_error_memory;
    }
    vs_drain(state, L);
    lua_pushcfunction(L, vs_handle_message);
    lua_insert(L, base + 1);
    vs_deepen(state, 1);
    int status = lua_pcall(L, arguments, LUA_MULTRET, base + 1);
    vs_deepen(state, -1);
    lua_remove(L, base + 1);
    return vs_finish(state, L, status, base, true);
}
