// Access to a stack that cannot raise.
#include "internal.h"

#include <string.h>

bool vs_reserve(vs_thread *thread, int slots) { return lua_checkstack(thread, slots); }
int vs_top(vs_thread *thread) { return lua_gettop(thread); }
void vs_set_top(vs_thread *thread, int index) { lua_settop(thread, index); }
void vs_pop(vs_thread *thread, int count) { lua_settop(thread, -count - 1); }
int vs_absolute(vs_thread *thread, int index) { return lua_absindex(thread, index); }
void vs_copy(vs_thread *thread, int index) { lua_pushvalue(thread, index); }
void vs_move(vs_thread *from, vs_thread *to, int count) { lua_xmove(from, to, count); }

int vs_kind(vs_thread *thread, int index) { return lua_type(thread, index); }
const char *vs_kind_name(int kind) { return lua_typename(NULL, kind); }
bool vs_is_integer(vs_thread *thread, int index) { return lua_isinteger(thread, index); }

bool vs_get_integer(vs_thread *thread, int index, int64_t *result) {
    int exact = 0;
    if (lua_type(thread, index) != LUA_TNUMBER) return false;
    *result = lua_tointegerx(thread, index, &exact);
    return exact;
}

bool vs_get_number(vs_thread *thread, int index, double *result) {
    if (lua_type(thread, index) != LUA_TNUMBER) return false;
    *result = lua_tonumberx(thread, index, NULL);
    return true;
}

bool vs_get_boolean(vs_thread *thread, int index) { return lua_toboolean(thread, index); }

const char *vs_get_bytes(vs_thread *thread, int index, size_t *length) {
    // On a number lua_tolstring would make a string, which can raise.
    if (lua_type(thread, index) != LUA_TSTRING) return NULL;
    return lua_tolstring(thread, index, length);
}

const void *vs_get_pointer(vs_thread *thread, int index) { return lua_topointer(thread, index); }

void *vs_get_light(vs_thread *thread, int index) {
    return lua_type(thread, index) == LUA_TLIGHTUSERDATA ? lua_touserdata(thread, index) : NULL;
}

vs_thread *vs_get_thread(vs_thread *thread, int index) { return lua_tothread(thread, index); }
uint64_t vs_raw_length(vs_thread *thread, int index) { return lua_rawlen(thread, index); }
bool vs_raw_equal(vs_thread *thread, int left, int right) { return lua_rawequal(thread, left, right); }
bool vs_is_native_function(vs_thread *thread, int index) { return lua_iscfunction(thread, index); }

void vs_push_nil(vs_thread *thread) { lua_pushnil(thread); }
void vs_push_boolean(vs_thread *thread, bool value) { lua_pushboolean(thread, value); }
void vs_push_integer(vs_thread *thread, int64_t value) { lua_pushinteger(thread, value); }
void vs_push_number(vs_thread *thread, double value) { lua_pushnumber(thread, value); }
void vs_push_light(vs_thread *thread, void *value) { lua_pushlightuserdata(thread, value); }
void vs_push_globals(vs_thread *thread) { lua_rawgeti(thread, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }

void vs_raw_get(vs_thread *thread, int index) { lua_rawget(thread, index); }
void vs_raw_get_index(vs_thread *thread, int index, int64_t key) { lua_rawgeti(thread, index, key); }
bool vs_get_metatable(vs_thread *thread, int index) { return lua_getmetatable(thread, index); }
void vs_set_metatable(vs_thread *thread, int index) { lua_setmetatable(thread, index); }

// lua_next raises where the key is none of the table's, which can't be: nothing changes the table meanwhile.

bool vs_has_names(vs_thread *thread, int index) {
    if (!lua_checkstack(thread, 3)) return true;  // whoever reads them finds out
    lua_pushnil(thread);
    while (lua_next(thread, index)) {
        if (lua_type(thread, -2) == LUA_TSTRING) {
            lua_settop(thread, -3);
            return true;
        }
        lua_settop(thread, -2);
    }
    return false;
}

// Compares the keys, as pushing one to look it up may collect garbage.
bool vs_is_callable(vs_thread *thread, int index) {
    if (lua_type(thread, index) == LUA_TFUNCTION) return true;
    if (!lua_checkstack(thread, 4) || !lua_getmetatable(thread, index)) return false;
    int metatable = lua_gettop(thread);
    bool found = false;
    lua_pushnil(thread);
    while (!found && lua_next(thread, metatable)) {
        found = lua_type(thread, -2) == LUA_TSTRING && strcmp(lua_tostring(thread, -2), "__call") == 0;
        lua_settop(thread, -2);
    }
    lua_settop(thread, metatable - 1);
    return found;
}

bool vs_get_only_text(vs_thread *thread, int index) {
    if (!lua_checkstack(thread, 5)) return false;
    int top = lua_gettop(thread);
    lua_pushnil(thread);
    if (lua_next(thread, index) && lua_type(thread, -2) == LUA_TSTRING && lua_type(thread, -1) == LUA_TSTRING) {
        lua_pushvalue(thread, -2);
        if (!lua_next(thread, index)) return true;
    }
    lua_settop(thread, top);
    return false;
}

bool vs_can_yield(vs_thread *thread) { return lua_isyieldable(thread); }
