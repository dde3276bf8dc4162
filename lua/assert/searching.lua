-- The parameters that assertions about patterns share: `pattern, text[, start[, plain]]`, with the caller's message
-- anywhere after.

local type, tonumber, select = type, tonumber, select
local pack, remove = table.pack, table.remove

local searching = {}

-- The arguments after the first two of a search: its start, whether the pattern is plain, and the caller's message,
-- which may be among them.
function searching.arguments(...)
  local rest, message = pack(...), nil
  for index = 1, rest.n do
    local value = rest[index]
    if value and type(value) ~= "boolean" and not tonumber(value) then
      message = value
      remove(rest, index)
      break
    end
  end
  return rest[1], rest[2], message
end

-- Searches a text; returns whether the pattern matches, and its packed captures.
function searching.search(text, pattern, start, plain)
  if plain then return text:find(pattern, start, true) ~= nil, pack(pattern) end
  local captures = pack(text:match(pattern, start))
  return captures[1] ~= nil, captures
end

-- The position of the caller's message among all the arguments; nil if there is none.
function searching.messagePosition(_, _, ...)
  local _, _, message = searching.arguments(...)
  for index = 1, message ~= nil and select("#", ...) or 0 do
    if (select(index, ...)) == message then return index + 2 end
  end
end

return searching
