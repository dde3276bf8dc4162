-- The rows of `it.each`: the arguments of the function, and their texts in its name.

local library = ...
local pretty = library.pretty

local type, next, tostring, pcall, unpack = type, next, tostring, pcall, table.unpack
local format, tointeger = string.format, math.tointeger

local rows = {}

-- The arguments of a row: its elements, or the table itself if it has names.
local function arguments(row)
  if type(row) ~= "table" then return { row, n = 1 } end
  local count = row.n or #row
  for key in next, row do
    if type(key) ~= "number" and key ~= "n" then return { row, n = 1 } end
  end
  local list = { n = count }
  for index = 1, count do list[index] = row[index] end
  return list
end

local function shown(value)
  return type(value) == "string" and value or pretty.short(value)
end

local function formatted(flags, letter, value)
  if letter == "s" and flags == "" then return shown(value) end
  if letter == "i" then letter = "d" end
  local ok, result = pcall(format, "%" .. flags .. letter, letter == "s" and shown(value) or value)
  return ok and result or shown(value)
end

-- The value of `$name`, `$a.b` or `$1`; nil if the row has none.
local function field(row, list, path)
  local index = tointeger(path)
  if index then return list[index] end
  local value = row
  for key in path:gmatch("[^.]+") do
    if type(value) ~= "table" then return nil end
    value = value[key]
  end
  return value
end

-- The name with the row's values in it: `%s`, `%d` and the like take one after the other, `$name` the one of that
-- name, `$1` the first, `$#` the row's number.
local function named(name, row, list, number)
  local used = 0
  name = name:gsub("%%([-+ #0]*%d*%.?%d*)([%a%%])", function(flags, letter)
    if letter == "%" then return "%" end
    if used >= list.n then return nil end
    used = used + 1
    return formatted(flags, letter, list[used])
  end)
  name = name:gsub("%$#", tostring(number))
  return (name:gsub("%$([%a_][%w_]*[%w_.]*)", function(path)
    local rest = path:match("%.+$") or ""
    local value = field(row, list, path:sub(1, #path - #rest))
    if value == nil then return nil end
    return shown(value) .. rest
  end):gsub("%$(%d+)", function(path)
    local value = field(row, list, path)
    return value ~= nil and shown(value) or nil
  end))
end

-- The function with the row's values as its arguments, and its name.
function rows.bound(row, number, body, name)
  local list = arguments(row)
  return function() return body(unpack(list, 1, list.n)) end, named(name, row, list, number)
end

return rows
