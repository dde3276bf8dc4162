-- Helpers for extensions of luassert, as `require "luassert.util"`.

local library, host = ...

local type, next, select, error, rawequal = type, next, select, error, rawequal
local setmetatable, getmetatable, rawget = setmetatable, getmetatable, rawget
local unpack = table.unpack

local util = {}
local Arguments = {}

-- The metatable of a table; nil if it is protected.
local function metatable(value)
  local meta = getmetatable(value)
  if type(meta) == "table" and rawget(meta, "__metatable") == nil then return meta end
end

local function hasMetamethod(value, name)
  local meta = getmetatable(value)
  return type(meta) == "table" and type(rawget(meta, name)) == "function"
end

-- Whether a value can be called.
function util.callable(value) return type(value) == "function" or host.isCallable(value) end

-- Whether a value is or has a text.
function util.hastostring(value) return type(value) == "string" or hasMetamethod(value, "__tostring") end

-- Values with their number in `n`.
function util.pack(...) return { n = select("#", ...), ... } end

-- The values of such a table.
function util.unpack(list, first, last) return unpack(list, first or 1, last or list.n or #list) end

-- The same, as a list of arguments that differs from other tables.
function util.make_arglist(...) return setmetatable({ n = select("#", ...), ... }, Arguments) end

-- Whether a value is such a list.
function util.is_arglist(value) return rawequal(getmetatable(value), Arguments) end

-- Inserts at a position, from 1, or at the end; counts nils.
function util.tinsert(list, ...)
  local position, value = ...
  local length = list.n or #list
  if select("#", ...) < 2 then position, value = length + 1, position end
  for index = length, position, -1 do list[index + 1] = list[index] end
  list[position] = value
  list.n = position > length + 1 and position or length + 1
end

-- Removes from a position, from 1, or from the end, and returns the element; counts nils.
function util.tremove(list, position)
  local length = list.n or #list
  position = position or length
  local value = list[position]
  if position > length then
    list[position], list.n = nil, length
    return value
  end
  for index = position, length do list[index] = list[index + 1] end
  list.n = length - 1
  return value
end

-- Takes everything out of a list of arguments.
function util.cleararglist(list)
  for index = 1, list.n or #list do list[index] = nil end
  list.n = nil
end

-- A copy of a table with the same values and metatable; anything else itself.
function util.shallowcopy(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, inner in next, value do copy[key] = inner end
  return setmetatable(copy, metatable(value))
end

-- A copy to any depth, cycles included; spies stay themselves. `copiesMetatable` copies the metatable too.
function util.deepcopy(value, copiesMetatable, known)
  if type(value) ~= "table" then return value end
  known = known or {}
  if known[value] then return known[value] end
  local copy = {}
  known[value] = copy
  local spy = rawget(library, "spy")
  for key, inner in next, value do
    copy[key] = spy and spy.is_spy(inner) and inner or util.deepcopy(inner, copiesMetatable, known)
  end
  local meta = metatable(value)
  return setmetatable(copy, copiesMetatable and util.deepcopy(meta, false, known) or meta)
end

-- Arguments as they are now, in `vals`, and the objects themselves, in `refs`.
function util.copyargs(arguments)
  local values, match, spy = setmetatable({}, getmetatable(arguments)), library.match, library.spy
  for key, value in next, arguments do
    values[key] = (match.is_matcher(value) or spy.is_spy(value)) and value or util.deepcopy(value)
  end
  return { vals = values, refs = util.shallowcopy(arguments) }
end

-- Whether two values have the same content; `ignoresMetatable` compares the outermost pair in spite of an `__eq`.
function util.deepcompare(a, b, ignoresMetatable)
  return library.compare.same(a, b, not ignoresMetatable)
end

-- Whether arguments match the expected ones: values or matchers.
local function fits(values, references, expected)
  local is_matcher, same = library.match.is_matcher, library.compare.same
  for index, value in next, values do
    local wanted = expected[index]
    if is_matcher(wanted) then
      if not wanted(library.match.is_ref_matcher(wanted) and references[index] or value) then return false end
    elseif wanted == nil or not same(value, wanted, true) then
      return false
    end
  end
  for index, wanted in next, expected do
    if values[index] == nil and not (is_matcher(wanted) and wanted(nil)) then return false end
  end
  return true
end

-- The last of several calls that fits; nil if none does.
function util.matchargs(calls, expected)
  for index = #calls, 1, -1 do
    if fits(calls[index].vals, calls[index].refs, expected) then return calls[index] end
  end
end

-- The first of several expectations that a call fits; nil if it fits none.
function util.matchoncalls(expectations, arguments)
  for index = 1, #expectations do
    if fits(arguments, arguments, expectations[index].vals) then return expectations[index] end
  end
end

-- The level at which an error of the caller's caller is reported.
function util.errorlevel(level) return (level or 1) + 2 end

-- The names of a namespace ("assertion", "matcher") and the modifiers in a list of words.
function util.extract_keys(kind, words)
  local list, stray = library.registry.keys(kind, words)
  if not list then error(("there is no %s or modifier '%s'"):format(kind, stray), 2) end
  return list
end

return util
