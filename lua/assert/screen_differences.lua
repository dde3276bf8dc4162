-- What differs between two screens that are kept as text, in sentences: `Button "Save" moved 8 points down and now
-- overlaps Button "Cancel"`.

local library = ...
local elements = library.screen_elements

local ipairs, next, type, concat = ipairs, next, type, table.concat
local min, max, abs = math.min, math.max, math.abs

local differences = {}

local longest <const> = 20 -- sentences that are told
local alike <const> = 3 -- views that move in the same way and share a sentence
local named <const> = 3 -- of these, those that are named
local widest <const> = 48 -- characters of a label
local compared <const> = 2000000 -- pairs of views that are looked at for overlaps; more would take too long

-- Wording ---------------------------------------------------------------------------------------------------

-- A text in quotes that isn't too long.
local function short(text)
  local count = utf8.len(text)
  if not count or count <= widest then return text end
  return text:sub(1, utf8.offset(text, widest) - 1) .. '…"'
end

local function name(entry)
  return entry.texts == "" and entry.kind or entry.kind .. " " .. short(entry.texts)
end

local function points(number, noun)
  local text = ("%.2f"):format(number):gsub("%.?0+$", "")
  return noun == false and text or text .. (text == "1" and " point" or " points")
end

-- "8 points down and 4 to the left"; nil for no move.
local function move(a, b)
  if not a.x or not b.x then return nil end
  local right, down = b.x - a.x, b.y - a.y
  local parts = {}
  if abs(down) > 0.005 then parts[1] = points(abs(down)) .. (down > 0 and " down" or " up") end
  if abs(right) > 0.005 then
    parts[#parts + 1] = points(abs(right), #parts == 0) .. (right > 0 and " to the right" or " to the left")
  end
  return parts[1] and concat(parts, " and ")
end

local function sizes(a, b, list)
  if not a.x or not b.x then
    if a.x then list[#list + 1] = "takes no room now" end
    if b.x then list[#list + 1] = "takes room now" end
    return
  end
  local wider, taller = b.width - a.width, b.height - a.height
  if abs(wider) > 0.005 then
    list[#list + 1] = ("is %s %s"):format(points(abs(wider)), wider > 0 and "wider" or "narrower")
  end
  if abs(taller) > 0.005 then
    list[#list + 1] = ("is %s %s"):format(points(abs(taller)), taller > 0 and "taller" or "shorter")
  end
end

-- The name of a state with a value, and the value.
local function value(state)
  local word, given = state:match("^([%w ]-) ([\"%-%d].*)$")
  return word, given
end

-- A state that is there now and wasn't.
local function gained(state, lost, list)
  local word, given = value(state)
  word = word or state:match("^(cut off): ")
  given = given or state:match("^cut off: (.*)$")
  if not word then
    if state == "on" then lost.off = nil elseif state == "off" then lost.on = nil end
    list[#list + 1] = "is " .. state .. " now"
  elseif word == "cut off" then
    for other in next, lost do
      if other:find("^cut off: ") then lost[other] = nil end
    end
    list[#list + 1] = "is cut off: it shows " .. short(given)
  else
    for other in next, lost do
      local same, before = value(other)
      if same == word then
        lost[other] = nil
        list[#list + 1] = ("has the %s %s rather than %s"):format(word, short(given), short(before))
        return
      end
    end
    list[#list + 1] = ("has the %s %s now"):format(word, short(given))
  end
end

local function changedStates(a, b, list)
  local lost, had = {}, {}
  for _, state in ipairs(a.states) do lost[state], had[state] = true, true end
  for _, state in ipairs(b.states) do lost[state] = nil end
  for _, state in ipairs(b.states) do
    if not had[state] then gained(state, lost, list) end
  end
  for _, state in ipairs(a.states) do
    if lost[state] then
      local word = value(state)
      list[#list + 1] = word and "has no " .. word .. " any more" or "is no longer " .. state:gsub(": .*$", "")
    end
  end
end

-- Overlaps --------------------------------------------------------------------------------------------------

local function overlap(a, b)
  return a.x and b.x and min(a.x + a.width, b.x + b.width) - max(a.x, b.x) > 0.5
    and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 0.5
end

local function isAround(a, b)
  while b do
    if a == b then return true end
    b = b.outer
  end
  return false
end

-- What an element overlaps that it didn't, as a sentence goes on.
local function overlaps(entry, after, list, told)
  for _, other in ipairs(after) do
    if overlap(entry, other) and not isAround(entry, other) and not isAround(other, entry)
      and not (entry.partner and other.partner and overlap(entry.partner, other.partner)) and not told[other] then
      told[entry] = true
      list[#list + 1] = "now overlaps " .. name(other)
      return
    end
  end
end

-- Sentences -------------------------------------------------------------------------------------------------

local function joined(list)
  if #list < 2 then return list[1] end
  return concat(list, ", ", 1, #list - 1) .. " and " .. list[#list]
end

-- Collects the sentences: an element's own, and one for all that only move in the same way.
local function tell(before, after)
  local sentences, moved, told = {}, {}, {}
  local looks = #after * #after <= compared
  for _, entry in ipairs(after) do
    local old = entry.partner
    local list = {}
    local moves
    if not old then
      list[1] = "is new"
    elseif old.line ~= entry.line then
      if old.texts ~= entry.texts then
        list[1] = ("reads %s now"):format(entry.texts == "" and "nothing" or short(entry.texts))
      end
      moves = move(old, entry)
      if moves then list[#list + 1] = "moved " .. moves end
      sizes(old, entry, list)
      changedStates(old, entry, list)
    end
    if list[1] and looks then overlaps(entry, after, list, told) end
    if moves and #list == 1 then
      local group = moved[moves]
      if not group then
        group = { moves = moves }
        moved[moves], sentences[#sentences + 1] = group, group
      end
      group[#group + 1] = entry
    elseif list[1] then
      sentences[#sentences + 1] = name(old or entry) .. " " .. joined(list)
    end
  end
  for _, entry in ipairs(before) do
    if not entry.partner then sentences[#sentences + 1] = name(entry) .. " is gone" end
  end
  return sentences
end

-- The sentences about elements that only moved, in the place of each group.
local function spread(sentences)
  local list = {}
  for _, sentence in ipairs(sentences) do
    if type(sentence) == "string" then
      list[#list + 1] = sentence
    elseif #sentence < alike then
      for _, entry in ipairs(sentence) do list[#list + 1] = ("%s moved %s"):format(name(entry), sentence.moves) end
    else
      local names = {}
      for index = 1, min(named, #sentence) do names[index] = name(sentence[index]) end
      local more = #sentence > named and (" and %d more"):format(#sentence - named) or ""
      list[#list + 1] = ("%d elements moved %s: %s%s"):format(#sentence, sentence.moves, concat(names, ", "), more)
    end
  end
  return list
end

-- The first element that is read before one that it was read after; nil where none is.
local function reordered(after)
  local last
  for _, entry in ipairs(after) do
    local old = entry.partner
    if old and last and old.index < last.partner.index then
      return ("%s is read after %s now"):format(name(entry), name(last))
    end
    if old then last = entry end
  end
end

-- The differences between two texts of screens, the most important words of each first.
function differences.sentences(kept, text)
  local circumstances, before = elements.read(kept)
  local now, after = elements.read(text)
  elements.pairUp(before, after)
  local list = spread(tell(before, after))
  if #list == 0 then list[1] = reordered(after) end
  if circumstances ~= now then
    table.insert(list, 1, ("the screen is %s rather than %s"):format(now, circumstances))
  end
  if #list == 0 then list[1] = "elements are inside of others than before" end
  if #list > longest then
    local more = #list - longest
    list[longest + 1] = ("and %d more difference%s"):format(more, more == 1 and "" or "s")
  end
  return concat(list, "\n", 1, min(#list, longest + 1))
end

return differences
