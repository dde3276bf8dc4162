#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
