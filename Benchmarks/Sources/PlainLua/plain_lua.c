#include "PlainLua.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>

static const char *const type_name = "plain.object";

// A method as one writes it in C: the object checked, the argument checked, a number returned.
static int object_get(lua_State *L) {
    const lua_Integer *value = luaL_checkudata(L, 1, type_name);
    lua_Integer argument = luaL_checkinteger(L, 2);
    lua_pushinteger(L, *value + argument);
    return 1;
}

static void push_object(lua_State *L) {
    lua_Integer *value = lua_newuserdatauv(L, sizeof *value, 0);
    *value = 42;
    luaL_newmetatable(L, type_name);
    lua_newtable(L);
    lua_pushcfunction(L, object_get);
    lua_setfield(L, -2, "get");
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

const char *plain_lua_run(const char *script, double *result) {
    static char problem[512];
    lua_State *L = luaL_newstate();
    if (L == NULL) return "no memory for an interpreter";
    luaL_openlibs(L);
    push_object(L);
    lua_setglobal(L, "object");
    int status = luaL_loadstring(L, script);
    if (status == LUA_OK) status = lua_pcall(L, 0, 1, 0);
    if (status == LUA_OK) {
        *result = lua_tonumber(L, -1);
    } else {
        snprintf(problem, sizeof problem, "%s", lua_tostring(L, -1));
    }
    lua_close(L);
    return status == LUA_OK ? NULL : problem;
}
