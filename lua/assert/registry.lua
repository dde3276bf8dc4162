-- All assertions, modifiers and matchers by name, those of specs included; the meaning of a chain's words; and the
-- functions of the `assert` object.

local library, host = ...
local chains = library.assert

local type, next, error, select, unpack = type, next, error, select, table.unpack
local setmetatable, getmetatable, rawget = setmetatable, getmetatable, rawget

local registry = { assertion = {}, modifier = {}, matcher = {}, methods = {} }

-- The modules of our assertions and modifiers, by the names that haven't been used yet.
local home = host.assertionModules()

for name, entry in next, chains.core do registry.assertion[name] = entry end
for name, turns in next, chains.modifiers do
  registry.modifier[name] = { apply = function(state) if turns then state.mod = not state.mod end end }
end

-- Adds an assertion of ours: as `add` of the assert module, with `describe(state, detail, ...)`, which words the
-- failure. `check` returns whether it holds, the detail for `describe`, and the packed results of the call.
function registry.add(name, entry)
  if registry.assertion[name] == nil then
    entry.name = entry.name or name
    registry.assertion[name] = entry
  end
end

-- Adds a modifier of ours: `apply(state, arguments)`. One that `precedes` is an assertion too, at the end of a chain.
function registry.addModifier(name, apply, precedes)
  if registry.modifier[name] == nil then registry.modifier[name] = { apply = apply, precedes = precedes } end
end

local function found(kind, name)
  local own = registry[kind][name]
  if own ~= nil then return own or nil end
  local module = kind ~= "matcher" and home[name]
  if not module then return nil end
  home[name] = nil
  local _ = library[module]
  return registry[kind][name] or nil
end

