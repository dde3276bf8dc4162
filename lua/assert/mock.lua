-- Mocks: tables whose functions are spies, or stubs, all of them, to any depth.

local library = ...
local spy, stub = library.spy, library.stub

local type, next = type, next

local mock = {}

local function keysOf(object)
  local keys = {}
  for key in next, object do keys[#keys + 1] = key end
  return keys
end

local function replace(value, isStub, reaction, owner, key, known)
  if type(value) == "function" then
    if isStub then
      if owner == nil then return stub.new(nil, nil, reaction) end
      return stub.new(owner, key, reaction)
    end
    return owner == nil and spy.new(value) or spy.on(owner, key)
  end
  if type(value) ~= "table" or spy.is_spy(value) or known[value] then return value end
  known[value] = true
  for _, inner in next, keysOf(value) do
    value[inner] = replace(value[inner], isStub, reaction, value, inner, known)
  end
  return value
end

-- Replaces each function in a table and its subtables by a spy; with `isStub` by a stub, which returns nothing or calls
-- `reaction`. A single function becomes a spy.
function mock.new(object, isStub, reaction, owner, key)
  return replace(object, isStub, reaction, owner, key, {})
end

local function applied(object, action, known)
  if type(object) ~= "table" or known[object] then return object end
  known[object] = true
  if spy.is_spy(object) then return object[action](object) end
  for _, key in next, keysOf(object) do applied(object[key], action, known) end
  return object
end

-- Lets all spies in a table forget their calls.
function mock.clear(object) return applied(object, "clear", {}) end

-- Reverts the spies in a table.
function mock.revert(object) return applied(object, "revert", {}) end

return mock
