-- Values as people read them: keys sorted, cycles marked, no addresses. The text is the same on every run.

local library = ...
local clean = library.text.clean

local type, next, rawlen, rawget, tostring = type, next, rawlen, rawget, tostring
local pcall, tonumber, select = pcall, tonumber, select
local format, rep, concat, sort = string.format, string.rep, table.concat, table.sort
local mathtype, huge = math.type, math.huge
local getinfo, getmetatable = debug.getinfo, getmetatable

local pretty = {
  width = 80, -- a table that fits into so many columns stays on one line
  limit = 200, -- entries shown of one table
  depth = 20, -- tables within tables that are shown
  tables = 2000, -- tables that are shown of one value: those that share tables may be small and yet have no end
}

local keywords = {}
for word in ([[and break do else elseif end false for function goto if in local nil not or repeat return
  then true until while]]):gmatch("%a+") do
  keywords[word] = true
end

local escapes = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ['"'] = '\\"', ["\\"] = "\\\\", ["\27"] = "\\27" }

local function escaped(char)
  return escapes[char] or format("\\x%02X", char:byte())
end

local function quoted(value)
  return '"' .. clean((value:gsub('[%c"\\]', escaped))) .. '"'
end

local function number(value)
  if mathtype(value) == "integer" then return format("%d", value) end
  if value ~= value then return "nan" end
  if value == huge then return "inf" end
  if value == -huge then return "-inf" end
  local short = format("%.14g", value)
  if tonumber(short) ~= value then short = format("%.17g", value) end
  return short:find("[%.en]") and short or short .. ".0"
end

local function isIdentifier(key)
  return type(key) == "string" and key:find("^[%a_][%w_]*$") ~= nil and not keywords[key]
end

-- The result of `__tostring`, if the value has one that works.
local function described(value)
  local meta = getmetatable(value)
  if type(meta) ~= "table" or rawget(meta, "__tostring") == nil then return nil end
  local ok, text = pcall(tostring, value)
  return ok and clean(text) or nil
end

-- The default text ends with an address, which differs from run to run: `file (0x55…)`, `thread: 0x55…`.
local function opaque(value)
  local ok, text = pcall(tostring, value)
  if not ok then return "<" .. type(value) .. ">" end
  local name, addresses = text:gsub(":?%s*%(?0x%x+%)?", "")
  return clean(addresses == 0 and text or "<" .. name .. ">")
end

local nameOf -- gives the name of a function, where somebody knows it

local function functionText(value)
  local name = nameOf and nameOf(value)
  if name then return format("<function %s>", name) end
  local info = getinfo(value, "S")
  if info.what == "C" or info.source:sub(1, 1) == "=" then return "<function>" end
  return format("<function %s:%d>", info.short_src, info.linedefined)
end

-- Anything but a table without a description.
local function scalar(value)
  local kind = type(value)
  if kind == "string" then return quoted(value) end
  if kind == "number" then return number(value) end
  if kind == "nil" or kind == "boolean" then return tostring(value) end
  if kind == "function" then return functionText(value) end
  if kind == "table" then return described(value) end
  return opaque(value)
end

local ranks = { number = 1, string = 2, boolean = 3 }

-- Numbers in order, then strings, then the rest by their printed text.
local function precedes(a, b)
  local kindA, kindB = type(a), type(b)
  local rankA, rankB = ranks[kindA] or 4, ranks[kindB] or 4
  if rankA ~= rankB then return rankA < rankB end
  if rankA <= 2 then return a < b end
  return (scalar(a) or "") < (scalar(b) or "")
end

-- The keys that are not part of the sequence 1, 2, 3, …, sorted; and the length of that sequence.
function pretty.keys(value)
  local length, keys = 0, {}
  for index = 1, rawlen(value) do
    if rawget(value, index) == nil then break end
    length = index
  end
  for key in next, value do
    local inSequence = mathtype(key) == "integer" and key >= 1 and key <= length
    if not inSequence then keys[#keys + 1] = key end
  end
  sort(keys, precedes)
  return keys, length
end

-- A key after a value: `.name`, `[3]`, `["odd name"]`.
function pretty.step(key)
  if isIdentifier(key) then return "." .. key end
  return "[" .. (scalar(key) or "<table>") .. "]"
end

local render
local tablesLeft = 0

local function entries(value, path, open, depth)
  local keys, length = pretty.keys(value)
  local parts = {}
  for index = 1, length do
    if #parts == pretty.limit then break end
    parts[#parts + 1] = render(rawget(value, index), path .. pretty.step(index), open, depth + 1)
  end
  for _, key in next, keys do
    if #parts == pretty.limit then break end
    local name = isIdentifier(key) and key or "[" .. render(key, path .. "[…]", open, depth + 1) .. "]"
    parts[#parts + 1] = name .. " = " .. render(rawget(value, key), path .. pretty.step(key), open, depth + 1)
  end
  local hidden = length + #keys - #parts
  if hidden > 0 then parts[#parts + 1] = format("… %d more", hidden) end
  return parts
end

function render(value, path, open, depth)
  local simple = scalar(value)
  if simple then return simple end
  if open[value] then return format("<cycle to %s>", open[value]) end
  if depth > pretty.depth or tablesLeft == 0 then return "{…}" end
  tablesLeft = tablesLeft - 1
  open[value] = path == "" and "the outermost table" or path
  local parts = entries(value, path, open, depth)
  open[value] = nil
  if #parts == 0 then return "{}" end
  local line = "{" .. concat(parts, ", ") .. "}"
  if #line + 2 * depth <= pretty.width and not line:find("\n", 1, true) then return line end
  local indent = rep("  ", depth + 1)
  return "{\n" .. indent .. concat(parts, ",\n" .. indent) .. ",\n" .. rep("  ", depth) .. "}"
end

-- Sets the depth of nested tables to print; nil for the default.
function pretty.setDepth(depth)
  pretty.depth = depth or 20
end

-- Prints functions by the name that `find` returns for them from now on; others by their place.
function pretty.nameFunctions(find)
  nameOf = find
end

-- The text of one value.
function pretty.value(value)
  tablesLeft = pretty.tables
  return render(value, "", {}, 0)
end

-- The same within a sentence: a long value is only mentioned.
function pretty.short(value)
  local shown = pretty.value(value)
  if #shown <= pretty.width then return shown end
  return type(value) == "string" and format("a string of %d bytes", #value) or "{…}"
end

-- The same, but a text of several lines has each on a line of its own, after a bar.
function pretty.block(value)
  if type(value) ~= "string" or not value:find("\n", 1, true) then return pretty.value(value) end
  return "| " .. clean((value:gsub("[^%C\n]", escaped):gsub("\n", "\n| ")))
end

-- One line of a text, without quotes.
function pretty.line(value)
  return clean((value:gsub("%c", escaped)))
end

-- The texts of several values with tabs between them, as `print` would place them.
function pretty.values(...)
  local parts = {}
  for index = 1, select("#", ...) do
    parts[index] = pretty.value((select(index, ...)))
  end
  return concat(parts, "\t")
end

return pretty