local function listed(kind)
  local names, list = {}, {}
  for name, entry in next, registry[kind] do names[name] = entry and true or nil end
  if kind == "assertion" then
    for name in next, home do names[name] = true end
  end
  for name in next, names do list[#list + 1] = name end
  return list
end

-- The names in a list of words, each as long as possible, from the last to the first; nil and the rest if something is
-- no name.
local function keys(kind, words)
  local list, pending, index = {}, nil, #words
  while index > 0 do
    pending = pending and words[index] .. "_" .. pending or words[index]
    while index > 1 and found(kind, words[index - 1] .. "_" .. pending) do
      index = index - 1
      pending = words[index] .. "_" .. pending
    end
    if found(kind, pending) or found("modifier", pending) then
      list[#list + 1] = pending
      pending = nil
    end
    index = index - 1
  end
  if pending then return nil, pending end
  for position = 1, #list // 2 do
    list[position], list[#list + 1 - position] = list[#list + 1 - position], list[position]
  end
  return list
end
registry.keys = keys

-- The name that a word from other tools means: `toHaveText`.
local function meant(kind, word)
  for _, meaning in next, host.meanings(word) do
    if found(kind, meaning) then return meaning end
  end
end

local function split(words)
  local list = {}
  for word in words:gmatch("[^_]+") do list[#list + 1] = word end
  return list
end

-- The meaning of a chain's words: the modifiers, and the last assertion (or matcher).
function registry.parse(kind, words, written)
  local list, stray = keys(kind, split(words))
  if not list then
    local layout = rawget(library, "luassert_layout")
    if layout then error(layout.unknown(kind, stray), 4) end
    local last = stray
    while found("modifier", last:match("^(.-)_.") or "") do last = last:match("_(.+)$") end
    local near = meant(kind, last) or host.nearest(last, listed(kind))
    local hint = near and ("; did you mean '%s%s'?"):format(stray:sub(1, #stray - #last), near) or ""
    error(("there is no %s %s.%s%s\nthere are: %s"):format(
      kind, written, stray, hint, host.listed(last, listed(kind))), 4)
  end
  local entry, changes = nil, {}
  for index, key in next, list do
    local named, modifier = found(kind, key), found("modifier", key)
    if modifier and modifier.precedes and named then
      if index < #list then named = nil else modifier = nil end
    end
    entry = named or entry
    if modifier then changes[#changes + 1] = modifier end
  end
  return entry, changes
end

local function copied(state)
  local copy = { mod = true }
  for key, value in next, state or copy do copy[key] = value end
  return copy
end

local function apply(modifier, state, arguments)
  if modifier.callback then return modifier.callback(state, arguments, 3) end
  modifier.apply(state, arguments)
end

-- An assertion that a spec registered: `callback(state, arguments, level)` may change its arguments and the state.
local function tryRegistered(entry)
  return function(state, ...)
    local arguments = library.luassert_util.make_arglist(...)
    local holds, returned = entry.callback(state, arguments, 3)
    return holds, arguments, returned
  end
end

local function failRegistered(entry, state, arguments)
  library.wording.failRegistered(entry, state, arguments)
end

local function callRegistered(entry, state, ...)
  local try = tryRegistered(entry)
  if state.eventually then return library.waiting.call(entry, state, try, failRegistered, ...) end
  local holds, arguments, returned = try(state, ...)
  if (not holds) == state.mod then failRegistered(entry, state, arguments) end
  if returned then return unpack(returned, 1, returned.n or #returned) end
  return ...
end

local function callOwn(entry, state, ...)
  local count = select("#", ...)
  if count < entry.needed then
    library.wording.fail(entry, state, nil, count, ...)
    return ...
  end
  if state.eventually and entry.name ~= "eventually" then
    return library.waiting.call(entry, state, entry.check, library.wording.fail, ...)
  end
  local holds, detail, returned = entry.check(state, ...)
  if (not holds) == state.mod then
    library.wording.fail(entry, state, detail, count, ...)
  elseif returned then
    return unpack(returned, 1, returned.n)
  end
  return ...
end

-- A call of a chain: asserts, or keeps the state of modifiers for the rest of the chain.
function registry.call(words, base, ...)
  local entry, changes = registry.parse("assertion", words, "assert")
  local state = copied(base)
  -- `assert.eventually{ timeout = 2 }(function() … end)`
  if words == "" and state.eventually then entry = found("assertion", "eventually") end
  if not entry then
    local arguments = library.luassert_util.make_arglist(...)
    for _, modifier in next, changes do apply(modifier, state, arguments) end
    return chains.make("", state)
  end
  for _, modifier in next, changes do apply(modifier, state) end
  if entry.callback then return callRegistered(entry, state, ...) end
  if entry.name == "eventually" and library.waiting.begins(state, ...) then return chains.make("", state) end
  return callOwn(entry, state, ...)
end

function registry.notAName(name)
  error("an assertion's name is a string, got " .. library.pretty.value(name), 3)
end

-- The functions of `assert` ---------------------------------------------------------------------------------

local methods = registry.methods

-- Cached chains don't know a name that is added or removed.
local function forget()
  chains.extended = true
  local object = chains.object
  for name, value in next, object do
    if type(value) == "table" then object[name] = nil end
  end
end

local kinds = { assertion = true, modifier = true, matcher = true }

local function named(word, kind, name)
  if type(kind) ~= "string" or type(name) ~= "string" then
    error(("assert:%s() needs what it is (\"assertion\", \"modifier\" or \"matcher\") and its name"):format(word), 3)
  end
  kind = kind:lower()
  if not kinds[kind] then registry[kind] = registry[kind] or {} end
  return kind, name:lower()
end

-- Registers an assertion, a modifier or a matcher. `callback` receives a state and the list of arguments; the last two
-- parameters are the keys of the messages in `say`.
function methods.register(_, kind, name, callback, positive, negative)
  kind, name = named("register", kind, name)
  if not library.luassert_util.callable(callback) then
    error(("assert:register() needs a function for '%s', got %s"):format(name, type(callback)), 2)
  end
  registry[kind][name] = {
    callback = callback, name = name, positive_message = positive, negative_message = negative,
  }
  forget()
end

-- Removes a registered name; built-in ones can be removed too.
function methods.unregister(_, kind, name)
  kind, name = named("unregister", kind, name)
  registry[kind][name] = false
  forget()
end

for _, name in next, { "add_formatter", "remove_formatter", "set_parameter", "get_parameter", "add_spy", "snapshot" } do
  methods[name] = function(_, ...) return library.assert_state[name](...) end
end

-- The texts of a list of arguments, in their places; those in `nofmt` stay.
function methods.format(_, arguments)
  local raw, details = arguments.nofmt or {}, arguments.fmtargs or {}
  for index = 1, arguments.n or #arguments do
    if not raw[index] then arguments[index] = library.wording.shown(arguments[index], nil, details[index]) end
  end
  return arguments
end

local Level = {}

-- A mark for the level of a report; reports here find the user's line without it.
function methods.level(_, level) return setmetatable({ level = level }, Level) end

-- The number in such a mark, nil for anything else.
function methods.get_level(_, level)
  if getmetatable(level) == Level then return level.level end
end

-- A chain that nothing has been said in yet.
function methods.state() return chains.make("", nil) end

return registry
