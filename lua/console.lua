-- The read-eval-print loop: one chunk of input after the other, as Swift hands them in.

local library = ...
local pretty, trace, coroutines = library.pretty, library.trace, library.coroutines

_G.assert = library.assert.object

local load, xpcall, select, ipairs, yield = load, xpcall, select, ipairs, coroutines.yieldToDriver
local format, concat = string.format, table.concat

-- An expression gives its values, a statement none.
local function compile(source)
  local chunk = load("return " .. source, "@stdin", "t")
  if chunk then return chunk end
  return load(source, "@stdin", "t")
end

local function described(record)
  local lines = { record.message }
  if record.file then lines[1] = format("%s:%d: %s", record.file, record.line, record.message) end
  if #record.frames > 1 then
    for _, frame in ipairs(record.frames) do
      lines[#lines + 1] = format("  %s:%d: in %s", frame.file, frame.line, frame.functionName)
    end
  end
  return concat(lines, "\n")
end

-- "incomplete", "error" with a message, or "values" with their text (nil if there are none).
local function settled(ok, ...)
  if not ok then return "error", described(trace.recorded((...))) end
  if select("#", ...) == 0 then return "values", nil end
  return "values", pretty.values(...)
end

local function evaluate(source)
  local chunk, message = compile(source)
  if chunk then return settled(xpcall(chunk, trace.handler)) end
  if message:find("near <eof>", -10, true) then return "incomplete", message end
  return "error", message
end

-- The coroutine that Swift drives. In: a chunk of input. Out: "done" and what came of it.
return function()
  return coroutines.driven(function(source)
    while true do
      source = yield("done", evaluate(source))
    end
  end)
end
