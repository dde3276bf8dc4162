-- Output of scripts goes to the report, in order with its other events, rather than directly to standard output.

local library, host = ...
local clean = library.text.clean

local select, tostring, type, error, concat = select, tostring, type, error, table.concat
local write, output, stdout = io.write, io.output, io.stdout

function print(...)
  local parts = {}
  for index = 1, select("#", ...) do parts[index] = tostring((select(index, ...))) end
  host.output(clean(concat(parts, "\t")) .. "\n")
end

-- Only the default output: a file that a script opened is its own business.
function io.write(...)
  if output() ~= stdout then return write(...) end
  local parts = { ... }
  for index = 1, select("#", ...) do
    local kind = type(parts[index])
    if kind ~= "string" and kind ~= "number" then
      error(("bad argument #%d to 'write' (string expected, got %s)"):format(index, kind), 2)
    end
  end
  host.output(clean(concat(parts)))
  return stdout
end

return {}
