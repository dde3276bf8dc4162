-- The state of `assert` that specs change: formatters, parameters, spies. A snapshot is a layer; reverting it undoes
-- the changes since, newer snapshots included.

local library = ...

local type, next, error, rawget = type, next, error, rawget
local setmetatable, getmetatable = setmetatable, getmetatable
local insert, remove = table.insert, table.remove

local state = {}
local current -- the newest layer

local unset = {} -- stands for nil among the parameters

-- The depth to which tables are printed follows a parameter, once a spec has set it.
local function applied()
  local level, layer = nil, current
  while layer and level == nil do
    level, layer = layer.parameters.TableFormatLevel, layer.previous
  end
  local isNumber = type(level) == "number"
  library.pretty.setDepth(isNumber and (level < 0 and math.huge or level) or nil)
end

local Snapshot = {}

-- Undoes the changes since a snapshot, by default the newest one.
local function revert(self)
  self = self or current
  if getmetatable(self) ~= Snapshot then
    if self and not self.previous then return end
    error("not a snapshot, or already reverted", 2)
  end
  if self.next then revert(self.next) end
  for spy in next, self.spies do
    self.spies[spy] = nil
    spy:revert()
  end
  setmetatable(self, nil)
  self.formatters, self.parameters = {}, {}
  current = self.previous
  current.next = nil
  applied()
end
state.revert = revert

Snapshot.__call = revert

local function layer()
  return { formatters = {}, parameters = {}, spies = {}, previous = current }
end

-- Remembers the state as it is. The snapshot has `revert`, and can be called for the same.
function state.snapshot()
  local made = setmetatable(layer(), Snapshot)
  made.revert = revert
  if current then current.next = made end
  current = made
  return made
end

current = layer()
local defaults = {
  TableFormatLevel = 3, TableFormatShowRecursion = false, TableErrorHighlightCharacter = "*",
  TableErrorHighlightColor = "none",
}

-- Adds a formatter: `callback(value)` returns a text, or nil to leave the value to others. The latest one is called
-- first.
function state.add_formatter(callback)
  if not library.luassert_util.callable(callback) then
    error("assert:add_formatter() needs a function, got " .. type(callback), 3)
  end
  insert(current.formatters, 1, callback)
end

-- Takes it away again.
function state.remove_formatter(callback)
  local at = current
  while at do
    for index, known in next, at.formatters do
      if known == callback then
        remove(at.formatters, index)
        break
      end
    end
    at = at.previous
  end
end

-- The text of a value from the formatters; nil without one.
function state.format_argument(value, _, details)
  local at = current
  while at do
    for index = 1, #at.formatters do
      local made = at.formatters[index](value, details)
      if made ~= nil then return made end
    end
    at = at.previous
  end
  if rawget(library, "luassert_layout") then return nil end
  if library.match.is_matcher(value) then return library.match.text(value) end
end

-- Sets a parameter; nil sets it to nothing.
function state.set_parameter(name, value)
  if value == nil then value = unset end
  current.parameters[name] = value
  if name == "TableFormatLevel" then applied() end
end

-- The latest value of a parameter.
function state.get_parameter(name)
  local at = current
  while at do
    local value = at.parameters[name]
    if value == unset then return nil end
    if value ~= nil then return value end
    at = at.previous
  end
  return defaults[name]
end

-- A spy to be reverted with the newest snapshot.
function state.add_spy(spy)
  current.spies[spy] = true
end

return state
