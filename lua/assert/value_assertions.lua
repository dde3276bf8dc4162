-- Assertions about numbers, texts and lists, and the modifiers that keep something for the rest of a chain.
--
-- @assertions near matches match unique returned_arguments holes array message

local library = ...
local wording, registry, searching = library.wording, library.registry, library.searching
local add, shown, labelled = registry.add, wording.shown, wording.labelled

local type, next, tostring, tonumber, select = type, next, tostring, tonumber, select
local pack, abs = table.pack, math.abs
local raise = library.failure.raise

registry.addModifier("message", function(state, arguments)
  state.failure_message = arguments and arguments[1]
end)

-- Fails: an argument has the wrong type, also for a negated assertion.
local function wrong(name, position, wanted, found)
  raise(("bad argument #%d to assert.%s: %s expected, got %s"):format(position, name, wanted, shown(found)))
end

-- Numbers --------------------------------------------------------------------------------------------------

local function number(value, position)
  return tonumber(value) or wrong("near", position, "a number", value)
end

add("near", {
  needed = 3, message = 4,
  check = function(_, expected, actual, tolerance)
    local wanted, got, allowed = number(expected, 1), number(actual, 2), number(tolerance, 3)
    return got >= wanted - allowed and got <= wanted + allowed
  end,
  describe = function(state, _, expected, actual, tolerance)
    local heading = state.mod and "Expected a number within the tolerance."
      or "Expected a number further than the tolerance away."
    local off = ("%.6g"):format(abs(tonumber(expected) - tonumber(actual)))
    return ("%s\n  expected: %s ± %s\n  actual:   %s (off by %s)"):format(
      heading, shown(expected), shown(tolerance), shown(actual), off)
  end,
})

-- Texts ----------------------------------------------------------------------------------------------------

local function textOf(value)
  if type(value) == "number" or library.luassert_util.hastostring(value) then return tostring(value) end
end

local matches = {
  needed = 2,
  message = searching.messagePosition,
  check = function(_, pattern, actual, ...)
    local start, plain = searching.arguments(...)
    if type(pattern) ~= "string" then wrong("matches", 1, "a pattern (a string)", pattern) end
    local text = textOf(actual) or wrong("matches", 2, "a string", actual)
    if start ~= nil and not tonumber(start) then wrong("matches", 3, "a number (where to start)", start) end
    local isThere, captures = searching.search(text, pattern, tonumber(start), plain)
    return isThere, nil, isThere and captures or pack()
  end,
  describe = function(state, _, pattern, actual)
    local heading = state.mod and "Expected a string that matches the pattern."
      or "Expected a string that doesn't match the pattern."
    return wording.pair(heading, "pattern", shown(pattern), "actual", shown(actual))
  end,
}
add("matches", matches)
add("match", matches)

-- Lists ----------------------------------------------------------------------------------------------------

-- The options after the list: whether to compare content, and the message, in either order.
local function uniqueOptions(...)
  local first, second = ...
  if type(first) == "boolean" or first == nil and select("#", ...) > 1 then return first, 3 end
  return type(second) == "boolean" and second, 2
end

add("unique", {
  needed = 1,
  message = function(_, ...) return (select(2, uniqueOptions(...))) end,
  check = function(_, list, ...)
    if type(list) ~= "table" then wrong("unique", 1, "a table", list) end
    local deep = uniqueOptions(...)
    local keys, length = library.pretty.keys(list)
    local all = {}
    for index = 1, length do all[index] = index end
    for _, key in next, keys do all[#all + 1] = key end
    for index = 1, #all do
      for other = index + 1, #all do
        local a, b = list[all[index]], list[all[other]]
        if a == b or deep and library.compare.same(a, b) then
          return false, { first = all[index], second = all[other], value = a }
        end
      end
    end
    return true
  end,
  describe = function(state, double, list)
    if not state.mod then return "Expected a list with doubles.\n" .. labelled("actual", shown(list)) end
    local step = library.pretty.step
    return ("Expected values without doubles.\n%s\n  the same at %s and %s"):format(
      labelled("double", shown(double.value)), step(double.first), step(double.second))
  end,
})

add("returned_arguments", {
  needed = 1,
  check = function(_, expected, ...)
    local count = select("#", ...)
    return tostring(expected) == tostring(count), count
  end,
  describe = function(state, count, expected)
    if not state.mod then return ("Expected any number of values but %s."):format(shown(expected)) end
    return wording.pair("Expected another number of values.", "expected", shown(expected), "actual", shown(count))
  end,
})

registry.addModifier("array", function(state, arguments)
  if not arguments or arguments.n == 0 then raise("assert.array() needs a table") end
  if state.array ~= nil then raise("assert.array() occurs twice in this chain") end
  state.array = arguments[1]
end)

-- The largest whole number among the keys.
local function lengthOf(list)
  local length = 0
  for key in next, list do
    if type(key) == "number" and key > length and key % 1 == 0 then length = key end
  end
  return length
end

add("holes", {
  needed = 0,
  check = function(state, length)
    local list = state.array
    if list == nil then raise("assert.holes needs the list: assert.array(list).has.no.holes()") end
    if length ~= nil and type(length) ~= "number" then wrong("holes", 1, "a number (the length)", length) end
    for index = 1, length or lengthOf(list) do
      if list[index] == nil then return true, index, pack(index) end
    end
    return false, nil, pack(nil)
  end,
  describe = function(state, hole)
    local list = labelled("actual", shown(state.array))
    if state.mod then return "Expected a list with holes, and it has none.\n" .. list end
    return ("Expected a list without holes, and there is one at %d.\n%s"):format(hole, list)
  end,
})

return {}
