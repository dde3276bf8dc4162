-- The elements of a screen that is kept as text, and which of them are the same in two such texts.

local ipairs, tonumber = ipairs, tonumber

local screen_elements = {}

-- Reading ---------------------------------------------------------------------------------------------------

-- The end of a text in quotes that begins at a position.
local function closing(line, start)
  local at = start + 1
  while at <= #line do
    local byte = line:sub(at, at)
    if byte == '"' then return at end
    at = at + (byte == "\\" and 2 or 1)
  end
  return #line
end

-- The parts of a text between commas outside of quotes.
local function states(text)
  local list, start, at = {}, 1, 1
  while at <= #text do
    local byte = text:sub(at, at)
    if byte == '"' then
      at = closing(text, at)
    elseif byte == "," then
      list[#list + 1] = text:sub(start, at - 1):match("^%s*(.-)$")
      start = at + 1
    end
    at = at + 1
  end
  list[#list + 1] = text:sub(start):match("^%s*(.-)$")
  return list
end

-- An element of a line: its kind, its texts, its states, and its frame where it has one.
local function element(line, index)
  local indent, rest = line:match("^( *)(.-)%s*$")
  local head, x, y, width, height = rest:match("^(.*) at (%-?[%d.]+), (%-?[%d.]+), ([%d.]+) by ([%d.]+)$")
  head = head or rest
  local kind, last = head:match("^([^%s,]*)()")
  while head:sub(last, last + 1) == ' "' do last = closing(head, last + 1) + 1 end
  local texts = head:sub(#kind + 2, last - 1)
  return {
    line = rest, index = index, depth = #indent // 2, kind = kind, texts = texts, called = kind .. " " .. texts,
    states = last <= #head and states(head:sub(last + 1)) or {},
    x = tonumber(x), y = tonumber(y), width = tonumber(width), height = tonumber(height),
  }
end

-- The first line, and the elements of the others, each with the one that it is inside.
function screen_elements.read(text)
  local circumstances, list, open = nil, {}, {}
  for line in (text .. "\n"):gmatch("(.-)\n") do
    if not circumstances then
      circumstances = line
    else
      local entry = element(line, #list + 1)
      entry.outer = open[entry.depth - 1]
      open[entry.depth] = entry
      list[#list + 1] = entry
    end
  end
  return circumstances, list
end

-- Pairing ---------------------------------------------------------------------------------------------------

-- Pairs the elements that have no partner yet and for which `key` returns the same, in order.
local function pair(before, after, key)
  local waiting = {}
  for _, entry in ipairs(before) do
    local name = not entry.partner and key(entry)
    if name then
      waiting[name] = waiting[name] or { first = 1 }
      local queue = waiting[name]
      queue[#queue + 1] = entry
    end
  end
  for _, entry in ipairs(after) do
    local queue = not entry.partner and waiting[key(entry)]
    local partner = queue and queue[queue.first]
    if partner then
      queue.first = queue.first + 1
      entry.partner, partner.partner = partner, entry
    end
  end
end

-- Gives each element of two lists the one that it is in the other as its `partner`, where there is one.
function screen_elements.pairUp(before, after)
  pair(before, after, function(entry) return entry.line end)
  pair(before, after, function(entry) return entry.called end)
  pair(before, after, function(entry) return entry.x and ("%s %g %g"):format(entry.kind, entry.x, entry.y) end)
  -- What is left of a kind is the same element with other texts only where there is one of it.
  local counts = {}
  for _, list in ipairs { before, after } do
    local count = {}
    for _, entry in ipairs(list) do
      if not entry.partner then count[entry.kind] = (count[entry.kind] or 0) + 1 end
    end
    counts[#counts + 1] = count
  end
  pair(before, after, function(entry)
    return counts[1][entry.kind] == 1 and counts[2][entry.kind] == 1 and entry.kind
  end)
end

return screen_elements
