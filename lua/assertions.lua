-- The assertions that every spec has, under luassert's names.

local library = ...
local pretty, compare, text = library.pretty, library.compare, library.text
local add, modifier = library.assert.addAssertion, library.assert.addModifier

local type, pcall, tostring, tonumber, math = type, pcall, tostring, tonumber, math
local find, gsub = string.find, string.gsub

-- Said by name at each use: printing is loaded when the first value is printed.
local function value(...) return pretty.value(...) end
local function block(...) return pretty.block(...) end

for _, word in ipairs { "is", "are", "was", "has", "does" } do
  modifier(word, function() end)
end
for _, word in ipairs { "no", "not" } do
  modifier(word, function(state) state.negated = not state.negated end)
end

-- Wording --------------------------------------------------------------------------------------------------

-- "  label: value", or the value below the label if it needs several lines. Values start in column `width`.
local function labelled(label, shown, width)
  label = "  " .. label .. ":"
  if shown:find("\n", 1, true) then return label .. "\n" .. text.indent(shown, "    ") end
  return label .. string.rep(" ", (width or 0) - #label - 1) .. " " .. shown
end

local function pair(heading, labelA, a, labelB, b)
  local width = math.max(#labelA, #labelB) + 4
  return heading .. "\n" .. labelled(labelA, a, width) .. "\n" .. labelled(labelB, b, width)
end

local function expectedAndActual(heading, expected, actual)
  return pair(heading, "expected", expected, "actual", actual)
end

-- Strings that don't fit on a line are hard to compare by eye.
local function textHint(expected, actual)
  if type(expected) ~= "string" or type(actual) ~= "string" then return "" end
  if #expected <= 40 and #actual <= 40 then return "" end
  local line, column = compare.textPosition(expected, actual)
  return ("\n  first difference: line %d, column %d"):format(line, column)
end

-- Equality -------------------------------------------------------------------------------------------------

local equal = {
  arguments = 2,
  check = function(_, expected, actual) return expected == actual end,
  describe = function(state, _, expected, actual)
    if state.negated then
      return "Expected values that are not equal.\n" .. labelled("both", block(actual))
    end
    local message = expectedAndActual("Expected equal values.", block(expected), block(actual))
    if type(expected) == "table" and type(actual) == "table" and compare.same(expected, actual) then
      return message .. "\n  they are two tables with the same content: assert.same compares content"
    end
    return message .. textHint(expected, actual)
  end,
}
add("equal", equal)
add("equals", equal)

add("same", {
  arguments = 2,
  check = function(_, expected, actual)
    local difference = compare.difference(expected, actual)
    return difference == nil, difference
  end,
  describe = function(state, difference, expected, actual)
    if state.negated then
      return "Expected values whose content differs.\n" .. labelled("both", block(actual))
    end
    local message = expectedAndActual("Expected the same content.", block(expected), block(actual))
    if difference.path == "" then return message .. textHint(expected, actual) end
    local where = ("\n  first difference at %s: expected %s, got %s"):format(
      difference.path, pretty.short(difference.expected), pretty.short(difference.actual))
    return message .. where .. textHint(difference.expected, difference.actual)
  end,
})

add("near", {
  arguments = 3,
  check = function(_, expected, actual, tolerance)
    local wanted, got, allowed = tonumber(expected), tonumber(actual), tonumber(tolerance)
    if not (wanted and got and allowed) then return false end
    return math.abs(wanted - got) <= allowed
  end,
  describe = function(state, _, expected, actual, tolerance)
    local heading = state.negated and "Expected a number further than the tolerance away."
      or "Expected a number within the tolerance."
    return expectedAndActual(heading, value(expected), value(actual)) .. "\n" .. labelled("tolerance", value(tolerance))
  end,
})

-- One value ------------------------------------------------------------------------------------------------

-- An assertion about what one value is; `what` completes "Expected …" and "Expected anything but …".
local function about(name, what, check)
  add(name, {
    check = function(_, actual) return check(actual) end,
    describe = function(state, _, actual)
      return ("Expected %s%s.\n%s"):format(state.negated and "anything but " or "", what, labelled("actual", block(actual)))
    end,
  })
end

about("true", "true", function(actual) return actual == true end)
about("false", "false", function(actual) return actual == false end)
about("nil", "nil", function(actual) return actual == nil end)
about("truthy", "a value that counts as true", function(actual) return actual ~= nil and actual ~= false end)
about("falsy", "a value that counts as false (false or nil)", function(actual) return not actual end)
for _, kind in ipairs { "boolean", "number", "string", "table", "function", "userdata", "thread" } do
  about(kind, "a " .. kind, function(actual) return type(actual) == kind end)
end

local matches = {
  arguments = 2,
  optional = 2,
  check = function(_, pattern, actual, start, plain)
    local kind = type(actual)
    if kind ~= "string" and kind ~= "number" then return false end
    return find(tostring(actual), pattern, start, plain) ~= nil
  end,
  describe = function(state, _, pattern, actual)
    local heading = state.negated and "Expected a string that doesn't match the pattern."
      or "Expected a string that matches the pattern."
    return pair(heading, "pattern", value(pattern), "actual", block(actual))
  end,
}
add("matches", matches)
add("match", matches)

-- Errors ---------------------------------------------------------------------------------------------------

-- Lua puts "file:line: " in front of a message; an assertion is about the message.
local function withoutPosition(message)
  if type(message) ~= "string" then return message end
  return (gsub(message, "^[^\n]-:%d+: ", "", 1))
end

local function failedToCall(state, detail)
  if state.negated then
    return "Expected no error.\n" .. labelled("raised", value(detail.whole))
  end
  if not detail.raises then return "Expected an error, and none was raised." end
end

local function attempt(action)
  local ok, raised = pcall(action)
  return { raises = not ok, raised = withoutPosition(raised), whole = raised }
end

-- With an expected error it has to be the same one: a message without its position, or a table's content.
local raises = {
  optional = 1,
  check = function(_, action, expected)
    local detail = attempt(action)
    if not detail.raises or expected == nil then return detail.raises, detail end
    return compare.same(expected, detail.raised) or compare.same(expected, detail.whole), detail
  end,
  describe = function(state, detail, _, expected)
    return failedToCall(state, detail)
      or expectedAndActual("Expected another error.", value(expected), value(detail.raised))
  end,
}
add("error", raises)
add("errors", raises)

local raisesMatching = {
  arguments = 2,
  optional = 2,
  check = function(_, action, pattern, start, plain)
    local detail = attempt(action)
    if not detail.raises then return false, detail end
    local message = type(detail.raised) == "string" and detail.raised or tostring(detail.raised)
    return find(message, pattern, start, plain) ~= nil, detail
  end,
  describe = function(state, detail, _, pattern)
    return failedToCall(state, detail) or pair(
      "Expected an error that matches the pattern.", "pattern", value(pattern), "raised", value(detail.raised))
  end,
}
for _, name in ipairs { "error_matches", "error_match", "matches_error", "match_error" } do
  add(name, raisesMatching)
end

_G.assert = library.assert.object

return {}
