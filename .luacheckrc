-- luacheck, which `make lint` runs over all Lua files.
max_line_length = 120

exclude_files = {
  ".build*", "**/.build*",
  "Sources/Scripting/lua", -- a link to lua/
  "Tests/ViewSpecTests/Fixtures/syntax_error_spec.lua", "Tests/ViewSpecTests/Fixtures/corpus",
}

-- What specs and the console see.
stds.viewspec = {
  read_globals = {
    "describe", "context", "insulate", "expose", "it", "spec", "test", "pending", "finally", "step", "randomize",
    "before_each", "after_each", "setup", "teardown", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown",
    "host", "inspect", "clock", "views", "models", "app", "previews", "launch", "wait_until", "spy", "stub", "mock",
    "match", "tree", "diff", "help", assert = { other_fields = true },
    storage = { other_fields = true, read_only = false },
  },
}
std = "lua54+viewspec"
-- Views, values and whatever else has a capital letter come from Swift.
ignore = { "113/[A-Z].*" }

-- The Lua half defines or replaces some of that.
files["lua"] = { globals = { "coroutine", "io", "print", "wait_until", "tree", "diff", "help" } }
-- Declarations for editors.
files["Sources/Reference/Resources/language.lua"] = { ignore = { "1", "212", "631" } }
-- Specs that are wrong on purpose, and specs about globals.
files["Tests/ViewSpecTests/Fixtures"] = { ignore = { "11.", "221", "631" } }
for _, path in ipairs {
  "specs/language/arg_spec.lua", "specs/language/environments_spec.lua",
  "specs/language/eventually_spec.lua", "specs/language/structure_spec.lua",
} do
  files[path] = { ignore = { "11.", "12." } }
end
