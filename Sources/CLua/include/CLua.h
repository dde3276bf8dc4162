// The only door between Swift and liblua.
//
// Lua raises errors with longjmp, and a jump across a Swift frame is undefined behaviour. This header
// therefore does not include lua.h. Every function here either cannot raise, or runs what can raise
// under a protected call and returns a status. Callbacks go the other way: Swift fills in a vs_call and
// returns, and only then does C push strings, raise or yield.
#ifndef VIEWSPEC_CLUA_H
#define VIEWSPEC_CLUA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One interpreter with everything it shares: allocator, interruption, pending releases.
typedef struct vs_state vs_state;
/// A Lua stack: the main one or a coroutine's.
typedef struct lua_State vs_thread;
/// A value kept alive in the registry.
typedef struct vs_ref vs_ref;
/// A Swift object that Lua owns.
typedef struct vs_owned vs_owned;

// MARK: Statuses

enum vs_status {
    vs_ok = 0,
    vs_yielded = 1,
    /// The error value is on top of the stack.
    vs_error_runtime = 2,
    /// The message is on top of the stack.
    vs_error_syntax = 3,
    /// Nothing is on top of the stack.
    vs_error_memory = 4,
    /// An error inside error handling; the message is on top of the stack.
    vs_error_handling = 5,
    /// The interruption flag ended the script; nothing is on top of the stack.
    vs_error_interrupted = 100,
};

enum vs_kind {
    vs_kind_none = -1,
    vs_kind_nil = 0,
    vs_kind_boolean = 1,
    vs_kind_light = 2,
    vs_kind_number = 3,
    vs_kind_string = 4,
    vs_kind_table = 5,
    vs_kind_function = 6,
    vs_kind_userdata = 7,
    vs_kind_thread = 8,
};

// MARK: Callbacks

enum vs_action {
    vs_action_return = 0,
    /// Raise the value on top of the stack.
    vs_action_raise = 1,
    vs_action_raise_memory = 2,
    vs_action_yield = 3,
    /// Raise the string that waits in `text`.
    vs_action_raise_text = 4,
};

enum { vs_text_capacity = 240 };

/// One call from Lua into Swift, on the C stack of the trampoline.
typedef struct vs_call {
    vs_thread *thread;
    void *owner;
    /// Stack index before the first argument: 0 for functions, 1 for methods.
    int32_t first;
    /// The number of arguments, without a method's self.
    int32_t count;
    /// The number of results on the stack.
    int32_t results;
    int32_t action;
    /// The length of a last result that still waits in `text`, or -1.
    int32_t text_length;
    /// The object of a last result that still waits: making its userdata may raise, too. NULL for none.
    vs_owned *object;
    const vs_ref *object_type;
    int32_t object_slots;
    /// The slot of the method's self in which the userdata is kept, too; 0 for none.
    int32_t kept_in;
    /// A short string result waits here until the Swift frame has gone: pushing it may raise.
    char text[vs_text_capacity];
} vs_call;

static inline char *vs_call_text(vs_call *call) { return call->text; }

typedef struct vs_callbacks {
    /// Runs a Swift function or method. `object` is NULL for functions.
    void (*invoke)(void *context, void *object, vs_call *call);
    /// Releases an object or a context that was handed over to Lua.
    void (*release)(void *object);
    /// Asked each time the hook has counted; may call vs_interrupt. May be NULL.
    void (*checkpoint)(void *owner);
} vs_callbacks;

// MARK: Life

enum vs_library {
    vs_library_base = 1 << 0,
    vs_library_coroutine = 1 << 1,
    vs_library_table = 1 << 2,
    vs_library_string = 1 << 3,
    vs_library_math = 1 << 4,
    vs_library_utf8 = 1 << 5,
    vs_library_os = 1 << 6,
    vs_library_io = 1 << 7,
    vs_library_debug = 1 << 8,
    vs_library_package = 1 << 9,
    /// Not a library: the others as Lua has them, with bytecode, C modules and all of `debug`.
    vs_library_unguarded = 1 << 10,
};

