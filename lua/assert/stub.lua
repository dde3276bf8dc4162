-- Stubs: spies that replace a function with behavior that the spec sets.

local library = ...
local spy, util = library.spy, library.luassert_util

local type, error = type, error
local pack, unpack = table.pack, table.unpack

local stub = {}

local function returning(...)
  local values = pack(...)
  return function() return unpack(values, 1, values.n) end
end

local function invoking(action)
  if not util.callable(action) then
    error(("invokes() needs a function to call, got %s"):format(library.pretty.value(action)), 3)
  end
  return function(...) return action(...) end
end

-- Replaces a function in a table by a stub (one without a table if there are no arguments). The further arguments are
-- its results; a single function is called instead.
function stub.new(target, key, ...)
  if target == nil and key == nil then target, key = {}, "" end
  if type(target) ~= "table" or key == nil then
    error("stub() needs a table and a key: stub(table, \"name\")", 3)
  end
  local original = target[key]
  if original ~= nil and not util.callable(original) then
    error(("stub() needs a function or nothing at '%s', and there is %s"):format(
      tostring(key), library.pretty.value(original)), 3)
  end
  local only = select("#", ...) == 1 and (...)
  local default = util.callable(only) and only or returning(...)
  local expectations, reactions = {}, {}
  target[key] = function(...)
    local expected = util.matchoncalls(expectations, util.make_arglist(...))
    return (expected and reactions[expected] or default)(...)
  end
  local made = spy.on(target, key)

  function made.revert(self)
    if not self.reverted then
      target[key] = original
      self.reverted = true
    end
    return original
  end

  function made.returns(...)
    default = returning(...)
    return made
  end

  function made.invokes(action)
    default = invoking(action)
    return made
  end
  made.by_default = { returns = made.returns, invokes = made.invokes }

  -- The behavior for certain arguments.
  function made.on_call_with(...)
    local expected = util.copyargs(util.make_arglist(...))
    local function react(reaction)
      expectations[#expectations + 1] = expected
      reactions[expected] = reaction
      return made
    end
    return {
      returns = function(...) return react(returning(...)) end,
      invokes = function(action) return react(invoking(action)) end,
    }
  end

  return made
end

return stub
