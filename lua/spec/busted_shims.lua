-- The results of `require` for busted's modules that have a meaning outside of its own runner.

local library, host = ...

local type, tostring, error, load, tonumber = type, tostring, error, load, tonumber
local setmetatable, ipairs, open, random = setmetatable, ipairs, io and io.open, math.random
local randomseed, insert = math.randomseed, table.insert

-- fixtures ---------------------------------------------------------------------------------------------------

local function fixtures()
  local made = {}

  local function checked(name, value, isOptional)
    if type(value) == "string" or isOptional and value == nil then return value end
    error(("bad argument to '%s' expected a string (relative filename)%s, got: %s"):format(
      name, isOptional and " or nil" or "", type(value)), 3)
  end

  -- The folder of the file that calls, or a path from there: absolute, without `.` and `..`.
  function made.path(below)
    checked("path", below, true)
    local file = library.trace.caller() or "."
    local path = (file:match("^(.*)/[^/]*$") or ".") .. (below and "/" .. below or "")
    if path:sub(1, 1) ~= "/" then path = host.workingFolder() .. "/" .. path end
    local parts = {}
    for part in path:gmatch("[^/]+") do
      if part == ".." then
        parts[#parts] = nil
      elseif part ~= "." then
        insert(parts, part)
      end
    end
    return "/" .. table.concat(parts, "/")
  end

  -- The content of a file beside the one that calls.
  function made.read(path, isBinary)
    checked("read", path)
    local whole = made.path(path)
    local file, reason = open(whole, isBinary and "rb" or "r")
    if not file then error(("Error reading file '%s': %s"):format(whole, tostring(reason)), 2) end
    local content = file:read("a")
    file:close()
    return content
  end

  -- The results of a Lua file beside the one that calls.
  function made.load(path)
    checked("load", path)
    if not path:find("%.lua$") then path = path .. ".lua" end
    local chunk, message = load(made.read(path), path)
    if not chunk then error(("Error loading code from '%s': %s"):format(path, message), 2) end
    return chunk()
  end

  return made
end

-- utils, status, compatibility ----------------------------------------------------------------------------------

local function split(text, separator)
  local list, from = {}, 1
  separator = separator or "%s+"
  while true do
    local first, last = text:find(separator, from)
    if not first or last < first then break end
    insert(list, text:sub(from, first - 1))
    from = last + 1
  end
  if from <= #text then insert(list, text:sub(from)) end
  return list
end

local function shuffle(list, seed)
  if seed then randomseed(seed) end
  for last = #list, 2, -1 do
    local other = random(last)
    list[last], list[other] = list[other], list[last]
  end
  return list
end

local function utils()
  return {
    split = split,
    shuffle = shuffle,
    urandom = function() return random(0, 0xFFFFFFFF) end,
    copy_interpreter_args = function(arguments)
      local index = 0
      while arguments and arg and arg[index] do
        arguments[index] = arg[index]
        index = index - 1
      end
    end,
  }
end

local statuses = { ["true"] = "success", ["false"] = "failure", ["nil"] = "error" }
for _, name in ipairs { "success", "pending", "failure", "error" } do statuses[name] = name end

-- A status that is told outcomes, of which it keeps the worst.
local function status(initial)
  local function read(value) return statuses[tostring(value)] or "error" end
  local current = read(initial)
  local made = {
    get = function() return current end,
    set = function(_, value) current = read(value) end,
    update = function(_, value)
      value = read(value)
      if current == "success" or current == "pending" and value ~= "success" then current = value end
    end,
  }
  for _, name in ipairs { "success", "pending", "failure", "error" } do
    made[name] = function() return current == name end
  end
  return setmetatable(made, { __tostring = function() return current end })
end

local function compatibility()
  return {
    loadstring = load, unpack = table.unpack,
    exit = function(code) os.exit(tonumber(code) == 0 and 0 or 1, true) end,
  }
end

return {
  busted = function() return library.busted end,
  ["busted.init"] = function() return library.busted end,
  ["busted.runner"] = function() return function() end end,
  ["busted.fixtures"] = fixtures,
  ["busted.utils"] = utils,
  ["busted.status"] = function() return status end,
  ["busted.options"] = function() return { standalone = false } end,
  ["busted.compatibility"] = compatibility,
}
