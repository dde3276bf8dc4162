-- Stands in for the module `dkjson`, with which busted's handlers write JSON: `encode`, `decode`, `quotestring` and
-- `null`. Names are written in order, so that a report is the same each time.

local type, error, next, tostring, tonumber = type, error, next, tostring, tonumber
local getmetatable, setmetatable, pcall, mathtype = getmetatable, setmetatable, pcall, math.type
local concat, sort, format, codepoint = table.concat, table.sort, string.format, utf8.char
local huge, max = math.huge, math.max

local json = { version = "dkjson 2.5" }
json.null = setmetatable({}, { __tojson = function() return "null" end })

-- Writing ----------------------------------------------------------------------------------------------------

local escapes = {
  ['"'] = '\\"', ["\\"] = "\\\\", ["\b"] = "\\b", ["\f"] = "\\f", ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t",
}

function json.quotestring(text)
  return '"' .. text:gsub('[%c"\\\127]', function(byte)
    return escapes[byte] or format("\\u%04x", byte:byte())
  end) .. '"'
end

local function number(value)
  if value ~= value or value == huge or value == -huge then return "null" end
  if mathtype(value) == "integer" then return tostring(value) end
  return (format("%.14g", value):gsub(",", "."))
end

-- The length of a table that is a list, which may have holes as long as it isn't mostly holes.
local function length(value)
  local kind = (getmetatable(value) or {}).__jsontype
  if kind == "object" then return nil end
  local most, count = 0, 0
  for key in next, value do
    if key == "n" and type(value.n) == "number" then
      most = max(most, value.n)
    elseif mathtype(key) ~= "integer" or key < 1 then
      return nil
    else
      most, count = max(most, key), count + 1
    end
  end
  if count == 0 and most == 0 and kind ~= "array" and next(value) ~= nil then return nil end
  if most > 10 and most > count * 2 then return nil end
  return most
end

