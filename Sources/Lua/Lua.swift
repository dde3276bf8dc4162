// Lua
