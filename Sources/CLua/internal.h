// The declarations that the files of the shim share.
#ifndef VIEWSPEC_INTERNAL_H
#define VIEWSPEC_INTERNAL_H

#include "CLua.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdatomic.h>

struct vs_ref {
    int id;
    struct vs_ref *next;
};

enum {
    vs_pool_unit = 16,
#if __has_feature(address_sanitizer)
    // Each block is one of the heap's, so that the sanitizer sees what is used after it was freed.
    vs_pool_largest = 0,
#else
    vs_pool_largest = 512,
#endif
};

/// Blocks of at most `vs_pool_largest` bytes, and larger ones of the heap. A pool that is all zeros is empty.
typedef struct vs_pool {
    /// Lists of free blocks by their number of units. The first word of each is the next one.
    void *unused[vs_pool_largest / vs_pool_unit + 1];
    /// The unused part of the newest chunk, in whole units.
    char *rest;
    char *end;
    struct vs_chunk *chunks;
} vs_pool;

typedef struct vs_memory {
    vs_pool pool;
    size_t used;
    size_t peak;
    size_t limit;
    int64_t count;
    /// The request, counted as in `count`, from which on requests fail; 0 for none.
    int64_t fail_from;
    int64_t fail_until;
} vs_memory;

typedef struct vs_trace {
    vs_frame *frames;
    int count;
    int capacity;
    int skipped;
    int skipped_before;
    char *text;
    size_t text_used;
    size_t text_capacity;
    /// The error value that ended a wrapped coroutine with these frames; outer frames are added to them.
    const void *carried;
    /// Whether these are the frames of an interruption, which is raised again and again on its way out: the first place
    /// is the one to know.
    bool held;
} vs_trace;

struct vs_state {
    lua_State *main;
    /// The running stack. Handlers of signals read it on whatever thread they come, as they do `depth` and `closing`.
    lua_State *_Atomic current;
    vs_callbacks callbacks;
    void *owner;
    vs_memory memory;
    vs_trace trace;
    _Atomic(vs_ref *) pending;
    struct vs_owned *owned;
    /// 0: not interrupted; 1: the reason is being written; 2: interrupted.
    _Atomic int interruption;
    char reason[200];
    char last_reason[200];
    int hook_interval;
    int64_t budget;
    /// The number of active protected calls that may run a script.
    _Atomic int depth;
    _Atomic bool closing;
    /// The line at which a script asked for the process's end: 0 if none did since it was last read, -1 if that
    /// wasn't in a file.
    int exit_line;
    char exit_source[512];
};

// One thread runs scripts, so that what only handlers of signals share with it needs no order: on x86-64 and ARM these are
// plain moves.

static inline void vs_set_current(vs_state *state, lua_State *L) {
    atomic_store_explicit(&state->current, L, memory_order_relaxed);
}

static inline void vs_deepen(vs_state *state, int by) {
    int depth = atomic_load_explicit(&state->depth, memory_order_relaxed);
    atomic_store_explicit(&state->depth, depth + by, memory_order_relaxed);
}

static inline vs_state *vs_state_of(lua_State *L) { return *(vs_state **)lua_getextraspace(L); }

/// The body of a userdata made for a Swift object.
typedef struct vs_object {
    /// NULL once it was released.
    void *object;
    /// The metatable of its type; NULL in the box of a function.
    const void *type;
    /// In the box of a method, the metatable of the objects it is for.
    const void *receiver;
    struct vs_owned *owned;
} vs_object;

/// A Swift object that Lua owns. Lua gives a finalizer up when there is no memory to call it; what is
/// still in this list after the interpreter has closed is released then.
struct vs_owned {
    void *object;
    struct vs_owned *next;
    struct vs_owned **link;
};

/// Addresses that serve as keys in the registry and in metatables.
extern const char vs_key_box;
extern const char vs_key_object;
extern const char vs_key_strings;

/// Makes a block larger or smaller, or a new one of NULL. Returns NULL if there is no memory; then the old one is still there.
void *vs_pool_resize(vs_pool *pool, void *block, size_t size, size_t new_size);
void vs_pool_free(vs_pool *pool, void *block, size_t size);
/// Frees all small blocks at once. The pool is empty then.
void vs_pool_close(vs_pool *pool);

/// The allocator of an interpreter: keeps count of its memory and within its limit, and fails on request.
void *vs_allocate(void *memory, void *block, size_t old_size, size_t new_size);

/// Runs `body` under protection. It gets the topmost `arguments` values from index 1 on, and after
/// them `request` as a light userdata (see vs_request). `script` says that Lua code may run.
int vs_protect(vs_state *state, lua_CFunction body, void *request, int arguments, int results, bool script);
/// Takes the request off the stack of a protected body.
static inline void *vs_request(lua_State *L) {
    void *request = lua_touserdata(L, -1);
    lua_settop(L, -2);
    return request;
}
/// Finishes a protected call: memory and interruption leave no value behind.
int vs_finish(vs_state *state, lua_State *L, int status, int base, bool script);

int vs_handle_message(lua_State *L);
void vs_hook(lua_State *L, lua_Debug *activation);
void vs_raise_interruption(lua_State *L, vs_state *state);
void vs_drain(vs_state *state, lua_State *L);

/// Raise, or leave a new value on top; for use in protected bodies.
void vs_new_box_metatable(lua_State *L);
/// Puts functions in place of those that resume and close coroutines: they note which one runs, and `coroutine.wrap`
/// keeps the frames of one that fails.
void vs_track_coroutines(lua_State *L);
void vs_open_libraries(lua_State *L, uint32_t libraries);
/// Pushes a library; pushes nothing if the interpreter was opened without it.
bool vs_push_library(lua_State *L, const char *name);
/// The body of a function in another's place: calls that one, upvalue 1, with the same arguments.
int vs_call_original(lua_State *L);
/// Puts functions of `io` in place of Lua's that ask a check first, which is at index 1.
void vs_check_files(lua_State *L);

#endif