local function fieldNames(value, order)
  local names, isOrdered = {}, {}
  for _, name in next, order or {} do
    if value[name] ~= nil then
      names[#names + 1] = name
      isOrdered[name] = true
    end
  end
  local others = {}
  for name in next, value do
    local kind = type(name)
    if (kind == "string" or kind == "number") and not isOrdered[name] then others[#others + 1] = name end
  end
  sort(others, function(one, other) return tostring(one) < tostring(other) end)
  for _, name in next, others do names[#names + 1] = name end
  return names
end

local write

-- Writes what JSON has no form for as the state's `exception` says.
local function refuse(reason, value, state, message)
  local text
  if state.exception then
    local written
    written, text = state.exception(reason, value, state, message)
    if written then return tostring(written) end
  end
  error({ text = text or message }, 0)
end

local function lines(state, level)
  return state.indent and "\n" .. ("  "):rep(level) or ""
end

local function writeTable(value, state, level)
  if state.tables[value] then return refuse("reference cycle", value, state, "reference cycle") end
  state.tables[value] = true
  local parts = {}
  local count = length(value)
  for index = 1, count or 0 do parts[index] = write(value[index], state, level + 1) end
  local colon = state.indent and ": " or ":"
  for _, name in next, count and {} or fieldNames(value, state.keyorder) do
    parts[#parts + 1] = json.quotestring(tostring(name)) .. colon .. write(value[name], state, level + 1)
  end
  state.tables[value] = nil
  local opening, closing = count and "[" or "{", count and "]" or "}"
  if #parts == 0 then return opening .. closing end
  local inside = lines(state, level + 1)
  return opening .. inside .. concat(parts, "," .. inside) .. lines(state, level) .. closing
end

function write(value, state, level)
  local own = type(value) == "table" and (getmetatable(value) or {}).__tojson
  local kind = type(value)
  if own then return own(value, state) end
  if kind == "nil" then return "null" end
  if kind == "boolean" then return tostring(value) end
  if kind == "number" then return number(value) end
  if kind == "string" then return json.quotestring(value) end
  if kind == "table" then return writeTable(value, state, level) end
  return refuse("unsupported type", value, state, "type '" .. kind .. "' is not supported by JSON.")
end

-- A value as JSON; nil and a message where it has no such form.
function json.encode(value, state)
  state = state or {}
  local writing = setmetatable({ tables = {} }, { __index = state })
  local isDone, text = pcall(write, value, writing, state.level or 0)
  if isDone then return text end
  if type(text) == "table" then return nil, text.text end
  error(text, 2)
end

-- What a handler returns from `exception` to write a message instead of a value.
function json.encodeexception(_, _, _, message)
  return json.quotestring("<" .. message .. ">")
end

-- Reading ----------------------------------------------------------------------------------------------------

local unescapes = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", ['"'] = '"', ["\\"] = "\\", ["/"] = "/" }

local function fault(position, what)
  error({ position = position, what = what }, 0)
end

local function blank(text, position) return text:find("[^ \n\r\t]", position) or #text + 1 end

local function readString(text, position)
  local parts, at = {}, position + 1
  while true do
    local stop = text:find('["\\]', at) or fault(position, "string without an end")
    parts[#parts + 1] = text:sub(at, stop - 1)
    if text:sub(stop, stop) == '"' then return concat(parts), stop + 1 end
    local letter = text:sub(stop + 1, stop + 1)
    local code = letter == "u" and tonumber(text:match("^%x%x%x%x", stop + 2) or "", 16)
    local low = code and code >= 0xD800 and code < 0xDC00 and text:match("^\\u([dD][c-fC-F]%x%x)", stop + 6)
    if low then
      parts[#parts + 1] = codepoint(0x10000 + (code - 0xD800) * 0x400 + tonumber(low, 16) - 0xDC00)
      at = stop + 12
    elseif code then
      parts[#parts + 1] = codepoint(code)
      at = stop + 6
    else
      parts[#parts + 1] = unescapes[letter] or fault(stop, "unknown escape")
      at = stop + 2
    end
  end
end

local read

-- Reads what is between brackets, and hands each part to `take`.
local function readParts(text, position, closing, take)
  local at = blank(text, position + 1)
  if text:sub(at, at) == closing then return at + 1 end
  while true do
    at = blank(text, take(at))
    local mark = text:sub(at, at)
    if mark == closing then return at + 1 end
    if mark ~= "," then fault(at, "expected ',' or '" .. closing .. "'") end
    at = blank(text, at + 1)
  end
end

local function readArray(text, position, null)
  local list, count = setmetatable({}, { __jsontype = "array" }), 0
  local stop = readParts(text, position, "]", function(at)
    count = count + 1
    local value, after = read(text, at, null)
    list[count] = value
    return after
  end)
  return list, stop
end

local function readObject(text, position, null)
  local object = setmetatable({}, { __jsontype = "object" })
  local stop = readParts(text, position, "}", function(at)
    if text:sub(at, at) ~= '"' then fault(at, "expected a name") end
    local name, colon = readString(text, at)
    colon = blank(text, colon)
    if text:sub(colon, colon) ~= ":" then fault(colon, "expected ':'") end
    local value, after = read(text, blank(text, colon + 1), null)
    object[name] = value
    return after
  end)
  return object, stop
end

function read(text, position, null)
  local first = text:sub(position, position)
  if first == '"' then return readString(text, position) end
  if first == "[" then return readArray(text, position, null) end
  if first == "{" then return readObject(text, position, null) end
  local word = text:match("^%a+", position)
  if word == "true" or word == "false" then return word == "true", position + #word end
  if word == "null" then return null, position + 4 end
  local digits = text:match("^-?%d+%.?%d*[eE]?[+-]?%d*", position)
  local value = digits and tonumber(digits)
  if not value then fault(position, "no value") end
  return value, position + #digits
end

-- The value of JSON text from a position on, and the position after it; nil, the position and a message where there is
-- none.
function json.decode(text, position, null)
  position = blank(text, position or 1)
  local isDone, value, after = pcall(read, text, position, null)
  if isDone then return value, after end
  if type(value) ~= "table" or not value.what then error(value, 2) end
  return nil, value.position, value.what .. " at " .. value.position
end

function json.use_lpeg() return json end

return json
