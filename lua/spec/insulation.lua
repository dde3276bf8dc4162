-- The changes that an insulated group makes to the interpreter are reverted after it: globals of `_G`, and loaded
-- modules.

local next, rawget, rawset, getmetatable, setmetatable = next, rawget, rawset, getmetatable, setmetatable
local globals, package = _G, package

local insulation = {}

local function copied(source)
  local copy = {}
  for key, value in next, source do copy[key] = value end
  return copy
end

local function restored(target, copy)
  for key in next, target do
    if copy[key] == nil then rawset(target, key, nil) end
  end
  for key, value in next, copy do
    if rawget(target, key) ~= value then rawset(target, key, value) end
  end
end

-- Saves the current state.
function insulation.save()
  local loaded = package and package.loaded
  return { meta = getmetatable(globals), globals = copied(globals), loaded = loaded and copied(loaded) }
end

-- Restores a saved state.
function insulation.restore(state)
  if getmetatable(globals) ~= state.meta then setmetatable(globals, state.meta) end
  restored(globals, state.globals)
  if state.loaded then restored(package.loaded, state.loaded) end
end

return insulation
