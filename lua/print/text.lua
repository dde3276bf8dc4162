-- Text for reports. Lua strings are bytes; reports contain UTF-8 only.

local format, len = string.format, utf8.len
local byte, sub, concat = string.byte, string.sub, table.concat

local text = {}

-- The string if it is UTF-8; otherwise with each invalid byte as \xNN.
function text.clean(bytes)
  if len(bytes) then return bytes end
  local parts, start = {}, 1
  while start <= #bytes do
    local _, invalid = len(bytes, start)
    if not invalid then break end
    parts[#parts + 1] = sub(bytes, start, invalid - 1)
    parts[#parts + 1] = format("\\x%02X", byte(bytes, invalid))
    start = invalid + 1
  end
  parts[#parts + 1] = sub(bytes, start)
  return concat(parts)
end

-- Each line of `lines` (one string, or several lines in one) after `indent`.
function text.indent(lines, indent)
  return indent .. (lines:gsub("\n", "\n" .. indent))
end

-- Seconds as people write them: "5 s", "0.05 s".
function text.seconds(number)
  return format("%.6g s", number)
end

return text