/// Makes the bookkeeping of an interpreter that is not open yet. NULL when malloc fails.
vs_state *vs_create(vs_callbacks callbacks, void *owner);
/// The owner that vs_call and the checkpoint receive.
void vs_set_owner(vs_state *state, void *owner);
/// Opens the interpreter. On failure it is closed again, and nothing is on any stack.
int vs_open(vs_state *state, uint32_t libraries, int hook_interval);
/// Closes the interpreter: runs finalizers, releases objects. References may still be released later.
void vs_close(vs_state *state);
/// Frees the bookkeeping, after the last reference.
void vs_destroy(vs_state *state);
/// The running stack, or NULL once the interpreter is closed.
vs_thread *vs_current(vs_state *state);
bool vs_is_closing(vs_state *state);

// MARK: Memory

size_t vs_memory_used(vs_state *state);
size_t vs_memory_peak(vs_state *state);
size_t vs_memory_limit(vs_state *state);
/// 0 means no limit.
void vs_set_memory_limit(vs_state *state, size_t limit);
/// The number of requests for more memory.
int64_t vs_allocation_count(vs_state *state);
/// Lets `times` requests fail from the `at`-th from now on (from 1). 0 turns it off.
void vs_fail_allocations(vs_state *state, int64_t at, int64_t times);
int vs_collect(vs_state *state);

/// Performs the garbage collection that allocating this many kilobytes in Lua would have caused.
int vs_collect_for(vs_state *state, int kilobytes);

// MARK: Interruption

/// Safe from any thread and from a signal handler. The first reason wins until it is cleared.
void vs_interrupt(vs_state *state, const char *reason);
/// The same for a signal handler on the thread that runs the script: it takes effect even where the hook is off.
void vs_interrupt_running(vs_state *state, const char *reason);
bool vs_is_interrupted(vs_state *state);
/// Whether a script is running, or was suspended by nobody but what it called. For signal handlers, too.
bool vs_is_running(vs_state *state);
void vs_clear_interruption(vs_state *state);
/// The reason of the last interruption that ended a script.
const char *vs_interruption_reason(vs_state *state);
/// Instructions between two looks at the flag; 0 turns the hook off. For stacks made from now on, too.
void vs_set_hook_interval(vs_state *state, int interval);
/// Instructions that may still run before the script is interrupted; negative means no budget.
/// Counted in steps of the hook interval.
void vs_set_instruction_budget(vs_state *state, int64_t instructions);

// MARK: Stack, none of these raises

bool vs_reserve(vs_thread *thread, int slots);
int vs_top(vs_thread *thread);
void vs_set_top(vs_thread *thread, int index);
void vs_pop(vs_thread *thread, int count);
int vs_absolute(vs_thread *thread, int index);
void vs_copy(vs_thread *thread, int index);
void vs_move(vs_thread *from, vs_thread *to, int count);
int vs_kind(vs_thread *thread, int index);
const char *vs_kind_name(int kind);
bool vs_is_integer(vs_thread *thread, int index);
/// False when the value is not a number, or a float without an exact integer.
bool vs_get_integer(vs_thread *thread, int index, int64_t *result);
/// False when the value is not a number.
bool vs_get_number(vs_thread *thread, int index, double *result);
bool vs_get_boolean(vs_thread *thread, int index);
/// NULL when the value is not a string. Valid while the value is on the stack.
const char *vs_get_bytes(vs_thread *thread, int index, size_t *length);
const void *vs_get_pointer(vs_thread *thread, int index);
void *vs_get_light(vs_thread *thread, int index);
vs_thread *vs_get_thread(vs_thread *thread, int index);
uint64_t vs_raw_length(vs_thread *thread, int index);
bool vs_raw_equal(vs_thread *thread, int left, int right);
bool vs_is_native_function(vs_thread *thread, int index);

void vs_push_nil(vs_thread *thread);
void vs_push_boolean(vs_thread *thread, bool value);
void vs_push_integer(vs_thread *thread, int64_t value);
void vs_push_number(vs_thread *thread, double value);
void vs_push_light(vs_thread *thread, void *value);
void vs_push_ref(vs_thread *thread, const vs_ref *ref);
void vs_push_globals(vs_thread *thread);

