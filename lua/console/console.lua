-- The read-eval-print loop: one chunk of input after the other, as Swift hands them in.

local library, host = ...
local trace, coroutines, explore = library.trace, library.coroutines, library.explore

_G.assert = library.assert.object

local load, pcall, xpcall, select, ipairs, next, pairs = load, pcall, xpcall, select, ipairs, next, pairs
local type, error, rawget, setmetatable, tostring = type, error, rawget, setmetatable, tostring
local tonumber, yield = tonumber, coroutines.yieldToDriver
local pack, unpack = table.pack, table.unpack
local format, rep = string.format, string.rep

local shownViews = 40 -- of an element that is shown because it is a value

-- The globals of typed chunks: those of all scripts, but reading one that nobody has set is an error.
local typed, declared = {}, {}

-- What a name that isn't a global may mean: a name of the app, or a word near to it.
local function meant(name)
  for _, owner in ipairs { "views", "models", "app" } do
    local names = _G[owner]
    for known in pairs(names) do
      if known == name then return owner .. "." .. name end
    end
  end
  local names = {}
  for known in next, _G do if type(known) == "string" then names[#names + 1] = known end end
  for _, word in ipairs(host.meanings(name)) do
    if word ~= name and rawget(_G, word) ~= nil then return word end
  end
  return host.nearest(name, names)
end

setmetatable(typed, {
  __index = function(_, name)
    local value = _G[name]
    if value ~= nil or declared[name] then return value end
    local near = type(name) == "string" and meant(name)
    error(format("there is no global '%s'%s", tostring(name), near and format("; did you mean '%s'?", near) or ""), 2)
  end,
  __newindex = function(_, name, value)
    declared[name] = true
    _G[name] = value
  end,
  __pairs = function() return next, _G, nil end,
})

local function isCutOff(message)
  return message:find("near <eof>", -10, true) ~= nil
end

-- An expression returns its values, a statement none. Without a chunk: the error, and whether more lines could complete
-- it. Lines count from `first`.
local function compile(source, name, isFile, first)
  if isFile then
    local chunk, message = load(source:gsub("^#[^\n]*", "", 1), "@" .. name, "t")
    return chunk, message, false
  end
  local start = rep("\n", first - 1)
  local globals = name == "stdin" and typed or _G
  local expression, why = load(start .. "return " .. source, "@" .. name, "t", globals)
  if expression then return expression end
  local statement, message = load(start .. source, "@" .. name, "t", globals)
  if statement then return statement end
  if isCutOff(message) then return nil, message, true end
  return nil, message, isCutOff(why)
end

-- "error" with its message, file, line, and the lines of its traceback.
local function described(record)
  local lines = {}
  for index, frame in ipairs(record.frames) do
    lines[index] = format("%s:%d: in %s", frame.file, frame.line, frame.functionName)
  end
  return "error", record.message, record.file, record.line, lines
end

-- An element on its own is printed with its tree; in a table it takes a line.
local function shown(value, isAlone)
  local ok, isThere = pcall(function() return isAlone and host.element("is", value) and value:exists() end)
  if not ok or not isThere then return library.pretty.value(value) end
  local text, hidden = host.outline(value, nil, shownViews)
  if hidden == 0 then return text end
  return format("%s\n%s", text, host.style("dim", format("… %d more: tree(e) shows all", hidden)))
end

-- "values" with a text for each, or an error. The results of an assertion aren't printed.
local function settled(isAssertion, ok, ...)
  if not ok then return described(trace.recorded((...))) end
  if isAssertion then return "values" end
  local texts, count = { ... }, select("#", ...)
  library.pretty.nameFunctions(explore.globalName)
  for index = 1, count do texts[index] = shown(texts[index], count == 1) end
  return "values", unpack(texts, 1, count)
end

-- Keeps the results of a chunk until the next chunk has run.
local function kept(ok, ...)
  library.returned = ok and pack(...) or nil
  return ok, ...
end

-- The same, or "incomplete" with the message of the error.
local function evaluate(source, name, isFile, first)
  local chunk, message, isIncomplete = compile(source, name, isFile, first)
  if chunk then return settled(source:find("^%s*assert%s*%.") ~= nil, kept(xpcall(chunk, trace.handler))) end
  local prefix = name .. ":"
  local kind = isIncomplete and "incomplete" or "error"
  local line, rest
  if message:sub(1, #prefix) == prefix then line, rest = message:match("^(%d+): (.*)$", #prefix + 1) end
  if not line then return kind, message end
  return kind, rest, name, tonumber(line)
end

-- The coroutine that Swift drives. In: a chunk of input, its name, whether it is a whole file, and the number of its
-- first line. Out: false, since it is no wait, and the result.
return function()
  return coroutines.driven(function(source, name, isFile, first)
    while true do
      source, name, isFile, first = yield(false, evaluate(source, name, isFile, first))
    end
  end)
end
