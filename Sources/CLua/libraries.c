// Lua's own libraries, without what would break the host: bytecode (it can corrupt memory), C modules,
// and the parts of `debug` that reach metatables, upvalues, the registry or the hook. Whoever trusts a script can have
// them whole.
#include "internal.h"

static void keep_text_mode(lua_State *L, int mode) {
    if (lua_gettop(L) < mode) lua_settop(L, mode);
    lua_pushliteral(L, "t");
    lua_replace(L, mode);
}

/// Upvalue 1: Lua's own `load`.
static int load_text(lua_State *L) {
    keep_text_mode(L, 3);
    return vs_call_original(L);
}

/// Upvalue 1: Lua's own `loadfile`.
static int load_text_file(lua_State *L) {
    keep_text_mode(L, 2);
    return vs_call_original(L);
}

static int do_text_file_after(lua_State *L, int status, lua_KContext context) {
    (void)status;
    (void)context;
    return lua_gettop(L) - 1;
}

static int do_text_file(lua_State *L) {
    const char *name = luaL_optstring(L, 1, NULL);
    lua_settop(L, 1);
    if (luaL_loadfilex(L, name, "t") != LUA_OK) return lua_error(L);
    lua_callk(L, 0, LUA_MULTRET, 0, do_text_file_after);
    return do_text_file_after(L, LUA_OK, 0);
}

static void restrict_base(lua_State *L) {
    lua_pushglobaltable(L);
    lua_getfield(L, -1, "load");
    lua_pushcclosure(L, load_text, 1);
    lua_setfield(L, -2, "load");
    lua_getfield(L, -1, "loadfile");
    lua_pushcclosure(L, load_text_file, 1);
    lua_setfield(L, -2, "loadfile");
    lua_pushcfunction(L, do_text_file);
    lua_setfield(L, -2, "dofile");
    lua_settop(L, -2);
}

static void restrict_debug(lua_State *L) {
    static const char *const kept[] = {"traceback", "getinfo", "getlocal", NULL};
    lua_getglobal(L, "debug");
    lua_createtable(L, 0, 3);
    for (int index = 0; kept[index] != NULL; index += 1) {
        lua_getfield(L, -2, kept[index]);
        lua_setfield(L, -2, kept[index]);
    }
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, "debug");
    lua_settop(L, -2);
    lua_setglobal(L, "debug");
    lua_settop(L, -2);
}

/// Finds a module along package.path. Upvalue 1: the package table.
static int search_text(lua_State *L) {
    const char *name = luaL_checkstring(L, 1);
    lua_getfield(L, lua_upvalueindex(1), "searchpath");
    lua_pushvalue(L, 1);
    lua_getfield(L, lua_upvalueindex(1), "path");
    lua_call(L, 2, 2);
    if (lua_type(L, -2) != LUA_TSTRING) return 1;  // says where it looked
    lua_settop(L, -2);
    const char *file = lua_tostring(L, -1);
    if (luaL_loadfilex(L, file, "t") != LUA_OK) {
        return luaL_error(L, "error loading module '%s' from file '%s':\n\t%s", name, file, lua_tostring(L, -1));
    }
    lua_insert(L, -2);
    return 2;
}

static void restrict_package(lua_State *L) {
    lua_getglobal(L, "package");
    lua_pushnil(L);
    lua_setfield(L, -2, "loadlib");
    lua_pushnil(L);
    lua_setfield(L, -2, "cpath");
    lua_getfield(L, -1, "searchers");
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, search_text, 1);
    lua_rawseti(L, -2, 2);
    lua_pushnil(L);
    lua_rawseti(L, -2, 4);
    lua_pushnil(L);
    lua_rawseti(L, -2, 3);
    lua_settop(L, -3);
}

void vs_open_libraries(lua_State *L, uint32_t libraries) {
    static const struct {
        uint32_t library;
        const char *name;
        lua_CFunction open;
        void (*restrict_it)(lua_State *);
    } all[] = {
        {vs_library_base, LUA_GNAME, luaopen_base, restrict_base},
        {vs_library_package, LUA_LOADLIBNAME, luaopen_package, restrict_package},
        {vs_library_coroutine, LUA_COLIBNAME, luaopen_coroutine, vs_track_coroutines},
        {vs_library_table, LUA_TABLIBNAME, luaopen_table, NULL},
        {vs_library_string, LUA_STRLIBNAME, luaopen_string, NULL},
        {vs_library_math, LUA_MATHLIBNAME, luaopen_math, NULL},
        {vs_library_utf8, LUA_UTF8LIBNAME, luaopen_utf8, NULL},
        {vs_library_os, LUA_OSLIBNAME, luaopen_os, NULL},
        {vs_library_io, LUA_IOLIBNAME, luaopen_io, NULL},
        {vs_library_debug, LUA_DBLIBNAME, luaopen_debug, restrict_debug},
    };
    for (size_t index = 0; index < sizeof all / sizeof *all; index += 1) {
        if (!(libraries & all[index].library)) continue;
        luaL_requiref(L, all[index].name, all[index].open, 1);
        lua_settop(L, -2);
        bool guarded = !(libraries & vs_library_unguarded) || all[index].restrict_it == vs_track_coroutines;
        if (guarded && all[index].restrict_it != NULL) all[index].restrict_it(L);
    }
}
