// From Lua into Swift: trampolines, boxes for Swift functions, userdata for Swift objects.
#include "internal.h"

// MARK: Trampolines

/// The callback resumed: whatever resume was given is the callback's result.
static int resumed(lua_State *L, int status, lua_KContext below) {
    (void)status;
    return lua_gettop(L) - (int)below;
}

static void push_userdata(lua_State *L, vs_owned *owned, const vs_ref *type, int slots);

/// Pushes the result that waits.
static void push_pending(lua_State *L, vs_call *call) {
    if (call->text_length >= 0) {
        lua_pushlstring(L, call->text, (size_t)call->text_length);
        call->results += 1;
    }
    if (call->object != NULL) {
        push_userdata(L, call->object, call->object_type, call->object_slots);
        call->results += 1;
        if (call->kept_in > 0) {
            lua_pushvalue(L, -1);
            lua_setiuservalue(L, 1, call->kept_in);
        }
    }
}

/// Everything that raises happens here, after the Swift frame has returned.
static int finish(lua_State *L, vs_call *call) {
    switch (call->action) {
    case vs_action_return: push_pending(L, call); return call->results;
    case vs_action_yield:
        if (!lua_isyieldable(L)) {
            return luaL_error(
                L, "attempt to yield where nothing can resume: outside a coroutine, or across a call made by Swift");
        }
        return lua_yieldk(L, call->results, lua_gettop(L) - call->results, resumed);
    case vs_action_raise: return lua_error(L);
    case vs_action_raise_text: lua_pushlstring(L, call->text, (size_t)call->text_length); return lua_error(L);
    default:
        // The message that Lua itself knows as its memory error.
        lua_pushliteral(L, "not enough memory");
        return lua_error(L);
    }
}

static inline int run(lua_State *L, vs_object *box, void *object, int first) {
    vs_state *state = vs_state_of(L);
    if (state->closing || box == NULL || box->object == NULL) return luaL_error(L, "the interpreter is closing");
    vs_call call;
    call.thread = L;
    call.owner = state->owner;
    call.first = first;
    call.count = lua_gettop(L) - first;
    call.results = 0;
    call.action = vs_action_return;
    call.text_length = -1;
    call.object = NULL;
    call.kept_in = 0;
    lua_State *outer = state->current;
    vs_set_current(state, L);
    state->callbacks.invoke(box->object, object, &call);
    vs_set_current(state, outer);
    return finish(L, &call);
}

static int call_function(lua_State *L) { return run(L, lua_touserdata(L, lua_upvalueindex(1)), NULL, 0); }

/// The object at index 1 if it is of the type that the method in `box` is for; raises otherwise. Upvalue 2 is the
/// metatable of the type.
static inline void *check_self(lua_State *L, const vs_object *box) {
    vs_object *userdata = lua_touserdata(L, 1);
    // Comparing a pointer in the body is quicker than comparing metatables. Files are the only other userdata there
    // are, and those have another size.
    if (userdata != NULL && lua_rawlen(L, 1) == sizeof *userdata && userdata->type == box->receiver) {
        if (userdata->object == NULL) luaL_argerror(L, 1, "the object has been released");
        return userdata->object;
    }
    bool missing = lua_gettop(L) == 0;  // what is pushed next would pass for the argument
    lua_getfield(L, lua_upvalueindex(2), "__name");
    const char *name = lua_tostring(L, -1);
    if (missing) luaL_argerror(L, 1, lua_pushfstring(L, "%s expected, got no value", name));
    luaL_typeerror(L, 1, name);
    return NULL;
}

static int call_method(lua_State *L) {
    vs_object *box = lua_touserdata(L, lua_upvalueindex(1));
    return run(L, box, check_self(L, box), 1);
}

/// Upvalues: box, metatable, methods.
static int call_index(lua_State *L) {
    lua_settop(L, 2);
    if (lua_type(L, 2) == LUA_TSTRING) {
        lua_pushvalue(L, 2);
        if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL) return 1;
        lua_settop(L, 2);
    }
    vs_object *box = lua_touserdata(L, lua_upvalueindex(1));
    return run(L, box, check_self(L, box), 1);
}

// MARK: Ownership

static void release(lua_State *L, vs_object *box) {
    if (box == NULL || box->object == NULL) return;
    vs_state *state = vs_state_of(L);
    void *object = box->object;
    vs_owned *owned = box->owned;
    box->object = NULL;  // first, so that nothing can release it twice
    vs_disown(state, owned);
    lua_State *outer = state->current;
    vs_set_current(state, L);
    state->callbacks.release(object);
    vs_set_current(state, outer);
}

