-- Matchers for the arguments of calls: `match.is_not_nil()`, `match.is.near(1, 0.1)`.

local library = ...
local registry = library.registry

local type, next, tostring, tonumber, error = type, next, tostring, tonumber, error
local setmetatable, getmetatable, rawequal, concat = setmetatable, getmetatable, rawequal, table.concat

local match = {}

local Matcher = {}
function Matcher:__call(value) return (not self.callback(value)) ~= self.mod end

-- Whether something is a matcher.
function match.is_matcher(value) return type(value) == "table" and rawequal(getmetatable(value), Matcher) end

-- Whether it is one for one certain object.
function match.is_ref_matcher(value) return match.is_matcher(value) and value.name == "ref" end

-- Matches anything.
match._ = setmetatable({ mod = true, name = "_", callback = function() return true end }, Matcher)

-- A matcher as a script writes it.
function match.text(matcher)
  if matcher == match._ then return "match._" end
  local texts = {}
  for index = 1, matcher.arguments.n do texts[index] = library.wording.shown(matcher.arguments[index], true) end
  return ("match.%s%s(%s)"):format(matcher.mod and "is_" or "is_not_", matcher.name, concat(texts, ", "))
end

local function make(words, base, ...)
  local entry, changes = registry.parse("matcher", words, "match")
  local state = { mod = not base or base.mod }
  local arguments = library.luassert_util.make_arglist(...)
  for _, modifier in next, changes do
    if modifier.callback then modifier.callback(state, arguments, 3) else modifier.apply(state, arguments) end
  end
  if not entry then return match.chain("", state) end
  return setmetatable({
    name = entry.name, mod = state.mod, arguments = arguments, callback = entry.callback(state, arguments, 3),
  }, Matcher)
end

-- `match.is_not.equal`, as far as it is written.
function match.chain(words, base)
  return setmetatable({}, {
    __index = function(_, name)
      if type(name) ~= "string" then registry.notAName(name) end
      return match.chain(words .. "_" .. name:lower(), base)
    end,
    __call = function(_, ...) return make(words, base, ...) end,
  })
end

-- A chain that nothing has been said in yet.
function match.state() return match.chain("", nil) end

-- The matchers of ours -----------------------------------------------------------------------------------------

-- `build(arguments)` returns the function that matches a value.
local function add(name, needed, build)
  if registry.matcher[name] ~= nil then return end
  registry.matcher[name] = {
    name = name,
    callback = function(_, arguments)
      if arguments.n < needed then
        error(("match.%s needs %d argument%s, got %d"):format(name, needed, needed == 1 and "" or "s", arguments.n), 4)
      end
      return build(arguments)
    end,
  }
end

local function wrong(name, position, wanted, found)
  error(("bad argument #%d to match.%s: %s expected, got %s"):format(
    position, name, wanted, library.pretty.value(found)), 5)
end

for kind in ("nil boolean number string table function userdata thread"):gmatch("%l+") do
  add(kind, 0, function() return function(value) return type(value) == kind end end)
end
add("true", 0, function() return function(value) return value == true end end)
add("false", 0, function() return function(value) return value == false end end)
add("truthy", 0, function() return function(value) return value ~= nil and value ~= false end end)
add("falsy", 0, function() return function(value) return not value end end)

local function equal(arguments) return function(value) return value == arguments[1] end end
add("equal", 1, equal)
add("equals", 1, equal)
add("same", 1, function(arguments)
  return function(value) return library.compare.same(value, arguments[1]) end
end)

local objects = { table = true, ["function"] = true, thread = true, userdata = true }
add("ref", 1, function(arguments)
  if not objects[type(arguments[1])] then wrong("ref", 1, "an object (a table, a function, …)", arguments[1]) end
  return equal(arguments)
end)

local function matches(arguments)
  local pattern, start, plain = arguments[1], arguments[2], arguments[3]
  if type(pattern) ~= "string" then wrong("matches", 1, "a pattern (a string)", pattern) end
  if start ~= nil and not tonumber(start) then wrong("matches", 2, "a number (where to start)", start) end
  return function(value)
    if type(value) ~= "number" and not library.luassert_util.hastostring(value) then return false end
    return tostring(value):find(pattern, start, plain) ~= nil
  end
end
add("matches", 1, matches)
add("match", 1, matches)

add("near", 2, function(arguments)
  local wanted, allowed = tonumber(arguments[1]), tonumber(arguments[2])
  if not wanted then wrong("near", 1, "a number", arguments[1]) end
  if not allowed then wrong("near", 2, "a number", arguments[2]) end
  return function(value)
    local got = tonumber(value)
    return got ~= nil and got >= wanted - allowed and got <= wanted + allowed
  end
end)

add("unique", 0, function(arguments)
  return function(value)
    for key, one in next, value do
      for other, another in next, value do
        if key ~= other and (one == another or arguments[1] and library.compare.same(one, another)) then
          return false
        end
      end
    end
    return true
  end
end)

-- Matchers of matchers: all have to match, one at least, none.
local function composite(name, build)
  add(name, 1, function(arguments)
    for index = 1, arguments.n do
      if not match.is_matcher(arguments[index]) then wrong(name, index, "a matcher", arguments[index]) end
    end
    return function(value)
      local count = 0
      for index = 1, arguments.n do
        if arguments[index](value) then count = count + 1 end
      end
      return build(count, arguments.n)
    end
  end)
end
composite("all_of", function(count, total) return count == total end)
composite("any_of", function(count) return count > 0 end)
composite("none_of", function(count) return count == 0 end)

return setmetatable(match, {
  __index = function(_, name)
    if type(name) ~= "string" then registry.notAName(name) end
    return match.chain(name:lower(), nil)
  end,
})