/// Pops a key and pushes the value; the value at `index` is a table.
void vs_raw_get(vs_thread *thread, int index);
void vs_raw_get_index(vs_thread *thread, int index, int64_t key);
/// Pushes the metatable, or pushes nothing and returns false.
bool vs_get_metatable(vs_thread *thread, int index);
/// Whether a field of the table at `index`, counted from the bottom, has a string as its key.
/// - Complexity: O(*n*) in the number of fields.
bool vs_has_names(vs_thread *thread, int index);
/// Whether the value at `index` is a function, or has a metatable with `__call`.
/// - Complexity: O(*n*) in the number of fields of the metatable.
bool vs_is_callable(vs_thread *thread, int index);
/// Pushes the only field of the table at `index`, counted from the bottom, key and value, if it has one field alone and
/// both are strings; otherwise pushes nothing and returns false.
bool vs_get_only_text(vs_thread *thread, int index);
/// Pops a table or nil and makes it the metatable of the table at `index`.
void vs_set_metatable(vs_thread *thread, int index);

// MARK: Stack, under protection. On success: what is said. On failure: see vs_status.

/// Pushes a string.
int vs_push_bytes(vs_state *state, const char *bytes, size_t length);
/// Pushes a new table with room for that many elements and fields.
int vs_push_table(vs_state *state, int elements, int fields);
/// Pushes a function that runs `context`, which Lua owns on success only.
int vs_push_function(vs_state *state, void *context);
/// Pushes a userdata for an object that Lua owns. `type` refers to its metatable; `slots` is the number of values that the
/// userdata can keep.
int vs_push_owned(vs_state *state, vs_owned *owned, const vs_ref *type, int slots);
/// Pushes a table of such userdata. On failure, those of `owned` that have none are left; the others are NULL.
int vs_push_all_owned(vs_state *state, vs_owned **owned, int count, const vs_ref *type, int slots);
/// Pushes a new coroutine for the function on top, which it pops.
int vs_push_coroutine(vs_state *state);
/// Pops the value on top into the registry.
int vs_make_ref(vs_state *state, vs_ref **result);
/// Pops a key, pushes the value; obeys metamethods.
int vs_get(vs_state *state, int index);
/// Pops a key and a value and stores them; obeys metamethods.
int vs_set(vs_state *state, int index);
int vs_raw_set(vs_state *state, int index);
int vs_raw_set_index(vs_state *state, int index, int64_t key);
/// Pops a key and pushes the next key and value; `more` is whether there was one.
int vs_next(vs_state *state, int index, bool *more);
/// Pushes the length; obeys metamethods.
int vs_length(vs_state *state, int index);
/// Pushes the text of Lua's tostring.
int vs_describe(vs_state *state, int index);
int vs_equal(vs_state *state, int left, int right, bool *result);
/// Compiles text and pushes the function. Bytecode is a syntax error.
int vs_load(vs_state *state, const char *text, size_t length, const char *name);
/// Pops a function and its arguments, pushes all results.
int vs_invoke(vs_state *state, int arguments);

// MARK: Confinement

/// Opens a file as open(2) does, and fails with ELOOP where a part of its path is a link. So a path that was resolved and
/// checked leads to what was checked, whatever was put in the place of its folders meanwhile.
/// @param path Absolute, and without `.` and `..`.
int vs_open_unlinked(const char *path, int flags, unsigned permissions);

/// Takes from scripts what reaches beyond them. Pops four functions: `check(path, mode)` returns the path to open, which
/// holds no link, or nil, the reason and its errno; `load(path)` a function, or nil and the reason; `search(name, package)`
/// a function and where it is from, or a message; `searchpath` is `package.searchpath`.
int vs_confine(vs_state *state);
/// Pops a function such as `search` and lets it alone search along package.path.
int vs_search_modules(vs_state *state);
/// Gives C modules the symbols of Lua, also in a program that is linked statically. Nothing is done before the first of
/// them is loaded.
int vs_provide_exports(vs_state *state);
/// The shared library of these symbols, as dlopen(3) returns it; NULL if it can't be made.
void *vs_open_exports(void);
/// Makes `os.exit` an error that is remembered.
int vs_refuse_exit(vs_state *state);
/// The message of that error, after the position.
const char *vs_exit_message(void);
/// Whether a script has called `os.exit` since the last time this was asked, and where: the line is -1 if that wasn't
/// in a file. `source` is valid until the next script runs.
bool vs_take_exit(vs_state *state, const char **source, int *line);
/// Copies the globals, and the content of the standard libraries, into the table at `index`.
int vs_copy_globals(vs_state *state, int index);
/// Pops a function, which is called with a function and a key where a script reads a field of a function.
int vs_index_functions(vs_state *state);
/// Pushes a function that returns the path and the line of the innermost frame in a file, or nothing.
int vs_push_caller(vs_state *state);
/// Pops a table and makes it the globals of the function below; false if the function has none, and nothing is popped.
bool vs_set_environment(vs_thread *thread);

