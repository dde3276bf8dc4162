-- The read-eval-print loop: one chunk of input after the other, as Swift hands them in.

local library = ...
local pretty, trace, coroutines = library.pretty, library.trace, library.coroutines

_G.assert = library.assert.object

local load, xpcall, select, ipairs, yield = load, xpcall, select, ipairs, coroutines.yieldToDriver
local tonumber, pack, unpack = tonumber, table.pack, table.unpack
local format = string.format

local function isCutOff(message)
  return message:find("near <eof>", -10, true) ~= nil
end

-- An expression gives its values, a statement none. Without a chunk: what is wrong, and whether more could mend it.
local function compile(source, name, isFile)
  if isFile then
    local chunk, message = load(source:gsub("^#[^\n]*", "", 1), "@" .. name, "t")
    return chunk, message, false
  end
  local expression, why = load("return " .. source, "@" .. name, "t")
  if expression then return expression end
  local statement, message = load(source, "@" .. name, "t")
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

-- "values" with a text for each, or an error.
local function settled(ok, ...)
  if not ok then return described(trace.recorded((...))) end
  local texts, count = { ... }, select("#", ...)
  for index = 1, count do texts[index] = pretty.value(texts[index]) end
  return "values", unpack(texts, 1, count)
end

-- Keeps what a chunk returned, for whoever asks for more than its text, until the next chunk has run.
local function kept(ok, ...)
  library.returned = ok and pack(...) or nil
  return ok, ...
end

-- The same, or "incomplete" with what an error says.
local function evaluate(source, name, isFile)
  local chunk, message, isIncomplete = compile(source, name, isFile)
  if chunk then return settled(kept(xpcall(chunk, trace.handler))) end
  local prefix = name .. ":"
  local kind = isIncomplete and "incomplete" or "error"
  local line, rest
  if message:sub(1, #prefix) == prefix then line, rest = message:match("^(%d+): (.*)$", #prefix + 1) end
  if not line then return kind, message end
  return kind, rest, name, tonumber(line)
end

-- The coroutine that Swift drives. In: a chunk of input, its name, and whether it is a whole file. Out: "done" and what
-- came of it.
return function()
  return coroutines.driven(function(source, name, isFile)
    while true do
      source, name, isFile = yield("done", evaluate(source, name, isFile))
    end
  end)
end
