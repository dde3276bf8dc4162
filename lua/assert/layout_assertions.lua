-- Assertions about where views stand: `assert.above(title, list)`, `assert.fits(screen)`.
--
-- @assertions above below left_of right_of inside overlapping aligned touchable truncated fits fit

local library, host = ...
local registry, wording, variants = library.registry, library.wording, library.screen_variants
local labelled, shown = wording.labelled, wording.shown

local type, next, ipairs, tostring, concat, sort = type, next, ipairs, tostring, table.concat, table.sort
local max, min, abs = math.max, math.min, math.abs

-- By how much two sides may differ without being seen, in points.
local TOLERANCE <const> = 0.5
-- The smallest side of what is touched, in points.
local TOUCH <const> = 44

local function element(name, value, position)
  if host.element("is", value) then return value end
  library.failure.raise(("bad argument #%d to assert.%s: an element (what find() returns) expected, got %s"):format(
    position, name, shown(value, true)))
end

local function number(value)
  local rounded = (value * 100 + 0.5) // 1 / 100
  return rounded == rounded // 1 and ("%d"):format(rounded) or tostring(rounded)
end

local function place(value)
  local frame = value:frame()
  return labelled("element", ("%s\nat %s, %s, %s by %s"):format(
    tostring(value), number(frame.x), number(frame.y), number(frame.width), number(frame.height)), 11)
end

-- An assertion about the frames of two elements.
local function relation(name, positive, negative, holds)
  registry.add(name, {
    needed = 2, message = 3,
    check = function(_, one, other)
      return holds(element(name, one, 1):frame(), element(name, other, 2):frame())
    end,
    describe = function(state, _, one, other)
      return (state.mod and positive or negative) .. "\n" .. place(one) .. "\n" .. place(other)
    end,
  })
end

local function overlap(a, b)
  return min(a.x + a.width, b.x + b.width) - max(a.x, b.x) > TOLERANCE
    and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > TOLERANCE
end

relation("above", "Expected the first element above the second.", "Expected the first element not above the second.",
  function(a, b) return a.y + a.height <= b.y + TOLERANCE end)
relation("below", "Expected the first element below the second.", "Expected the first element not below the second.",
  function(a, b) return b.y + b.height <= a.y + TOLERANCE end)
relation("left_of", "Expected the first element left of the second.",
  "Expected the first element not left of the second.",
  function(a, b) return a.x + a.width <= b.x + TOLERANCE end)
relation("right_of", "Expected the first element right of the second.",
  "Expected the first element not right of the second.",
  function(a, b) return b.x + b.width <= a.x + TOLERANCE end)
relation("inside", "Expected the first element inside the second.", "Expected the first element not inside the second.",
  function(a, b)
    return a.x >= b.x - TOLERANCE and a.y >= b.y - TOLERANCE and a.x + a.width <= b.x + b.width + TOLERANCE
      and a.y + a.height <= b.y + b.height + TOLERANCE
  end)
relation("overlapping", "Expected the elements to overlap.", "Expected the elements not to overlap.", overlap)

-- The position of each guide in a frame. Leading and trailing are those of a screen that is read from left to right.
local guides = {
  leading = function(f) return f.x end, left = function(f) return f.x end,
  trailing = function(f) return f.x + f.width end, right = function(f) return f.x + f.width end,
  center_x = function(f) return f.x + f.width / 2 end,
  top = function(f) return f.y end, bottom = function(f) return f.y + f.height end,
  center_y = function(f) return f.y + f.height / 2 end,
}

registry.add("aligned", {
  needed = 3, message = 4,
  check = function(_, guide, one, other)
    local position = guides[guide]
    if not position then
      local known = {}
      for name in next, guides do known[#known + 1] = name end
      sort(known)
      library.failure.raise(("bad argument #1 to assert.aligned: one of %s expected, got %s"):format(
        concat(known, ", "), shown(guide, true)))
    end
    local a = position(element("aligned", one, 2):frame())
    return abs(a - position(element("aligned", other, 3):frame())) <= TOLERANCE
  end,
  describe = function(state, _, guide, one, other)
    return ("Expected the elements %saligned at %s.\n"):format(state.mod and "" or "not ", shown(guide, true))
      .. place(one) .. "\n" .. place(other)
  end,
})

-- An assertion about one element.
local function about(name, positive, negative, check)
  registry.add(name, {
    needed = 1, message = 2,
    check = function(_, value) return check(element(name, value, 1)) end,
    describe = function(state, why, value)
      return (state.mod and positive or negative) .. "\n" .. place(value) .. (why and "\n" .. why or "")
    end,
  })
end

about("touchable", "Expected at least 44 by 44 points to touch.", "Expected less than 44 by 44 points to touch.",
  function(value)
    local size = host.element("touchSize", value)
    local width, height = size[1], size[2]
    return width >= TOUCH - TOLERANCE and height >= TOUCH - TOLERANCE,
      labelled("touched in", number(width) .. " by " .. number(height), 11)
  end)
about("truncated", "Expected a text of which a part is left out.", "Expected all of the text.", function(value)
  return value:isTruncated(), labelled("lines", concat(value:lines(), "\n"), 11)
end)

-- Layouts that fit ------------------------------------------------------------------------------------------------

-- The smallest side of what is touched, in points: 0 for any.
local function touch_length(options)
  local value = options.touch
  if value == nil then return TOUCH end
  if value == false then return 0.0 end
  if type(value) == "number" and value >= 0 and value < math.huge then return value end
  library.failure.raise(("bad argument #2 to assert.fits: touch is the smallest side of what is touched in points, or "
    .. "false, got %s"):format(shown(value, true)))
end

local function findings(value, options)
  options = type(options) == "table" and options or {}
  variants.check_names("fits", 2, options, { "touch" })
  local least = touch_length(options)
  if host.element("is", value) then
    for name in next, options do
      if name ~= "touch" then
        library.failure.raise(("assert.fits takes %s with a view, which it hosts for each of them: an element is on a "
          .. "screen already"):format(name))
      end
    end
    return host.element("findings", value, least)
  end
  -- The combinations in which each fault is found, in the order in which it was first found.
  local found, combined = {}, {}
  variants.each("fits", 2, value, options, function(screen, name)
    for _, finding in ipairs(host.element("findings", screen, least)) do
      local names = combined[finding]
      if not names then
        names = {}
        found[#found + 1], combined[finding] = finding, names
      end
      names[#names + 1] = name
    end
  end)
  for index, finding in ipairs(found) do
    local names = concat(combined[finding], "; ")
    found[index] = (names == "" and "" or names .. ": ") .. finding
  end
  return found
end

for _, name in ipairs { "fits", "fit" } do
  registry.add(name, {
    needed = 1, message = 3,
    check = function(_, value, options)
      local found = findings(value, options)
      return #found == 0, #found > 0 and labelled("found", concat(found, "\n"), 11) or nil
    end,
    describe = function(state, why)
      if not state.mod then return "Expected something on the screen that doesn't fit." end
      return "Expected everything on the screen to fit." .. (why and "\n" .. why or "")
    end,
  })
end
