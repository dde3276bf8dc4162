// Where a script calls a function: asked for each definition, of which a file may have thousands, so that it is done without
// the tables of debug.getinfo.
#include "internal.h"

#include <string.h>

/// The number of levels that are searched for a frame of the user's.
enum { furthest = 200 };

/// Returns the path and the line of the innermost frame in a file. Chunks that are no files have names without "@".
/// Upvalue 1: the path that was returned last.
static int caller(lua_State *L) {
    lua_Debug frame;
    for (int level = 1; level <= furthest && lua_getstack(L, level, &frame); level++) {
        lua_getinfo(L, "Sl", &frame);
        if (frame.source[0] != '@') continue;
        const char *last = lua_tostring(L, lua_upvalueindex(1));
        if (last == NULL || strcmp(last, frame.source + 1) != 0) {
            lua_pushstring(L, frame.source + 1);
            lua_copy(L, -1, lua_upvalueindex(1));
        } else {
            lua_pushvalue(L, lua_upvalueindex(1));
        }
        lua_pushinteger(L, frame.currentline);
        return 2;
    }
    return 0;
}

static int push_caller(lua_State *L) {
    vs_request(L);
    lua_pushnil(L);
    lua_pushcclosure(L, caller, 1);
    return 1;
}

int vs_push_caller(vs_state *state) { return vs_protect(state, push_caller, NULL, 0, 1, false); }
