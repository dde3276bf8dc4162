-- The difference between two values, as lines of texts or paths of tables.

local library = ...
local pretty, compare, wording, text = library.pretty, library.compare, library.wording, library.text

local next, type, concat, max, min = next, type, table.concat, math.max, math.min

local diff = {
  context = 2, -- lines that are shown around a change
  limit = 12, -- differences of a table that are listed
  longest = 2000000, -- line pairs that are compared; more would take too long
}

local function lines(value)
  local list = {}
  for line in (value .. "\n"):gmatch("(.-)\n") do list[#list + 1] = line end
  return list
end

-- For each pair of positions, the number of lines that the rests have in common.
local function common(a, b, first, lastA, lastB)
  local lengths = {}
  for i = lastA + 1, first, -1 do
    local row, below = {}, lengths[i + 1]
    for j = lastB + 1, first, -1 do
      if i > lastA or j > lastB then
        row[j] = 0
      elseif a[i] == b[j] then
        row[j] = below[j + 1] + 1
      else
        row[j] = max(below[j], row[j + 1])
      end
    end
    lengths[i] = row
  end
  return lengths
end

-- The lines of both, each after "  " (in both), "- " (only in the first) or "+ " (only in the second).
local function marked(a, b)
  local first, lastA, lastB = 1, #a, #b
  while first <= lastA and first <= lastB and a[first] == b[first] do first = first + 1 end
  while lastA >= first and lastB >= first and a[lastA] == b[lastB] do lastA, lastB = lastA - 1, lastB - 1 end
  local list = {}
  local function put(mark, line) list[#list + 1] = { mark = mark, line = line } end
  for index = 1, first - 1 do put("  ", a[index]) end
  local i, j = first, first
  if (lastA - first + 2) * (lastB - first + 2) <= diff.longest then
    local lengths = common(a, b, first, lastA, lastB)
    while i <= lastA and j <= lastB do
      if a[i] == b[j] then
        put("  ", a[i])
        i, j = i + 1, j + 1
      elseif lengths[i + 1][j] >= lengths[i][j + 1] then
        put("- ", a[i])
        i = i + 1
      else
        put("+ ", b[j])
        j = j + 1
      end
    end
  end
  for index = i, lastA do put("- ", a[index]) end
  for index = j, lastB do put("+ ", b[index]) end
  for index = lastA + 1, #a do put("  ", a[index]) end
  return list
end

-- The lines that differ between two texts, with those around them. Removed lines begin with "- ", added ones
-- with "+ ".
function diff.lines(expected, actual)
  local list = marked(lines(expected), lines(actual))
  local near = {}
  for index, entry in next, list do
    if entry.mark ~= "  " then
      for around = index - diff.context, index + diff.context do near[around] = true end
    end
  end
  local shown, skipped = {}, 0
  for index = 1, #list + 1 do
    if (near[index] or index > #list) and skipped > 0 then
      shown[#shown + 1] = ("  … %d line%s the same"):format(skipped, skipped == 1 and "" or "s")
      skipped = 0
    end
    local entry = list[index]
    if entry and near[index] then
      shown[#shown + 1] = entry.mark .. pretty.line(entry.line)
    else
      skipped = skipped + 1
    end
  end
  return concat(shown, "\n")
end

-- The column, from 1, of the first byte in which two strings differ, set back to the start of its character.
local function firstDifference(a, b)
  local index = 1
  while a:byte(index) == b:byte(index) do index = index + 1 end
  while index > 1 and (a:byte(index) or 0) // 64 == 2 do index = index - 1 end
  return index
end

-- The part of a long line around a position.
local function window(value, position)
  local first, last = max(1, position - 24), min(#value, position + 36)
  while first > 1 and (value:byte(first) or 0) // 64 == 2 do first = first - 1 end
  while last < #value and (value:byte(last + 1) or 0) // 64 == 2 do last = last + 1 end
  local shown = pretty.value(value:sub(first, last))
  return (first > 1 and "… " or "") .. shown .. (last < #value and " …" or "")
end

-- Two strings below a heading.
function diff.strings(heading, expected, actual)
  local areLines = expected:find("\n", 1, true) and actual:find("\n", 1, true)
  if areLines then
    return heading .. "\n  the lines that differ (- expected, + actual):\n"
      .. text.indent(diff.lines(expected, actual), "    ")
  end
  if #expected <= pretty.width and #actual <= pretty.width or expected:find("\n") or actual:find("\n") then
    local message = wording.expectedAndActual(heading, expected, actual)
    if #expected <= 40 and #actual <= 40 then return message end
    local position = firstDifference(expected, actual)
    local before = expected:sub(1, position - 1)
    return ("%s\n  first difference: column %d"):format(message, (utf8.len(before) or #before) + 1)
  end
  local position = firstDifference(expected, actual)
  local before = expected:sub(1, position - 1)
  return wording.pair(heading, "expected", window(expected, position), "actual", window(actual, position))
    .. ("\n  of %d and %d bytes; first difference: column %d"):format(
      #expected, #actual, (utf8.len(before) or #before) + 1)
end

local function sentence(difference)
  local expected, actual = difference.expected, difference.actual
  if expected == nil then return ("got %s, where nothing is expected"):format(wording.shown(actual, true)) end
  if actual == nil then return ("expected %s, and nothing is there"):format(wording.shown(expected, true)) end
  if type(expected) == "string" and type(actual) == "string" and #expected + #actual > pretty.width then
    local position = firstDifference(expected, actual)
    return ("expected %s, got %s"):format(window(expected, position), window(actual, position))
  end
  return ("expected %s, got %s"):format(wording.shown(expected, true), wording.shown(actual, true))
end

-- Two tables below a heading: in full if they are small, and the paths at which they differ.
function diff.tables(heading, expected, actual)
  local differences = compare.differences(expected, actual)
  local shownExpected, shownActual = wording.shown(expected), wording.shown(actual)
  local areSmall = not (shownExpected:find("\n", 1, true) or shownActual:find("\n", 1, true))
  local parts = { heading }
  if areSmall or #differences == 0 then
    parts[1] = wording.pair(heading, "expected", shownExpected, "actual", shownActual)
  end
  local state = rawget(library, "assert_state")
  local mark = state and state.get_parameter("TableErrorHighlightCharacter") or "*"
  for index = 1, min(#differences, diff.limit) do
    local difference = differences[index]
    parts[#parts + 1] = ("  %s %s: %s"):format(mark, difference.path, sentence(difference))
  end
  local more = #differences - diff.limit
  if more > 0 then parts[#parts + 1] = ("  … and %d more"):format(more) end
  return concat(parts, "\n")
end

return diff
