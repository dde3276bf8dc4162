-- The words of reports under the keys that busted's handlers look up in `say`.

local library = ...
local say = library.say.object

local function set(kind, one, many)
  say:set("output." .. kind, one:sub(1, 1):upper() .. one:sub(2))
  say:set("output." .. kind .. "_single", one)
  say:set("output." .. kind .. "_zero", many)
  say:set("output." .. kind .. "_plural", many)
end

set("success", "success", "successes")
set("failure", "failure", "failures")
set("error", "error", "errors")
set("pending", "pending", "pending")
say:set("output.seconds", "seconds")
say:set("output.file_not_found", "Cannot find file or directory: %s")
say:set("output.no_test_files_match", "No test files found matching Lua pattern: %s")

return {
  failure_messages = { "%d specs failed" },
  success_messages = { "All specs passed" },
}
