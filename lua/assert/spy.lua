-- Spies: functions that call another one, and record their calls.

local library = ...
local util = library.luassert_util

local type, error, setmetatable, getmetatable = type, error, setmetatable, getmetatable

local spy = {}

local Spy = {}

local function remember(self, ...)
  self.returnvals[#self.returnvals + 1] = util.copyargs(util.make_arglist(...))
  return ...
end

function Spy:__call(...)
  self.calls[#self.calls + 1] = util.copyargs(util.make_arglist(...))
  return remember(self, self.callback(...))
end

local methods = {}

-- Restores and returns the original function.
function methods:revert()
  if not self.reverted then
    if self.target_table and self.target_key ~= nil then self.target_table[self.target_key] = self.callback end
    self.reverted = true
  end
  return self.callback
end

-- Forgets the recorded calls.
function methods:clear()
  self.calls, self.returnvals = {}, {}
  return self
end

-- Whether it was called, or so often; and how often it was. `compare(count, times)` may decide in another way.
function methods:called(times, compare)
  local count = #self.calls
  if compare then return compare(count, times), count end
  if times then return count == times, count end
  return count > 0, count
end

local function fitting(list, expected)
  local found = util.matchargs(list, expected)
  if found then return true, found.vals end
  return false, list[1] and list[#list].vals
end

-- Whether a call had these arguments, and the last one that had them; if none had, the last one at all.
function methods:called_with(expected) return fitting(self.calls, expected) end

-- The same for the results of calls.
function methods:returned_with(expected) return fitting(self.returnvals, expected) end

-- A spy on a function, or on none.
function spy.new(callback)
  if callback == nil then callback = function() end end
  if not util.callable(callback) then
    error(("spy.new() needs a function to call, got %s"):format(library.pretty.value(callback)), 3)
  end
  local made = { calls = {}, returnvals = {}, callback = callback }
  for name, method in next, methods do made[name] = method end
  setmetatable(made, Spy)
  library.assert_state.add_spy(made)
  return made
end

-- Whether something is a spy (or a stub, which is one).
function spy.is_spy(value) return type(value) == "table" and getmetatable(value) == Spy end

-- Puts a spy in the place of a function in a table, until it is reverted.
function spy.on(target, key)
  local made = spy.new(target[key])
  target[key] = made
  made.target_table, made.target_key = target, key
  return made
end

return spy