vs_owned *vs_own(vs_state *state, void *object) {
    vs_owned *owned = vs_pool_resize(&state->memory.pool, NULL, 0, sizeof(vs_owned));
    if (owned == NULL) return NULL;
    owned->object = object;
    owned->next = state->owned;
    owned->link = &state->owned;
    if (owned->next != NULL) owned->next->link = &owned->next;
    state->owned = owned;
    return owned;
}

void vs_disown(vs_state *state, vs_owned *owned) {
    *owned->link = owned->next;
    if (owned->next != NULL) owned->next->link = owned->link;
    vs_pool_free(&state->memory.pool, owned, sizeof(vs_owned));
}

/// The last step of a protected body: from here on Lua owns the object. Raises if there is no memory.
static void own(lua_State *L, vs_object *box, void *object) {
    vs_owned *owned = vs_own(vs_state_of(L), object);
    if (owned == NULL) {
        lua_pushliteral(L, "not enough memory");
        lua_error(L);
    }
    box->owned = owned;
    box->object = object;
}

static int release_box(lua_State *L) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &vs_key_box);
    if (lua_getmetatable(L, 1) && lua_rawequal(L, -1, -2)) release(L, lua_touserdata(L, 1));
    return 0;
}

/// Upvalue 1: the metatable.
static int release_object(lua_State *L) {
    if (lua_type(L, 1) != LUA_TUSERDATA || !lua_getmetatable(L, 1)) return 0;
    if (lua_rawequal(L, -1, lua_upvalueindex(1))) release(L, lua_touserdata(L, 1));
    return 0;
}

void vs_new_box_metatable(lua_State *L) {
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, release_box);
    lua_setfield(L, -2, "__gc");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &vs_key_box);
}

/// Pushes a userdata that owns nothing yet. Nothing that can raise may come between filling it in and
/// returning to Swift: on success Lua owns the object, on failure the caller still does.
static vs_object *push_box(lua_State *L) {
    vs_object *box = lua_newuserdatauv(L, sizeof(vs_object), 0);
    box->object = NULL;
    box->type = NULL;
    box->receiver = NULL;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &vs_key_box);
    lua_setmetatable(L, -2);
    return box;
}

static int push_function(lua_State *L) {
    void *context = vs_request(L);
    vs_object *box = push_box(L);
    lua_pushcclosure(L, call_function, 1);
    own(L, box, context);
    return 1;
}

int vs_push_function(vs_state *state, void *context) { return vs_protect(state, push_function, context, 0, 1, false); }

/// Pushes a userdata with `slots` values of its own for an object that Lua owns. Raises if there is no memory; then the
/// object is released with the interpreter, unless it is disowned.
static void push_userdata(lua_State *L, vs_owned *owned, const vs_ref *type, int slots) {
    vs_object *userdata = lua_newuserdatauv(L, sizeof(vs_object), slots);
    userdata->object = NULL;
    userdata->receiver = NULL;
    vs_push_ref(L, type);
    userdata->type = lua_topointer(L, -1);
    lua_setmetatable(L, -2);
    userdata->owned = owned;
    userdata->object = owned->object;
}

typedef struct objects_request {
    vs_owned **owned;
    int count;
    int slots;
    const vs_ref *type;
} objects_request;

static int push_object(lua_State *L) {
    const objects_request *request = vs_request(L);
    push_userdata(L, *request->owned, request->type, request->slots);
    return 1;
}

int vs_push_owned(vs_state *state, vs_owned *owned, const vs_ref *type, int slots) {
    objects_request request = {&owned, 1, slots, type};
    return vs_protect(state, push_object, &request, 0, 1, false);
}

static int push_objects(lua_State *L) {
    objects_request *request = vs_request(L);
    lua_createtable(L, request->count, 0);
    for (int index = 0; index < request->count; index += 1) {
        push_userdata(L, request->owned[index], request->type, request->slots);
        request->owned[index] = NULL;
        lua_rawseti(L, -2, index + 1);
    }
    return 1;
}

int vs_push_all_owned(vs_state *state, vs_owned **owned, int count, const vs_ref *type, int slots) {
    objects_request request = {owned, count, slots, type};
    return vs_protect(state, push_objects, &request, 0, 1, false);
}

void *vs_kept_object(vs_thread *L, int slot) {
    const vs_object *userdata = NULL;
    if (lua_getiuservalue(L, 1, slot) == LUA_TUSERDATA) userdata = lua_touserdata(L, -1);
    lua_settop(L, -2);
    return userdata == NULL ? NULL : userdata->object;
}

void vs_push_kept(vs_thread *L, int slot) { lua_getiuservalue(L, 1, slot); }

