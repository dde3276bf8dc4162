-- Whether two values have the same content, and where they first differ.

local library = ...
local pretty = library.pretty

local type, next, rawequal, rawget = type, next, rawequal, rawget
local characters = utf8.len

local compare = {}

-- Every key of either table once, in the order in which they print, so that "first" means the same on each run.
local function allKeys(a, b)
  local union = {}
  for key in next, a do union[key] = true end
  for key in next, b do union[key] = true end
  local keys, length = pretty.keys(union)
  local all = {}
  for index = 1, length do all[index] = index end
  for _, key in next, keys do all[#all + 1] = key end
  return all
end

local function sameLeaf(a, b)
  if rawequal(a, b) then return true end
  -- Tables are compared by content; other values (numbers, userdata) know best themselves.
  return type(a) == type(b) and type(a) ~= "table" and a == b
end

local function difference(expected, actual, path, seen)
  if sameLeaf(expected, actual) then return nil end
  if type(expected) ~= "table" or type(actual) ~= "table" then
    return { path = path, expected = expected, actual = actual }
  end
  -- A pair that is being compared further out can't tell anything new: this is how cycles end.
  local partners = seen[expected] or {}
  seen[expected] = partners
  if partners[actual] then return nil end
  partners[actual] = true
  for _, key in next, allKeys(expected, actual) do
    local found = difference(rawget(expected, key), rawget(actual, key), path .. pretty.step(key), seen)
    if found then return found end
  end
  return nil
end

-- The first difference as { path, expected, actual }; nil if the content is the same. Metatables don't count.
function compare.difference(expected, actual)
  return difference(expected, actual, "", {})
end

-- Whether the content is the same.
function compare.same(expected, actual)
  return difference(expected, actual, "", {}) == nil
end

-- The position of the first byte in which two strings differ, as line and column from 1.
function compare.textPosition(expected, actual)
  local index = 1
  while expected:byte(index) == actual:byte(index) do index = index + 1 end
  local before = expected:sub(1, index - 1)
  local _, breaks = before:gsub("\n", "")
  local line = before:match("[^\n]*$")
  return breaks + 1, (characters(line) or #line) + 1
end

return compare
