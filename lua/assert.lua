-- The `assert` object: a registry of assertions and modifiers, and the chains that are written with them.
--
-- `assert.is_not.equal`, `assert.are_not_equal` and `assert.not_equal` are the same: a name is cut at dots and
-- underscores, modifiers come first, the assertion is the rest. What a name leads to is worked out once.

local library = ...
local failure, pretty = library.failure, library.pretty

local type, error, select, tostring, setmetatable = type, error, select, tostring, setmetatable
local next, rawset = next, rawset
local concat, sort = table.concat, table.sort

local registry = { assertions = {}, modifiers = {} }

-- An assertion: `check(state, ...)` returns whether it holds and, as a second value, what `describe` wants to know
-- of it. `describe(state, detail, ...)` words the failure; `state.negated` tells which one. `arguments` is the
-- number it needs, `optional` how many more it takes; an argument after those is the caller's own message.
local function addAssertion(name, entry)
  entry.name = name
  entry.arguments = entry.arguments or 1
  entry.optional = entry.optional or 0
  registry.assertions[name] = entry
end

-- A modifier: a function that changes the state of the chain.
local function addModifier(name, change)
  registry.modifiers[name] = change
end

local function copied(state)
  local copy = {}
  for key, value in next, state do copy[key] = value end
  return copy
end

local function headed(message, own)
  if own == nil then return message end
  local heading = type(own) == "string" and own or pretty.value(own)
  return heading .. "\n" .. message
end

local function fail(entry, state, detail, count, ...)
  local expected = entry.arguments + entry.optional
  local own = count > expected and (select(expected + 1, ...)) or nil
  failure.raise(headed(entry.describe(state, detail, ...), own))
end

local function callable(entry, state, name)
  local needed, negated, check = entry.arguments, state.negated, entry.check
  return function(...)
    local count = select("#", ...)
    if count < needed then
      error(("assert.%s needs %d argument%s, got %d"):format(name, needed, needed == 1 and "" or "s", count), 2)
    end
    local holds, detail = check(state, ...)
    if not holds ~= not not negated then fail(entry, state, detail, count, ...) end
    return ...
  end
end

local function known()
  local names = {}
  for name in next, registry.assertions do names[#names + 1] = name end
  sort(names)
  return concat(names, ", ")
end

local chain

-- The words of a name, with a modifier's at the front applied: the state, and the words that are left.
local function parsed(state, words)
  local first = 1
  while first <= #words do
    if registry.assertions[concat(words, "_", first)] then break end
    local modifier = registry.modifiers[words[first]]
    if not modifier then break end
    state = copied(state)
    modifier(state)
    first = first + 1
  end
  return state, concat(words, "_", first)
end

local function resolve(state, name, written)
  local words = {}
  for word in name:gmatch("[^_]+") do words[#words + 1] = word end
  local changed, rest = parsed(state, words)
  if rest == "" and #words > 0 then return chain(changed, written) end
  local entry = registry.assertions[rest]
  return entry and callable(entry, changed, written)
end

local function unknown(written)
  error(("there is no assertion assert.%s; there are: %s"):format(written, known()), 3)
end

function chain(state, path)
  return setmetatable({}, {
    __index = function(self, name)
      if type(name) ~= "string" then unknown(tostring(name)) end
      local written = path and path .. "." .. name or name
      -- Lua's own words are no names (`assert.is.nil`): luassert's users write `Nil`, `True`, `False`.
      local found = resolve(state, name, written) or resolve(state, name:lower(), written)
      if not found then unknown(written) end
      rawset(self, name, found)
      return found
    end,
    __call = function(_, value, message, ...)
      if path then error(("assert.%s is not an assertion yet: name one after it"):format(path), 2) end
      if value then return value, message, ... end
      if message == nil then message = "assertion failed!" end
      if type(message) ~= "string" then error(message, 0) end
      failure.raise(message)
    end,
  })
end

-- The object that specs see, and the two functions that extend it.
return {
  object = chain({}, nil),
  addAssertion = addAssertion,
  addModifier = addModifier,
}