// MARK: Coroutines

enum vs_coroutine {
    vs_coroutine_suspended = 0,
    vs_coroutine_running = 1,
    vs_coroutine_normal = 2,
    vs_coroutine_dead = 3,
};

int vs_coroutine_status(vs_state *state, vs_thread *coroutine);
/// Moves the arguments over and resumes. On vs_ok or vs_yielded `results` values have been pushed here.
int vs_resume(vs_state *state, vs_thread *coroutine, int arguments, int *results);
/// Closes a suspended or dead coroutine with its pending variables.
int vs_close_coroutine(vs_state *state, vs_thread *coroutine);
bool vs_can_yield(vs_thread *thread);

// MARK: References

/// Safe at any time and from any thread: the slot is freed at the next protected call.
void vs_release_ref(vs_state *state, vs_ref *ref);

// MARK: Userdata

/// Builds a metatable and pushes it. `name` is __name; it has __gc, __metatable and an empty method table.
int vs_push_type(vs_state *state, const char *name);
/// Adds a method to the type on top of the stack. Lua owns `context` on success only.
int vs_add_method(vs_state *state, const char *name, void *context);
/// Adds a method to a type that may be in use already, and pushes it. Lua owns `context` on success only.
int vs_push_method(vs_state *state, const vs_ref *type, const char *name, void *context);
/// Adds a metamethod whose first argument is the object.
int vs_add_metamethod(vs_state *state, const char *name, void *context);
/// Adds a metamethod that gets all its operands as arguments.
int vs_add_operator(vs_state *state, const char *name, void *context);
/// Adds the handler of keys that are not methods.
int vs_add_index(vs_state *state, void *context);
/// The object of a userdata of that type, or NULL. Not retained.
void *vs_get_object(vs_thread *thread, int index, const vs_ref *type);
/// Hands an object over to Lua, which releases it with its userdata, or when the interpreter closes. NULL when malloc
/// fails.
vs_owned *vs_own(vs_state *state, void *object);
/// Takes an object back that has no userdata.
void vs_disown(vs_state *state, vs_owned *owned);
/// The object of the userdata that a method's self keeps in a slot, from 1; NULL if it keeps none. Not retained.
void *vs_kept_object(vs_thread *thread, int slot);
/// Pushes that userdata.
void vs_push_kept(vs_thread *thread, int slot);
/// The object of any userdata made by vs_push_owned, or NULL. Not retained.
void *vs_get_any_object(vs_thread *thread, int index);

// MARK: Where we are

typedef struct vs_frame {
    const char *source;
    const char *name;
    /// "global", "local", "method", "field", … or empty.
    const char *name_kind;
    /// "Lua", "main" or "C".
    const char *kind;
    /// Counted from 1, or -1.
    int32_t line;
    /// The line on which the function starts, or -1.
    int32_t defined;
} vs_frame;

/// The frames at the point where the last failed call raised.
int vs_trace_count(vs_state *state);
vs_frame vs_trace_frame(vs_state *state, int index);
/// The number of omitted frames in the middle, and the index after them.
int vs_trace_skipped(vs_state *state, int *before);
/// Writes "L file:line", in lines of their own, for the frames of what runs, innermost first: files only. For a process
/// that is about to end by a signal: it neither allocates nor raises.
void vs_write_frames(vs_state *state, int descriptor);
/// Takes the frames of a stack as they are now.
void vs_trace_capture(vs_state *state, vs_thread *thread, bool append);
/// The Lua line that is running at a level (0: the function itself, 1: its caller). `source` is valid
/// until that function returns.
bool vs_where(vs_thread *thread, int level, const char **source, int *line);
/// Whether two texts, such as the sources of lines, are equal.
bool vs_is_same_text(const char *left, const char *right);

#endif
