// Takes from the libraries what reaches beyond a script: programs, files elsewhere, the insides of other functions.
//
// What is taken away stays there as a function that says so. Which files may be reached is decided in Swift.
#include "internal.h"

#include <string.h>

// MARK: Refusals

typedef struct refusal {
    const char *library;
    const char *name;
    const char *why;
} refusal;

static const char programs[] = "specs run no programs";
static const char removal[] = "specs neither remove nor rename files";
static const char elsewhere[] = "specs write below their own folder only";
static const char native[] = "specs load no C modules";
static const char bytecode[] = "specs have no bytecode";
static const char insides[] = "of debug, specs have traceback and getinfo";

static const refusal refusals[] = {
    {"os", "execute", programs},
    {"os", "remove", removal},
    {"os", "rename", removal},
    {"os", "tmpname", elsewhere},
    {"io", "popen", programs},
    {"io", "tmpfile", elsewhere},
    {"package", "loadlib", native},
    {"string", "dump", bytecode},
    {"debug", "debug", insides},
    {"debug", "gethook", insides},
    {"debug", "getlocal", insides},
    {"debug", "getmetatable", insides},
    {"debug", "getregistry", insides},
    {"debug", "getupvalue", insides},
    {"debug", "getuservalue", insides},
    {"debug", "sethook", insides},
    {"debug", "setlocal", insides},
    {"debug", "setmetatable", insides},
    {"debug", "setupvalue", insides},
    {"debug", "setuservalue", insides},
    {"debug", "upvalueid", insides},
    {"debug", "upvaluejoin", insides},
    {"debug", "setcstacklimit", insides},
};

/// Upvalue 1: the message.
static int refuse(lua_State *L) { return luaL_error(L, "%s", lua_tostring(L, lua_upvalueindex(1))); }

bool vs_push_library(lua_State *L, const char *name) {
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    bool found = lua_getfield(L, -1, name) == LUA_TTABLE;
    lua_remove(L, -2);
    if (!found) lua_settop(L, -2);
    return found;
}

int vs_call_original(lua_State *L) {
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    return lua_gettop(L);
}

static void put_refusals(lua_State *L) {
    for (size_t index = 0; index < sizeof refusals / sizeof *refusals; index += 1) {
        const refusal *entry = &refusals[index];
        if (!vs_push_library(L, entry->library)) continue;
        lua_pushfstring(L, "%s.%s is refused: %s; --trust lifts this", entry->library, entry->name, entry->why);
        lua_pushcclosure(L, refuse, 1);
        lua_setfield(L, -2, entry->name);
        lua_settop(L, -2);
    }
}

// MARK: The process

/// An exit in a script is an error, and recorded: catching it doesn't undo it.
static int note_exit(lua_State *L) {
    vs_state *state = vs_state_of(L);
    if (state->exit_line == 0) {
        state->exit_line = -1;
        lua_Debug caller;
        // It may have been handed to pcall, which is no place in a file.
        for (int level = 1; level < 100 && lua_getstack(L, level, &caller); level += 1) {
            if (!lua_getinfo(L, "Sl", &caller) || caller.currentline <= 0 || caller.source[0] != '@') continue;
            state->exit_line = caller.currentline;
            strncpy(state->exit_source, caller.source + 1, sizeof state->exit_source - 1);
            state->exit_source[sizeof state->exit_source - 1] = 0;
            break;
        }
    }
    return luaL_error(L, "%s", vs_exit_message());
}

const char *vs_exit_message(void) { return "os.exit() was called: a spec can't end the run"; }

bool vs_take_exit(vs_state *state, const char **source, int *line) {
    if (state->exit_line == 0) return false;
    *source = state->exit_source;
    *line = state->exit_line;
    state->exit_line = 0;
    return true;
}

/// The locale belongs to the whole process, and affects how it writes numbers. Upvalue 1: Lua's own `setlocale`.
static int keep_locale(lua_State *L) {
    const char *wanted = luaL_optstring(L, 1, NULL);
    if (wanted != NULL && strcmp(wanted, "C") != 0 && strcmp(wanted, "POSIX") != 0) {
        return luaL_error(
            L, "os.setlocale to \"%s\" is refused: specs run in the locale \"C\"; --trust lifts this", wanted);
    }
    return vs_call_original(L);
}

// MARK: Lua files

/// Upvalue 1: the function that compiles a file, or returns nil and why not.
static int load_file(lua_State *L) {
    luaL_argcheck(L, lua_type(L, 1) == LUA_TSTRING, 1, "the path of a Lua file expected");
    bool hasEnvironment = lua_gettop(L) >= 3;
    lua_settop(L, 3);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_call(L, 1, 2);
    if (lua_isnil(L, -2)) return 2;
    lua_settop(L, -2);
    if (hasEnvironment) {
        lua_pushvalue(L, 3);
        if (lua_setupvalue(L, -2, 1) == NULL) lua_settop(L, -2);
    }
    return 1;
}

static int finish_file(lua_State *L, int status, lua_KContext context) {
    (void)status;
    (void)context;
    return lua_gettop(L) - 1;
}

/// The same, and the file may wait: its calls can yield. Upvalue 1 as above.
static int run_file(lua_State *L) {
    luaL_argcheck(L, lua_type(L, 1) == LUA_TSTRING, 1, "the path of a Lua file expected");
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_call(L, 1, 2);
    if (lua_isnil(L, -2)) return lua_error(L);
    lua_settop(L, -2);
    lua_callk(L, 0, LUA_MULTRET, 0, finish_file);
    return finish_file(L, LUA_OK, 0);
}

/// Upvalue 1: searches a module by its name and the package table. Upvalue 2: that table.
static int search_module(lua_State *L) {
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_call(L, 2, 2);
    if (!lua_isnil(L, -1)) return 2;
    lua_settop(L, -2);
    return 1;
}

