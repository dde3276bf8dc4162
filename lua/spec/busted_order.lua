-- The order that busted gives the content of a group for a seed: its shuffle with the numbers of Lua's `math.random`,
-- which are drawn here anew, so that those of specs don't depend on it.

-- The numbers that `math.random(limit)` draws after `math.randomseed(seed)`: xoshiro256**.
local function generator(seed)
  local a, b, c, d = seed, 0xff, 0, 0

  local function draw()
    local product = b * 5
    local result = ((product << 7) | (product >> 57)) * 9
    local shifted = b << 17
    c, d = c ~ a, d ~ b
    b, a = b ~ c, a ~ d
    c, d = c ~ shifted, (d << 45) | (d >> 19)
    return result
  end

  for _ = 1, 16 do draw() end
  return function(limit)
    local most = limit - 1
    local mask = most
    for shift = 0, 5 do mask = mask | (mask >> (1 << shift)) end
    local drawn = draw() & mask
    while drawn > most do drawn = draw() & mask end
    return drawn + 1
  end
end

-- The places of a group's children in that order. Hooks take part, as they are content of groups in busted;
-- `group.hooksAfter` has their number by the child that they come after.
return function(group, seed)
  local places, hooks = {}, group.hooksAfter or {}
  for index = 0, #group.children do
    if index > 0 then places[#places + 1] = index end
    for _ = 1, hooks[index] or 0 do places[#places + 1] = false end
  end
  local random = generator(seed)
  for last = #places, 2, -1 do
    local other = random(last)
    places[last], places[other] = places[other], places[last]
  end
  local kept = {}
  for _, place in ipairs(places) do
    if place then kept[#kept + 1] = place end
  end
  return kept
end
