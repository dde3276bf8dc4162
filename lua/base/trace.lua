-- The origin of an error: the lines of the user's files, without ours and Swift's.

local library, host = ...
local failure, text = library.failure, library.text

local getinfo = debug.getinfo
local type, tostring, pcall, setmetatable, getmetatable = type, tostring, pcall, setmetatable, getmetatable
local format, sub, match, gsub = string.format, string.sub, string.match, string.gsub
local ipairs, tonumber, rawequal, error = ipairs, tonumber, rawequal, error

local trace = {}

local longest = 16 -- frames that are kept; an endless recursion has a hundred thousand
local furthest = 200 -- levels that are searched for them

-- A file's chunk is named "@path"; ours begin with "=".
local function file(info)
  if sub(info.source, 1, 1) == "@" then return sub(info.source, 2) end
end

local function functionName(info)
  if info.what == "main" then return "main chunk" end
  if info.name then return format("function '%s'", info.name) end
  return format("function <%s:%d>", info.short_src, info.linedefined)
end

-- The user's frames above `level`, innermost first.
local function frames(level)
  local list = {}
  for above = level, level + furthest do
    local info = getinfo(above, "Sln")
    if not info or #list == longest then break end
    local path = file(info)
    if path and info.currentline > 0 then
      local name, last = functionName(info), list[#list]
      if last and last.line == info.currentline and last.file == path and last.name == name then
        last.functionName = name .. " (repeatedly)"
      else
        list[#list + 1] = {
          file = path, line = info.currentline, functionName = name, name = name, short = info.short_src,
        }
      end
    end
  end
  return list
end

-- The path and line of the innermost user frame above our functions.
trace.caller = host.caller

-- Raises an error at the user's line that called us, through any number of our functions.
function trace.complain(message, ...)
  local first = frames(2)[1]
  message = message:format(...)
  error(first and ("%s:%d: %s"):format(first.short, first.line, message) or message, 0)
end

-- The last line of a user's function, if it is in the file at `path` from `line` on; otherwise that line.
function trace.lastLine(body, path, line)
  local info = type(body) == "function" and getinfo(body, "S")
  if not info or file(info) ~= path or info.lastlinedefined < line then return line end
  return info.lastlinedefined
end

-- Lua writes "file:line: " before a message. It is a better place than the frames (`error("…", 2)` names the caller),
-- and not part of the message.
local function splitPosition(message, list)
  for _, frame in ipairs(list) do
    local prefix = frame.short .. ":"
    if sub(message, 1, #prefix) == prefix then
      local line, rest = match(message, "^(%d+): (.*)$", #prefix + 1)
      if line then return rest, frame.file, tonumber(line) end
    end
  end
  return message
end

local function describe(value)
  local kind = type(value)
  -- Positions in our own files are of no use.
  if kind == "string" then return (gsub(value, "^%[viewspec [%l_]+%]:%d+: ", "")) end
  if kind == "nil" then return "nil was raised as an error: there is no message" end
  local meta = getmetatable(value)
  -- An error of ours protects its metatable, whose field gives a name; it prints as its message.
  if meta == "error" and kind == "userdata" or type(meta) == "table" and meta.__tostring then
    local ok, message = pcall(tostring, value)
    if ok then return message end
  end
  return format("a %s was raised as an error: %s", kind, library.pretty.value(value))
end

local Record = {}

-- The record of an error value: { outcome, message, file, line, frames }.
local function record(value, list)
  local message, path, line = splitPosition(describe(value), list)
  if not path and list[1] then path, line = list[1].file, list[1].line end
  return setmetatable({
    outcome = failure.kind(value) or "error",
    message = text.clean(library.hints.added(message)),
    file = path,
    line = line,
    frames = list,
  }, Record)
end

local again -- an error that is raised a second time, and the record of the first

-- The message handler for `xpcall`.
function trace.handler(value)
  local first = again
  again = nil
  if first and rawequal(first.value, value) then return first.record end
  return record(value, frames(3))
end

-- Raises an error that was caught, as it was. Where nothing else catches it, its place is that of the first time.
function trace.raiseAgain(value, first)
  again = { value = value, record = first }
  error(value, 0)
end

-- The record for the result of `xpcall`. If memory ran out, or the handler itself failed, the result is not a record
-- yet.
function trace.recorded(result)
  if getmetatable(result) == Record then return result end
  return record(result, {})
end

-- The record of an error that happened in no function, such as a file that doesn't parse.
function trace.unlocated(message, path, line)
  local made = record(message, {})
  made.file, made.line = path, line
  return made
end

return trace
