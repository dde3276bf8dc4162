-- The `assert` object with the most common assertions. The others are in modules that are loaded on first use, and so
-- is the wording of failures: most specs pass.
--
-- `assert.is_not.equal`, `assert.are_not_equal` and `assert.not_equal` are the same: only the words count, however they
-- are joined. `assert.spy(s).was.called()` is two calls: the first keeps `s` for the second.

local library = ...

local type, select, rawset, rawequal, setmetatable = type, select, rawset, rawequal, setmetatable
local lower, match = string.lower, string.match

local core = {}

-- An assertion: `check(state, ...)` returns whether it holds. It needs `needed` arguments; the one at `message` is the
-- caller's own.
local function add(name, needed, message, check)
  core[name] = { name = name, needed = needed, message = message, check = check }
end

local function equal(_, expected, actual) return expected == actual end
add("equal", 2, 3, equal)
add("equals", 2, 3, equal)
add("same", 2, 3, function(_, expected, actual)
  if rawequal(expected, actual) then return true end
  if type(expected) ~= "table" or type(actual) ~= "table" then return expected == actual end
  return library.compare.same(expected, actual)
end)
add("true", 0, 2, function(_, actual) return actual == true end)
add("false", 0, 2, function(_, actual) return actual == false end)
add("truthy", 1, 2, function(_, actual) return actual ~= nil and actual ~= false end)
add("falsy", 1, 2, function(_, actual) return not actual end)
for kind in ("nil boolean number string table function userdata thread"):gmatch("%l+") do
  add(kind, 0, 2, function(_, actual) return type(actual) == kind end)
end

local modifiers = {
  is = false, are = false, was = false, has = false, does = false, a = false, an = false, the = false,
  ["not"] = true, no = true,
}

-- The meaning of a name with modifiers only before one of these assertions: the assertion, and whether it is negated.
local function simple(words)
  local negated = false
  while not core[words] do
    local first, rest = match(words, "^(%l+)_(.+)$")
    local turns = modifiers[first]
    if turns == nil then return nil end
    if turns then negated = not negated end
    words = rest
  end
  return core[words], negated
end

local chains = { modifiers = modifiers, core = core, extended = false }

-- The function that a chain with a simple name is.
local function checking(entry, negated)
  local check, needed = entry.check, entry.needed
  return function(_, ...)
    local count = select("#", ...)
    if count >= needed and not check(nil, ...) == negated then return ... end
    library.wording.fail(entry, { mod = not negated }, nil, count, ...)
    return ...
  end
end

-- A chain: its `words`, and the state of earlier calls, if any.
local function chain(words, base)
  local meta = {}
  function meta.__index(self, name)
    if type(name) ~= "string" then library.registry.notAName(name) end
    local longer = chain(words .. "_" .. lower(name), base)
    rawset(self, name, longer)
    return longer
  end
  function meta.__call(self, ...)
    if not base and not chains.extended then
      local entry, negated = simple(words)
      if entry then
        meta.__call = checking(entry, negated)
        return meta.__call(self, ...)
      end
    end
    return library.registry.call(words, base, ...)
  end
  return setmetatable({}, meta)
end
chains.make = chain

-- The object for specs. Called, it is Lua's `assert`.
chains.object = setmetatable({}, {
  __index = function(self, name)
    if type(name) ~= "string" then library.registry.notAName(name) end
    local words = lower(name)
    -- Its own functions, such as `register`, come with the module that has them.
    local method = not core[words] and modifiers[match(words, "^%l*")] == nil and library.registry.methods[name]
    local found = method or chain(words)
    rawset(self, name, found)
    return found
  end,
  __call = function(_, ...)
    if ... then return ... end
    library.wording.refuse(...)
  end,
})

-- Tables that replace a module until one of its fields is used.
local stands = {}
local Lazy = {
  __index = function(self, key) return library[stands[self]][key] end,
  __call = function(self, ...) return library[stands[self]].new(...) end,
}
for name in ("spy stub mock match"):gmatch("%l+") do
  local proxy = setmetatable({}, Lazy)
  stands[proxy] = name
  _G[name], chains[name] = proxy, proxy
end

for name, provide in next, library.luassert_shims do package.preload[name] = provide end

return chains
