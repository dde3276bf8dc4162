// The files that scripts open: a path that was checked is opened as it was found, or not at all.
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Without links

/// Opens a name in an open folder, and closes the folder. A link is ELOOP, whatever the system calls it.
static int step(int folder, const char *name, int flags, unsigned permissions) {
    int descriptor = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC, permissions);
    int reason = errno;
    struct stat status;
    if (descriptor < 0 && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode)) {
        reason = ELOOP;
    }
    close(folder);
    errno = reason;
    return descriptor;
}

int vs_open_unlinked(const char *path, int flags, unsigned permissions) {
    char names[PATH_MAX];
    size_t length = strlen(path);
    if (length >= sizeof names) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (path[0] != '/' || path[length - 1] == '/') {
        errno = path[0] == '/' ? EISDIR : EINVAL;
        return -1;
    }
    memcpy(names, path + 1, length);
    // openat2 with RESOLVE_NO_SYMLINKS does the same in one step, where the kernel has it and a container allows it.
    int folder = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    char *name = names;
    for (char *slash; folder >= 0 && (slash = strchr(name, '/')) != NULL; name = slash + 1) {
        *slash = 0;
        folder = step(folder, name, O_PATH | O_DIRECTORY, 0);
    }
    return folder < 0 ? -1 : step(folder, name, flags, permissions);
}

// MARK: io

static int close_file(lua_State *L) {
    luaL_Stream *stream = luaL_checkudata(L, 1, LUA_FILEHANDLE);
    return luaL_fileresult(L, fclose(stream->f) == 0, NULL);
}

/// The flags of open(2) for a mode of fopen(3), or -1 for an invalid mode.
static int flags_of(const char *mode) {
    char kind = *mode;
    if (kind == 0 || strchr("rwa", kind) == NULL) return -1;
    mode += 1;
    bool both = *mode == '+';
    if (both) mode += 1;
    if (mode[strspn(mode, "b")] != 0) return -1;
    int access = both ? O_RDWR : kind == 'r' ? O_RDONLY : O_WRONLY;
    return access | (kind == 'r' ? 0 : O_CREAT | (kind == 'w' ? O_TRUNC : O_APPEND));
}

/// Opens the file whose path is at index 1, a string, as the check at upvalue 2 allows, and pushes it. Otherwise it pushes
/// nil, why not, and the system's number for that.
static bool push_file(lua_State *L, const char *mode, int flags) {
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushvalue(L, 1);
    lua_pushstring(L, mode);
    lua_call(L, 2, 3);
    if (lua_isnil(L, -3)) return false;
    lua_settop(L, -3);
    // Its metatable closes it once there is something to close.
    luaL_Stream *stream = lua_newuserdatauv(L, sizeof *stream, 0);
    stream->f = NULL;
    stream->closef = NULL;
    luaL_setmetatable(L, LUA_FILEHANDLE);
    int descriptor = vs_open_unlinked(lua_tostring(L, -2), flags, 0666);
    if (descriptor >= 0) stream->f = fdopen(descriptor, mode);
    if (stream->f != NULL) {
        stream->closef = close_file;
        lua_remove(L, -2);
        return true;
    }
    int reason = errno;
    if (descriptor >= 0) close(descriptor);
    lua_settop(L, -3);
    lua_pushnil(L);
    // The path led elsewhere when it was checked.
    const char *why = reason == ELOOP ? "it became a link while it was opened" : strerror(reason);
    lua_pushfstring(L, "%s: %s", lua_tostring(L, 1), why);
    lua_pushinteger(L, reason);
    return false;
}

/// `io.open`. Upvalue 2: the check.
static int open_checked(lua_State *L) {
    luaL_checkstring(L, 1);
    const char *mode = luaL_optstring(L, 2, "r");
    int flags = flags_of(mode);
    luaL_argcheck(L, flags >= 0, 2, "invalid mode");
    return push_file(L, mode, flags) ? 1 : 3;
}

/// Pushes the file at a path, or raises.
static void push_needed_file(lua_State *L, const char *mode) {
    if (!push_file(L, mode, flags_of(mode))) luaL_error(L, "%s", lua_tostring(L, -2));
}

/// `io.input` and `io.output`: a path becomes a file. Upvalues: Lua's own, the check, the mode.
static int use_checked(lua_State *L) {
    if (lua_isstring(L, 1)) {
        lua_tostring(L, 1);  // a number is a path, too
        push_needed_file(L, lua_tostring(L, lua_upvalueindex(3)));
        lua_replace(L, 1);
    }
    return vs_call_original(L);
}

/// Returns the values of the iterator at upvalue 1, and closes the file at upvalue 2 at its end.
static int next_line(lua_State *L) {
    lua_settop(L, 0);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_call(L, 0, LUA_MULTRET);
    if (lua_gettop(L) > 0 && !lua_isnil(L, 1)) return lua_gettop(L);
    lua_settop(L, 0);
    lua_getfield(L, lua_upvalueindex(2), "close");
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_call(L, 1, 0);
    lua_pushnil(L);
    return 1;
}

/// `io.lines`. Upvalues: Lua's own, the check.
static int lines_checked(lua_State *L) {
    if (!lua_isstring(L, 1)) return vs_call_original(L);
    lua_tostring(L, 1);
    push_needed_file(L, "r");
    lua_replace(L, 1);
    lua_pushvalue(L, 1);
    lua_insert(L, 1);
    lua_getfield(L, 1, "lines");
    lua_insert(L, 2);
    // file, lines, file, formats
    lua_call(L, lua_gettop(L) - 2, 1);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, next_line, 2);
    // The file is closed where the loop is left early.
    lua_pushnil(L);
    lua_pushnil(L);
    lua_pushvalue(L, 1);
    return 4;
}

/// Wraps a function of `io`, which is on top. Upvalues: the function, the check at index 1, the mode.
static void check_function(lua_State *L, const char *name, lua_CFunction body, const char *mode) {
    lua_getfield(L, -1, name);
    lua_pushvalue(L, 1);
    lua_pushstring(L, mode);
    lua_pushcclosure(L, body, 3);
    lua_setfield(L, -2, name);
}

void vs_check_files(lua_State *L) {
    if (!vs_push_library(L, "io")) return;
    check_function(L, "open", open_checked, "");
    check_function(L, "lines", lines_checked, "r");
    check_function(L, "input", use_checked, "r");
    check_function(L, "output", use_checked, "w");
    lua_settop(L, -2);
}
