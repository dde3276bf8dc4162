-- Whether two values have the same content, by luassert's rules: tables by their content, to any depth, or by the
-- `__eq` of a shared metatable (except for the outermost pair); other values by `==`.

local library = ...

local type, next, rawequal, rawget, getmetatable = type, next, rawequal, rawget, getmetatable

local compare = {}

local function sharedEquality(a, b)
  local meta = getmetatable(a)
  return type(meta) == "table" and meta == getmetatable(b) and rawget(meta, "__eq") ~= nil
end

local function same(a, b, isInner, seen)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  if sharedEquality(a, b) then
    if isInner then return a == b end
  elseif rawequal(a, b) then
    return true
  end
  -- A pair that is being compared further out can't tell anything new: this is how cycles end.
  local partners = seen[a]
  if not partners then
    partners = {}
    seen[a] = partners
  elseif partners[b] then
    return true
  end
  partners[b] = true
  for key, value in next, a do
    local other = b[key]
    if other == nil or not same(value, other, true, seen) then return false end
  end
  for key in next, b do
    if a[key] == nil then return false end
  end
  return true
end

-- Whether the content is the same. `asksMetatable` lets `__eq` decide for the outermost pair too.
function compare.same(a, b, asksMetatable)
  return same(a, b, asksMetatable or false, {})
end

-- Every key of either table once, in the order in which they print, so that differences do too.
local function allKeys(a, b)
  local union = {}
  for key in next, a do union[key] = true end
  for key in next, b do union[key] = true end
  local keys, length = library.pretty.keys(union)
  local all = {}
  for index = 1, length do all[index] = index end
  for _, key in next, keys do all[#all + 1] = key end
  return all
end

local function collect(expected, actual, path, seen, list)
  local areTables = type(expected) == "table" and type(actual) == "table"
  if not areTables or path ~= "" and sharedEquality(expected, actual) then
    if expected ~= actual then list[#list + 1] = { path = path, expected = expected, actual = actual } end
    return
  end
  if rawequal(expected, actual) then return end
  local partners = seen[expected] or {}
  seen[expected] = partners
  if partners[actual] then return end
  partners[actual] = true
  for _, key in next, allKeys(expected, actual) do
    local wanted, got = expected[key], actual[key]
    local isDecided = rawget(expected, key) == nil and wanted ~= nil
    if not isDecided then collect(wanted, got, path .. library.pretty.step(key), seen, list) end
  end
end

-- All differences, as { path, expected, actual }, in the order of their keys.
function compare.differences(expected, actual)
  local list = {}
  collect(expected, actual, "", {}, list)
  return list
end

return compare
