-- The messages of failed assertions, and how they fail.

local library = ...
local pretty, compare, text, failure = library.pretty, library.compare, library.text, library.failure

local type, select, tostring, getmetatable, rawget = type, select, tostring, getmetatable, rawget
local rep, max = string.rep, math.max

local wording = {}

-- Values ---------------------------------------------------------------------------------------------------

-- One value, as a formatter of the spec's has it, or as everybody does.
function wording.shown(value, isShort, details)
  local state = rawget(library, "assert_state")
  local own = state and state.format_argument(value, nil, details)
  if own ~= nil then return text.clean(tostring(own)) end
  local layout = rawget(library, "luassert_layout")
  if layout then return text.clean(layout.shown(value, details)) end
  return isShort and pretty.short(value) or pretty.block(value)
end
local shown = wording.shown

-- "  label: value", or the value below the label if it needs several lines. Values start in column `width`.
local function labelled(label, value, width)
  label = "  " .. label .. ":"
  if value:find("\n", 1, true) then return label .. "\n" .. text.indent(value, "    ") end
  return label .. rep(" ", (width or 0) - #label - 1) .. " " .. value
end
wording.labelled = labelled

-- Two values below a heading.
function wording.pair(heading, labelA, a, labelB, b)
  local width = max(#labelA, #labelB) + 4
  return heading .. "\n" .. labelled(labelA, a, width) .. "\n" .. labelled(labelB, b, width)
end

function wording.expectedAndActual(heading, expected, actual)
  return wording.pair(heading, "expected", shown(expected), "actual", shown(actual))
end

-- The assertions of the assert module ------------------------------------------------------------------------

local descriptions = {}

-- A hint where one of two values is a function and the other isn't: `element.text` in place of `element:text()`.
local function uncalled(expected, actual)
  if (type(expected) == "function") == (type(actual) == "function") then return "" end
  return "\n  one of them is a function, as a call without its parentheses: element:string(), and not element.string"
end

function descriptions.equal(state, _, expected, actual)
  if not state.mod then return "Expected values that are not equal.\n" .. labelled("both", shown(actual)) end
  local strings = type(expected) == "string" and type(actual) == "string"
  local heading = "Expected equal values."
  if strings then return library.diff.strings(heading, expected, actual) end
  local message = wording.expectedAndActual(heading, expected, actual) .. uncalled(expected, actual)
  if type(expected) == "table" and type(actual) == "table" and compare.same(expected, actual) then
    return message .. "\n  they are two tables with the same content: assert.same compares content"
  end
  return message
end
descriptions.equals = descriptions.equal

function descriptions.same(state, _, expected, actual)
  if not state.mod then return "Expected values whose content differs.\n" .. labelled("both", shown(actual)) end
  local heading = "Expected the same content."
  if type(expected) == "table" and type(actual) == "table" then
    return library.diff.tables(heading, expected, actual)
  elseif type(expected) == "string" and type(actual) == "string" then
    return library.diff.strings(heading, expected, actual)
  end
  return wording.expectedAndActual(heading, expected, actual) .. uncalled(expected, actual)
end

-- "Expected a number." and the value.
function wording.about(what, state, actual)
  return ("Expected %s%s.\n%s"):format(state.mod and "" or "anything but ", what, labelled("actual", shown(actual)))
end

local whats = {
  truthy = "a value that counts as true", falsy = "a value that counts as false (false or nil)",
  ["nil"] = "nil", ["true"] = "true", ["false"] = "false",
}

local function described(entry, state, detail, count, ...)
  local layout = rawget(library, "luassert_layout")
  local message = layout and layout.message(entry, state, detail, count, ...)
  if message then return text.clean(message) end
  local describe = entry.describe or descriptions[entry.name]
  if describe then return describe(state, detail, ...) end
  return wording.about(whats[entry.name] or "a " .. entry.name, state, (...))
end

-- Failing --------------------------------------------------------------------------------------------------

-- A message of the caller's own, as text.
local function own(message)
  if message == nil then return nil end
  local meta = getmetatable(message)
  if type(message) == "string" or type(meta) == "table" and meta.__tostring then return tostring(message) end
  return shown(message)
end

-- Fails, or takes the failure down for a soft assertion. `extra` is a message of the caller's own.
function wording.raise(state, message, extra)
  if state.waited then message = message .. "\n  waited " .. state.waited end
  local heading = own(extra)
  if heading then message = heading .. "\n" .. message end
  if state.soft then return library.waiting.note(message) end
  failure.raise(message)
end
local raise = wording.raise

-- Fails for an assertion of ours.
function wording.fail(entry, state, detail, count, ...)
  if count < entry.needed then
    local needed = entry.needed
    if rawget(library, "luassert_layout") then
      return raise(state, described(entry, state, detail, count, ...), state.failure_message)
    end
    return raise(state, ("assert.%s needs %d argument%s, got %d"):format(
      entry.name, needed, needed == 1 and "" or "s", count), state.failure_message)
  end
  local at = entry.message
  if type(at) == "function" then at = at(...) end
  local extra = at and at <= count and (select(at, ...)) or nil
  if extra == nil then extra = state.failure_message end
  raise(state, described(entry, state, detail, count, ...), extra)
end

-- Fails for one that a spec registered: with the message that `say` knows, and the arguments in it.
function wording.failRegistered(entry, state, arguments)
  local key = state.mod and entry.positive_message or not state.mod and entry.negative_message or nil
  local message = key and library.say.object(key, library.registry.methods.format(nil, arguments))
  local extra = state.failure_message
  if not message then message, extra = own(extra) or "assertion failed!", nil end
  raise(state, text.clean(message), extra)
end

-- Fails as Lua's `assert` does. A raised table keeps its own message.
function wording.refuse(_, message)
  failure.raise(own(message) or "assertion failed!")
end

return wording