// MARK: Types

static int push_type(lua_State *L) {
    const char *name = vs_request(L);
    lua_createtable(L, 0, 8);
    lua_pushstring(L, name);
    lua_setfield(L, -2, "__name");
    // The result of getmetatable: scripts must not reach the metatable, on which memory safety depends.
    lua_pushstring(L, name);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    lua_pushcclosure(L, release_object, 1);
    lua_setfield(L, -2, "__gc");
    lua_pushboolean(L, 1);
    lua_rawsetp(L, -2, &vs_key_object);
    lua_createtable(L, 0, 16);
    lua_setfield(L, -2, "__index");
    return 1;
}

int vs_push_type(vs_state *state, const char *name) { return vs_protect(state, push_type, (void *)name, 0, 1, false); }

typedef struct member_request {
    const char *name;
    void *context;
} member_request;

/// Pushes the methods of the type whose metatable is at index 1. The handler of other keys owns them.
static void push_methods(lua_State *L) {
    if (lua_getfield(L, 1, "__index") != LUA_TFUNCTION) return;
    lua_getupvalue(L, -1, 3);
    lua_remove(L, -2);
}

/// Pushes a name, and a function for objects of the type whose metatable is at index 1.
static vs_object *push_bound(lua_State *L, const char *name) {
    lua_pushstring(L, name);
    vs_object *box = push_box(L);
    box->receiver = lua_topointer(L, 1);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, call_method, 2);
    return box;
}

/// Adds a method to the type whose metatable is at index 1, and leaves it on the stack.
static int push_method(lua_State *L) {
    member_request *request = vs_request(L);
    push_methods(L);
    vs_object *box = push_bound(L, request->name);
    lua_pushvalue(L, -1);
    lua_insert(L, 3);  // below the name
    lua_rawset(L, 2);
    own(L, box, request->context);
    return 1;
}

static int add_metamethod(lua_State *L) {
    member_request *request = vs_request(L);
    vs_object *box = push_bound(L, request->name);
    lua_rawset(L, 1);
    own(L, box, request->context);
    return 0;
}

static int add_operator(lua_State *L) {
    member_request *request = vs_request(L);
    lua_pushstring(L, request->name);
    vs_object *box = push_box(L);
    lua_pushcclosure(L, call_function, 1);
    lua_rawset(L, 1);
    own(L, box, request->context);
    return 0;
}

static int add_index(lua_State *L) {
    member_request *request = vs_request(L);
    lua_pushliteral(L, "__index");
    vs_object *box = push_box(L);
    box->receiver = lua_topointer(L, 1);
    lua_pushvalue(L, 1);
    lua_getfield(L, 1, "__index");
    lua_pushcclosure(L, call_index, 3);
    lua_rawset(L, 1);
    own(L, box, request->context);
    return 0;
}

static int add(vs_state *state, lua_CFunction body, const char *name, void *context) {
    member_request request = {name, context};
    if (!lua_checkstack(state->current, 10)) return vs_error_memory;
    lua_pushvalue(state->current, -1);
    return vs_protect(state, body, &request, 1, 0, false);
}

int vs_add_method(vs_state *state, const char *name, void *context) { return add(state, push_method, name, context); }

int vs_push_method(vs_state *state, const vs_ref *type, const char *name, void *context) {
    member_request request = {name, context};
    if (!lua_checkstack(state->current, 10)) return vs_error_memory;
    vs_push_ref(state->current, type);
    return vs_protect(state, push_method, &request, 1, 1, false);
}

int vs_add_metamethod(vs_state *state, const char *name, void *context) {
    return add(state, add_metamethod, name, context);
}
int vs_add_operator(vs_state *state, const char *name, void *context) {
    return add(state, add_operator, name, context);
}
int vs_add_index(vs_state *state, void *context) { return add(state, add_index, NULL, context); }

void *vs_get_object(vs_thread *L, int index, const vs_ref *type) {
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_checkstack(L, 2)) return NULL;
    vs_object *userdata = lua_touserdata(L, index);
    if (!lua_getmetatable(L, index)) return NULL;
    vs_push_ref(L, type);
    int same = lua_rawequal(L, -1, -2);
    lua_settop(L, -3);
    return same ? userdata->object : NULL;
}

void *vs_get_any_object(vs_thread *L, int index) {
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_checkstack(L, 2)) return NULL;
    vs_object *userdata = lua_touserdata(L, index);
    if (!lua_getmetatable(L, index)) return NULL;
    int ours = lua_rawgetp(L, -1, &vs_key_object) == LUA_TBOOLEAN;
    lua_settop(L, -3);
    return ours ? userdata->object : NULL;
}
