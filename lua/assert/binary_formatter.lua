-- A formatter that shows texts as bytes: `assert:add_formatter(require "luassert.formatters.binarystring")`.

local format, concat, type = string.format, table.concat, type

-- Sixteen bytes a line: their values, then those that are ASCII as characters.
return function(value)
  if type(value) ~= "string" then return nil end
  local lines = { format("a string of %d bytes", #value) }
  for first = 1, #value, 16 do
    local part = value:sub(first, first + 15)
    local values = part:gsub(".", function(byte) return format("%02x ", byte:byte()) end)
    lines[#lines + 1] = format("%-48s %s", values, (part:gsub("[^\x20-\x7E]", ".")))
  end
  return concat(lines, "\n")
end
