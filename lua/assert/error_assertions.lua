-- Assertions about the errors that functions raise.
--
-- @assertions error errors error_matches error_match matches_error match_error

local library = ...
local wording, registry, searching = library.wording, library.registry, library.searching
local add, shown, labelled = registry.add, wording.shown, wording.labelled

local type, pcall, tostring, tonumber, gsub, pack = type, pcall, tostring, tonumber, string.gsub, table.pack
local raise = library.failure.raise

-- Lua puts "file:line: " in front of a message; an assertion is about the message.
local function withoutPosition(message)
  if type(message) ~= "string" then return message end
  return (gsub(message, "^[^\n]-:%d+: ", "", 1))
end

local function attempt(name, action)
  if not library.luassert_util.callable(action) then
    raise(("bad argument #1 to assert.%s: a function to call expected, got %s"):format(name, shown(action)))
  end
  local ok, raised = pcall(action)
  return { raises = not ok, raised = withoutPosition(raised), whole = raised }
end

-- An error as text, where it has one.
local function textOf(raised)
  local kind = type(raised)
  if kind == "string" then return raised end
  if kind == "userdata" or library.luassert_util.hastostring(raised) then return withoutPosition(tostring(raised)) end
end

local function failedToRaise(state, detail)
  if not state.mod then
    local whole = type(detail.whole) == "string" and detail.whole or textOf(detail.whole) or detail.whole
    return "Expected no error.\n" .. labelled("raised", shown(whole))
  end
  if not detail.raises then return "Expected an error, and none was raised." end
end

local function isExpected(detail, expected)
  local raised, kind = detail.raised, type(expected)
  if kind == "string" then
    return expected == (textOf(raised) or raised) or expected == detail.whole
  end
  if kind == "number" and type(raised) == "string" then return expected == tonumber(raised) end
  return library.compare.same(expected, raised)
end

-- With an expected error it has to be the same one: a message without its position, or a table's content.
local raises = {
  needed = 1, message = 3,
  check = function(_, action, expected, ...)
    local detail = attempt("has_error", action)
    local returned = pack(detail.raised, expected, ...)
    if not detail.raises or expected == nil then return detail.raises, detail, returned end
    if type(expected) == "string" then returned[1] = textOf(detail.raised) or detail.raised end
    return isExpected(detail, expected), detail, returned
  end,
  describe = function(state, detail, _, expected)
    local message = failedToRaise(state, detail)
    if message and (state.mod or expected == nil) then
      return expected ~= nil and message .. "\n" .. labelled("expected", shown(expected)) or message
    end
    if not state.mod then return "Expected anything but this error.\n" .. labelled("raised", shown(detail.raised)) end
    local got = textOf(detail.raised) or detail.raised
    if type(expected) == "string" and type(got) == "string" then
      return library.diff.strings("Expected another error.", expected, got)
    elseif type(expected) == "table" and type(got) == "table" then
      return library.diff.tables("Expected another error.", expected, got)
    end
    return wording.expectedAndActual("Expected another error.", expected, got)
  end,
}
add("error", raises)
add("errors", raises)

local raisesMatching = {
  needed = 2,
  message = searching.messagePosition,
  check = function(_, action, pattern, ...)
    local start, plain = searching.arguments(...)
    if pattern ~= nil and type(pattern) ~= "string" then
      raise("bad argument #2 to assert.error_matches: a pattern (a string) expected, got " .. shown(pattern))
    end
    local detail = attempt("error_matches", action)
    if not detail.raises then return false, detail, pack(detail.raised, pattern, ...) end
    if detail.raised == nil and pattern == nil then return true, detail, pack() end
    local kind = type(detail.raised)
    local text = (kind == "number" or kind == "boolean") and tostring(detail.raised) or textOf(detail.raised)
    if not text or not pattern then return false, detail, pack(detail.raised, pattern) end
    local isThere, captures = searching.search(text, pattern, tonumber(start), plain)
    if not isThere then captures = pack(text, pattern, ...) end
    return isThere, detail, captures
  end,
  describe = function(state, detail, _, pattern)
    if not detail.raises then
      return "Expected an error, and none was raised.\n" .. labelled("pattern", shown(pattern))
    end
    local heading = state.mod and "Expected an error that matches the pattern."
      or "Expected an error that doesn't match the pattern."
    return wording.pair(heading, "pattern", shown(pattern), "raised", shown(textOf(detail.raised) or detail.raised))
  end,
}
for _, name in ipairs { "error_matches", "error_match", "matches_error", "match_error" } do
  add(name, raisesMatching)
end

return {}
