#include "CLua.h"
#include <lua.h>
int vs_abi_version(void) { return LUA_VERSION_NUM; }
