-- The circumstances in which an assertion looks at a view: all combinations of what the options name.

local library, host = ...
local shown = library.wording.shown

local type, next, ipairs, concat, sort = type, next, ipairs, table.concat, table.sort

local screen_variants = {}

local SIZES <const> = {
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5",
}

-- The circumstances that may vary, each with the name of the option of `host`, and the values of its words.
local variants = {
  { name = "screens", option = "screen" },
  { name = "text_sizes", option = "text_size", word = "all", all = SIZES },
  { name = "directions", option = "direction", word = "both", all = { "left_to_right", "right_to_left" } },
  { name = "orientations", option = "orientation", word = "both", all = { "portrait", "landscape" } },
  { name = "appearances", option = "appearance", word = "both", all = { "light", "dark" } },
}

-- The options of `host` that are the same on all screens.
local common = { "environment", "objects", "storage" }

-- Names of options as a sentence has them.
local function listed(names)
  return concat(names, ", ", 1, #names - 1) .. " and " .. names[#names]
end

-- Raises the error about an option that nobody knows. `others` are those of the assertion alone.
function screen_variants.check_names(assertion, position, options, others)
  local names = {}
  for _, variant in ipairs(variants) do names[#names + 1] = variant.name end
  for _, option in ipairs(common) do names[#names + 1] = option end
  names[#names + 1] = "prepare"
  for _, option in ipairs(others) do names[#names + 1] = option end
  local known = {}
  for _, name in ipairs(names) do known[name] = true end
  local stray = {}
  for name in next, options do
    if not known[name] then stray[#stray + 1] = shown(name, true) end
  end
  sort(stray)
  if stray[1] then
    library.failure.raise(("bad argument #%d to assert.%s: there is no option %s; there are %s"):format(
      position, assertion, stray[1], listed(names)))
  end
end

-- The values of a variant, or one that says nothing.
local function values(assertion, position, variant, options)
  local given = options[variant.name]
  if given == nil then return { false } end
  if variant.word and given == variant.word then return variant.all end
  if type(given) == "table" and #given > 0 then return given end
  library.failure.raise(("bad argument #%d to assert.%s: %s is a list%s, got %s"):format(
    position, assertion, variant.name, variant.word and (' or "%s"'):format(variant.word) or "", shown(given, true)))
end

-- What is done with a screen before it is looked at; nil for nothing.
local function preparation(assertion, position, options)
  local value = options.prepare
  if value == nil or host.isCallable(value) then return value end
  library.failure.raise(("bad argument #%d to assert.%s: prepare is a function, which is given the screen, got %s")
    :format(position, assertion, shown(value, true)))
end

-- All combinations: options of `host`, each with its name, which is empty where nothing varies.
function screen_variants.combinations(assertion, position, options)
  local shared = {}
  for _, option in ipairs(common) do shared[option] = options[option] end
  local all = { { options = shared, name = "" } }
  for _, variant in ipairs(variants) do
    local more = {}
    for _, entry in ipairs(all) do
      for _, value in ipairs(values(assertion, position, variant, options)) do
        local copy = {}
        for key, kept in next, entry.options do copy[key] = kept end
        if value then copy[variant.option] = value end
        local word = value and (type(value) == "table" and shown(value, true) or value)
        more[#more + 1] = {
          options = copy, name = word and (entry.name == "" and word or entry.name .. ", " .. word) or entry.name,
        }
      end
    end
    all = more
  end
  return all
end

-- Calls `look(screen, name)` with a view, or what a function returns, hosted in each combination that the options name.
function screen_variants.each(assertion, position, value, options, look)
  local prepare = preparation(assertion, position, options)
  for _, entry in ipairs(screen_variants.combinations(assertion, position, options)) do
    local screen = _G.host(host.isCallable(value) and value() or value, entry.options)
    if prepare then prepare(screen) end
    look(screen, entry.name)
  end
end

return screen_variants
