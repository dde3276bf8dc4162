-- Assertions about spies: `assert.spy(s).was.called(2)`.
--
-- @assertions spy stub called called_with returned_with
-- @assertions called_at_least called_at_most called_more_than called_less_than

local library = ...
local wording, registry = library.wording, library.registry
local shown = wording.shown

local type, tostring, error, select, concat = type, tostring, error, select, table.concat

for _, name in ipairs { "spy", "stub" } do
  registry.addModifier(name, function(state, arguments)
    if not arguments then return end
    state.payload = arguments[1]
    if arguments[2] ~= nil then state.failure_message = arguments[2] end
  end)
end

local function payload(state, name)
  local spy = state.payload
  if type(spy) == "table" and spy[name == "called" and name or name] then return spy end
  if type(spy) == "function" then
    error(("assert.spy() needs the spy, not the function that it replaces (assert.%s)"):format(name), 5)
  end
  error(("assert.%s needs a spy: assert.spy(aspy).was.%s(…), got %s"):format(name, name, shown(spy)), 5)
end

local function times(count) return ("%s time%s"):format(tostring(count), count == 1 and "" or "s") end

-- The calls of a spy, one on each line, the last ones where there are many.
local function history(calls, limit)
  if #calls == 0 then return "  there was no call" end
  local parts = {}
  for index = math.max(1, #calls - limit + 1), #calls do
    local values, texts = calls[index].vals, {}
    for position = 1, values.n or #values do texts[position] = shown(values[position], true) end
    parts[#parts + 1] = ("  call %d: (%s)"):format(index, concat(texts, ", "))
  end
  local hidden = #calls - #parts
  if hidden > 0 then table.insert(parts, 1, ("  … %d before"):format(hidden)) end
  return concat(parts, "\n")
end

-- Assertions about how often; `holds(count, expected)` nil for the spy's own notion.
local function aboutCalls(name, words, holds)
  registry.add(name, {
    needed = 0, message = 2,
    check = function(state, expected)
      local spy = payload(state, "called")
      if expected == nil and holds then
        -- Lua's own message, of comparing with nil.
        if rawget(library, "luassert_layout") then holds(0, expected) end
        error(("assert.%s needs a number of calls"):format(name), 4)
      end
      local fits, count = spy:called(expected, holds)
      return fits, count
    end,
    describe = function(state, count, expected)
      local wanted = expected == nil and "at least one call" or words .. times(expected):gsub(" time", " call")
      if not state.mod then wanted = expected == nil and "no call" or "anything but " .. wanted end
      return ("Expected %s, and there %s %s.\n%s"):format(
        wanted, count == 1 and "was" or "were", tostring(count), history(state.payload.calls or {}, 5))
    end,
  })
end

aboutCalls("called", "exactly ", nil)
aboutCalls("called_at_least", "at least ", function(count, expected) return count >= expected end)
aboutCalls("called_at_most", "at most ", function(count, expected) return count <= expected end)
aboutCalls("called_more_than", "more than ", function(count, expected) return count > expected end)
aboutCalls("called_less_than", "less than ", function(count, expected) return count < expected end)

local function listed(...)
  local texts = {}
  for index = 1, select("#", ...) do texts[index] = shown((select(index, ...)), true) end
  return "(" .. concat(texts, ", ") .. ")"
end

-- Assertions about the values of calls; `list` is where the spy keeps them.
local function aboutValues(name, list, positive, negative)
  registry.add(name, {
    needed = 0,
    check = function(state, ...)
      return payload(state, name)[name](state.payload, library.luassert_util.make_arglist(...))
    end,
    describe = function(state, _, ...)
      return ("%s\n  expected: %s\n%s"):format(
        state.mod and positive or negative, listed(...), history(state.payload[list] or {}, 5))
    end,
  })
end

aboutValues("called_with", "calls", "Expected a call with these arguments.", "Expected no call with these arguments.")
aboutValues("returned_with", "returnvals", "Expected a call to return these values.",
  "Expected no call to return these values.")

return {}
