-- Tells the trace of a spec which assertions it makes. Loaded for a trace only.

local library, host = ...
local registry, chains, pretty = library.registry, library.assert, library.pretty

local select, pcall, concat, type = select, pcall, table.concat, type

-- Every assertion asks the registry then, those with simple names too.
chains.extended = true

local call = registry.call

local function written(value)
  if type(value) == "function" then return "function" end
  return host.element("headline", value) or pretty.short(value)
end

local function listed(...)
  local parts = {}
  for index = 1, select("#", ...) do parts[index] = written((select(index, ...))) end
  return concat(parts, ", ")
end

local function held(...)
  host.held()
  return ...
end

function registry.call(words, base, ...)
  local isKnown, entry = pcall(registry.parse, "assertion", words, "assert")
  -- Words alone are the first half of a chain; unknown ones are refused there.
  if not isKnown or not entry then return call(words, base, ...) end
  host.assertion(("assert.%s(%s)"):format(words, listed(...)), (...))
  return held(call(words, base, ...))
end

return {}
