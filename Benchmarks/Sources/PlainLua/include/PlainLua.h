// Lua as it comes, without any of ours: what the measurements compare with.
#ifndef PLAIN_LUA_H
#define PLAIN_LUA_H

/// Runs a script in a new interpreter and puts the number that it returns into `result`. The script has the global
/// `object`, a userdata with a method `get(i)` written in C in the usual way.
/// Returns NULL, or what went wrong; the text is valid until the next call.
const char *_Nullable plain_lua_run(const char *_Nonnull script, double *_Nonnull result);

#endif
