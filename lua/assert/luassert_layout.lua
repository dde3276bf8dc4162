-- Values and messages as luassert lays them out, for specs that compare them: `luassert_output = true` in the
-- configuration.

local library = ...
local registry, state = library.registry, library.assert_state

local type, next, tostring, ipairs, pairs, rawequal, pcall = type, next, tostring, ipairs, pairs, rawequal, pcall
local getmetatable, setmetatable, getinfo = getmetatable, setmetatable, debug.getinfo
local format, rep, concat, sort, floor = string.format, string.rep, table.concat, table.sort, math.floor

local layout = {}

-- Values -----------------------------------------------------------------------------------------------------

local function number(value)
  if value ~= value then return "NaN" end
  if value == math.huge then return "Inf" end
  if value == -math.huge then return "-Inf" end
  local text = format("%.20g", value)
  if math.type(value) == "float" and not text:find("[%.,]") then text = text:gsub("%d+", "%0.0", 1) end
  return text
end

local function plain(value) return type(value) == "number" and number(value) or tostring(value) end

local ranks = { number = 1, boolean = 2, string = 3, table = 4, ["function"] = 5, userdata = 6, thread = 7 }

-- The keys of a table: those of the list, then by type.
local function sortedKeys(value)
  local keys, length = {}, #value
  for key in pairs(value) do keys[#keys + 1] = key end
  local function rank(key)
    local inList = type(key) == "number" and key >= 1 and key <= length and floor(key) == key
    return inList and 0 or ranks[type(key)]
  end
  sort(keys, function(a, b)
    local rankA, rankB = rank(a), rank(b)
    if rankA ~= rankB then return rankA < rankB end
    local kind = type(a)
    if kind == "string" or kind == "number" then return a < b end
    if kind == "boolean" then return a and not b end
    return false
  end)
  return keys
end

local codes = {
  reset = 0, clear = 0, default = 0, bright = 1, dim = 2, underscore = 4, blink = 5, reverse = 7, hidden = 8,
}
for index, name in ipairs { "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white" } do
  codes[name], codes["on" .. name] = 29 + index, 39 + index
end

-- A mark in the colors of a parameter such as "red" or "bright.red".
local function colored(mark, colors)
  for color in tostring(colors or "none"):gmatch("[^%.]+") do
    if codes[color] then mark = ("\27[%dm%s\27[0m"):format(codes[color], mark) end
  end
  return mark
end

-- The address of a table, whatever its `__tostring` says.
local function address(value)
  local meta = getmetatable(value)
  if meta == nil then return tostring(value) end
  if not pcall(setmetatable, value, meta) then return "table" end
  setmetatable(value, nil)
  local text = tostring(value)
  setmetatable(value, meta)
  return text
end

-- A table. `crumbs` are the keys that lead to what differs, the innermost first.
local function tableText(value, crumbs)
  local deepest = state.get_parameter("TableFormatLevel")
  local marksRecursion = state.get_parameter("TableFormatShowRecursion")
  local mark = state.get_parameter("TableErrorHighlightCharacter") or ""
  local colors = state.get_parameter("TableErrorHighlightColor")
  local open = {}

  local function render(inner, level, isMarked)
    if marksRecursion and open[inner] then return "{ ... recursive }" end
    if next(inner) == nil then return "{ }" end
    if deepest >= 0 and level > deepest then return "{ ... more }" end
    local parts = {}
    local before = open[inner]
    open[inner] = true
    local crumb = crumbs[#crumbs - level + 1]
    for _, key in ipairs(sortedKeys(inner)) do
      local entry, isHere = inner[key], isMarked and key == crumb
      local text
      if type(entry) == "table" then
        text = render(entry, level + 1, isHere)
      elseif type(entry) == "string" then
        text = "'" .. entry .. "'"
      else
        text = plain(entry)
      end
      local character = isHere and mark or ""
      local indent = rep(" ", level * 2 - #character)
      parts[#parts + 1] = ("\n%s%s[%s] = %s"):format(
        indent, character == "" and "" or colored(character, colors), plain(key), text)
    end
    open[inner] = before
    return "{" .. concat(parts) .. " }"
  end

  return "(" .. address(value) .. ") " .. render(value, 1, true)
end

local function listed(arguments)
  local texts = {}
  for index = 1, arguments.n or #arguments do texts[index] = library.wording.shown(arguments[index]) end
  return concat(texts, ", ")
end

-- The text of a value.
function layout.shown(value, details)
  local kind = type(value)
  if kind == "string" then return "(string) '" .. value .. "'" end
  if kind == "number" then return "(number) " .. number(value) end
  if kind == "boolean" then return "(boolean) " .. tostring(value) end
  if kind == "nil" then return "(nil)" end
  if library.luassert_util.is_arglist(value) then return "(values list) (" .. listed(value) .. ")" end
  if library.match.is_matcher(value) then
    local words = value.mod and "is." or "no."
    return ("(matcher) %s%s(%s)"):format(words, value.name, listed(value.arguments or {}))
  end
  if kind == "table" then return tableText(value, details and details.crumbs or {}) end
  if kind == "function" then
    local info = getinfo(value, "S")
    return ("%s @ line %d in %s"):format(tostring(value), info.linedefined, info.source)
  end
  return ("(%s) '%s'"):format(kind, tostring(value))
end

-- The keys that lead to the first difference between two tables, the innermost first; nil if they are the same.
local function difference(a, b, open)
  if type(a) ~= "table" or type(b) ~= "table" then return not rawequal(a, b) and a ~= b and {} or nil end
  if library.compare.same(a, b) or open[a] then return nil end
  open[a] = true
  for key, value in next, a do
    if b[key] == nil then return { key } end
    if not library.compare.same(value, b[key]) then
      local crumbs = difference(value, b[key], open) or {}
      crumbs[#crumbs + 1] = key
      return crumbs
    end
  end
  for key in next, b do
    if a[key] == nil then return { key } end
  end
end

-- Messages ---------------------------------------------------------------------------------------------------

local both = "\nPassed in:\n%s\nExpected:\n%s"
local kept = "\nPassed in:\n%s\nDid not expect:\n%s"
local texts = {
  same = { "Expected objects to be the same." .. both, "Expected objects to not be the same." .. kept },
  equals = { "Expected objects to be equal." .. both, "Expected objects to not be equal." .. kept },
  near = { "Expected values to be near." .. both .. " +/- %s", "Expected values to not be near." .. kept .. " +/- %s" },
  matches = { "Expected strings to match." .. both, "Expected strings not to match." .. kept },
  unique = { "Expected object to be unique:\n%s", "Expected object to not be unique:\n%s" },
  error = { "Expected a different error.\nCaught:\n%s\nExpected:\n%s", "Expected no error, but caught:\n%s" },
  truthy = { "Expected to be truthy, but value was:\n%s", "Expected to not be truthy, but value was:\n%s" },
  falsy = { "Expected to be falsy, but value was:\n%s", "Expected to not be falsy, but value was:\n%s" },
  called = {
    "Expected to be called %s time(s), but was called %s time(s)",
    "Expected not to be called exactly %s time(s), but it was.",
  },
  called_with = {
    "Function was never called with matching arguments.\nCalled with (last call if any):\n%s\nExpected:\n%s",
    "Function was called with matching arguments at least once.\nCalled with (last matching call):\n%s\n"
      .. "Did not expect:\n%s",
  },
  returned_with = {
    "Function never returned matching arguments.\nReturned (last call if any):\n%s\nExpected:\n%s",
    "Function returned matching arguments at least once.\nReturned (last matching call):\n%s\nDid not expect:\n%s",
  },
  returned_arguments = {
    "Expected to be called with %s argument(s), but was called with %s",
    "Expected not to be called with %s argument(s), but was called with %s",
  },
  array_holes = {
    "Expected array to have holes, but none was found.\n",
    "Expected array to not have holes, hole found at position: %s\n",
  },
}
for name in ("at_least at_most more_than less_than"):gmatch("%S+") do
  local words = name:gsub("_", " ")
  texts["called_" .. name] = { "Expected to be called " .. words .. " %s time(s), but was called %s time(s)" }
end
-- The assertions whose text says what isn't so.
local opposites = {
  called_at_least = "called_less_than", called_at_most = "called_more_than", called_more_than = "called_at_most",
  called_less_than = "called_at_least",
}

local english = library.say.object._registry.en
for name, pair in next, texts do
  english["assertion." .. name .. ".positive"] = pair[1]
  english["assertion." .. name .. ".negative"] = pair[2] or texts[opposites[name]][1]
end
english["assertion.internal.argtolittle"] = "the '%s' function requires a minimum of %s arguments, got: %s"
english["assertion.internal.badargtype"] = "bad argument #%s to '%s' (%s expected, got %s)"

-- The name of an assertion's text and the values in it, from the arguments of its call.
local describe = {}

local function pair(name)
  return function(_, _, expected, actual)
    local crumbs = name == "same" and difference(expected, actual, {}) or {}
    local details = { crumbs = crumbs }
    return name, { actual, expected, n = 2, fmtargs = { details, details } }
  end
end
describe.same, describe.equal, describe.equals = pair("same"), pair("equals"), pair("equals")

describe["true"] = function(_, _, actual) return "same", { actual, true, n = 2 } end
describe["false"] = function(_, _, actual) return "same", { actual, false, n = 2 } end
for kind in ("nil boolean number string table function userdata thread"):gmatch("%l+") do
  describe[kind] = function(_, _, actual) return "same", { actual, "type " .. kind, n = 2, nofmt = { [2] = true } } end
end
for name in ("truthy falsy unique"):gmatch("%l+") do
  describe[name] = function(_, _, actual) return name, { actual, n = 1 } end
end
function describe.near(_, _, expected, actual, tolerance)
  return "near", { actual, expected, tolerance, n = 3, nofmt = { [3] = true } }
end
function describe.matches(_, _, pattern, actual) return "matches", { actual, pattern, n = 2 } end
describe.match = describe.matches

local function raised(_, detail, _, expected)
  local hasRaised = detail.raises
  return "error", {
    hasRaised and detail.raised or not hasRaised and "(no error)" or nil,
    expected == nil and "(error)" or expected,
    n = 2, nofmt = { not hasRaised, expected == nil },
  }
end
describe.error, describe.errors = raised, raised
for name in ("error_matches error_match matches_error match_error"):gmatch("%S+") do describe[name] = raised end

function describe.called(current, count, times)
  if not times and not current.mod then
    current.mod, times = true, 0
  end
  return "called", { tostring(times or ">0"), tostring(count), n = 2, nofmt = { true, true } }
end
for name in next, opposites do
  describe[name] = function(_, count, times)
    return name, { tostring(times), tostring(count), n = 2, nofmt = { true, true } }
  end
end
for _, name in ipairs { "called_with", "returned_with" } do
  describe[name] = function(current, _, ...)
    local expected = library.luassert_util.make_arglist(...)
    local _, found = current.payload[name](current.payload, expected)
    return name, { found, expected, n = 2 }
  end
end
function describe.returned_arguments(_, count, expected)
  return "returned_arguments", { tostring(expected), tostring(count), n = 2, nofmt = { true, true } }
end
function describe.holes(_, hole) return "array_holes", { hole, n = hole and 1 or 0 } end

-- The message of one of our assertions that failed; nil for one that luassert doesn't have.
function layout.message(entry, current, detail, count, ...)
  if count < entry.needed then
    return library.say.object("assertion.internal.argtolittle", { entry.name, entry.needed, count })
  end
  local find = describe[entry.name]
  if not find then return nil end
  local name, values = find(current, detail, ...)
  local key = ("assertion.%s.%s"):format(name, current.mod and "positive" or "negative")
  return library.say.object(key, registry.methods.format(nil, values))
end

-- The message for words that are no assertion.
function layout.unknown(kind, word) return ("luassert: unknown modifier/%s: '%s'"):format(kind, word) end

return layout