/// Replaces Lua's own search along package.path by the function on top, and pops it.
static void replace_searcher(lua_State *L) {
    if (vs_push_library(L, "package")) {
        if (lua_getfield(L, -1, "searchers") == LUA_TTABLE) {
            lua_pushvalue(L, -3);
            lua_pushvalue(L, -3);
            lua_pushcclosure(L, search_module, 2);
            lua_rawseti(L, -2, 2);
        }
        lua_settop(L, -3);
    }
    lua_settop(L, -2);
}

static int search_modules(lua_State *L) {
    vs_request(L);
    replace_searcher(L);
    return 0;
}

int vs_search_modules(vs_state *state) { return vs_protect(state, search_modules, NULL, 1, 0, false); }

/// Index 2: compiles a file, 3: searches a module, 4: searches a path.
static void check_modules(lua_State *L) {
    lua_pushglobaltable(L);
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, load_file, 1);
    lua_setfield(L, -2, "loadfile");
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, run_file, 1);
    lua_setfield(L, -2, "dofile");
    lua_settop(L, -2);
    if (!vs_push_library(L, "package")) return;
    lua_pushvalue(L, 4);
    lua_setfield(L, -2, "searchpath");
    lua_settop(L, -2);
    lua_pushvalue(L, 3);
    replace_searcher(L);
}

// MARK: The insides

/// `debug.getinfo` without the functions of other levels, which a script could call. Upvalue 1: Lua's own.
static int harmless_getinfo(lua_State *L) {
    int first = lua_isthread(L, 1) ? 2 : 1;
    const char *asked = luaL_optstring(L, first + 1, "lnSrtu");
    char kept[16];
    size_t length = 0;
    for (; *asked != 0 && length + 1 < sizeof kept; asked += 1) {
        if (*asked != 'f') kept[length++] = *asked;
    }
    kept[length] = 0;
    lua_settop(L, first);
    // This function is a level too.
    if (first == 1 && lua_isinteger(L, 1) && lua_tointeger(L, 1) > 0) {
        lua_pushinteger(L, lua_tointeger(L, 1) + 1);
        lua_replace(L, 1);
    }
    lua_pushstring(L, kept);
    return vs_call_original(L);
}

static void wrap(lua_State *L, const char *library, const char *name, lua_CFunction body) {
    if (!vs_push_library(L, library)) return;
    if (lua_getfield(L, -1, name) == LUA_TFUNCTION) {
        lua_pushcclosure(L, body, 1);
        lua_setfield(L, -2, name);
    } else {
        lua_settop(L, -2);
    }
    lua_settop(L, -2);
}

/// The methods of strings are everybody's.
static void protect_strings(lua_State *L) {
    lua_pushliteral(L, "");
    if (lua_getmetatable(L, -1)) {
        lua_pushboolean(L, 0);
        lua_setfield(L, -2, "__metatable");
        lua_settop(L, -2);
    }
    lua_settop(L, -2);
}

static int confine(lua_State *L) {
    vs_request(L);
    wrap(L, "debug", "getinfo", harmless_getinfo);
    wrap(L, "os", "setlocale", keep_locale);
    put_refusals(L);
    protect_strings(L);
    vs_check_files(L);
    check_modules(L);
    return 0;
}

int vs_confine(vs_state *state) { return vs_protect(state, confine, NULL, 4, 0, false); }

static int refuse_exit(lua_State *L) {
    vs_request(L);
    if (!vs_push_library(L, "os")) return 0;
    lua_pushcfunction(L, note_exit);
    lua_setfield(L, -2, "exit");
    return 0;
}

int vs_refuse_exit(vs_state *state) { return vs_protect(state, refuse_exit, NULL, 0, 0, false); }

// MARK: Globals as they were

/// Copies the fields of the table at `from` into the one at `to`.
static void copy_fields(lua_State *L, int from, int to) {
    lua_pushnil(L);
    while (lua_next(L, from) != 0) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, to);
    }
}

/// Index 1: the table to fill.
static int copy_globals(lua_State *L) {
    static const char *const libraries[] = {
        LUA_STRLIBNAME, LUA_TABLIBNAME, LUA_MATHLIBNAME, LUA_UTF8LIBNAME,
        LUA_COLIBNAME,  LUA_OSLIBNAME,  LUA_IOLIBNAME,   LUA_DBLIBNAME,
    };
    vs_request(L);
    lua_pushglobaltable(L);
    copy_fields(L, 2, 1);
    for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index += 1) {
        if (lua_getfield(L, 2, libraries[index]) == LUA_TTABLE) {
            lua_createtable(L, 0, 16);
            copy_fields(L, 3, 4);
            lua_setfield(L, 1, libraries[index]);
        }
        lua_settop(L, 2);
    }
    return 0;
}

int vs_copy_globals(vs_state *state, int index) {
    lua_State *L = state->current;
    if (!lua_checkstack(L, 10)) return vs_error_memory;
    lua_pushvalue(L, index);
    return vs_protect(state, copy_globals, NULL, 1, 0, false);
}

bool vs_set_environment(vs_thread *L) { return lua_setupvalue(L, -2, 1) != NULL; }

static int index_functions(lua_State *L) {
    vs_request(L);
    lua_createtable(L, 0, 2);
    lua_insert(L, 1);
    lua_setfield(L, 1, "__index");
    // To scripts, functions have no metatable.
    lua_pushboolean(L, false);
    lua_setfield(L, 1, "__metatable");
    lua_pushcfunction(L, index_functions);
    lua_insert(L, 1);
    lua_setmetatable(L, 1);
    return 0;
}

int vs_index_functions(vs_state *state) { return vs_protect(state, index_functions, NULL, 1, 0, false); }
