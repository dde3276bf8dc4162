-- Assertions that don't stop a spec at once: `assert.soft.equal(…)` notes a failure and lets the spec go on;
-- `assert.eventually(function() … end)` tries until nothing fails any more.

local library, host = ...
local wording, registry, text = library.wording, library.registry, library.text

local type, error, pcall, tostring, next, select, pack = type, error, pcall, tostring, next, select, table.pack
local isyieldable = library.coroutines.isYieldable
local yield, wait = library.coroutines.yieldToDriver, library.coroutines.wait
local clock = clock
local max, min = math.max, math.min

local waiting = {}

-- Soft assertions ------------------------------------------------------------------------------------------

registry.addModifier("soft", function(state) state.soft = true end)

-- Takes down a failure of the spec that runs, at the line of whoever called. Where none runs that could be told of it
-- later, it is raised like any other.
function waiting.note(message)
  local ok, raised = pcall(library.failure.raise, message)
  local definition = rawget(library, "definition")
  if not (definition and definition.note(library.trace.handler(raised))) then error(raised, 0) end
end

-- Polling --------------------------------------------------------------------------------------------------

local function option(options, name, default)
  local value = options[name]
  if value == nil then return default end
  if type(value) ~= "number" or not (value >= 0) or name == "interval" and value == 0 then
    error(("assert.eventually: %s is a number of seconds, got %s"):format(name, wording.shown(value, true)), 5)
  end
  return value
end

-- Whether a try holds: nothing was raised, and what was returned, if anything, counts as true.
local function try(action)
  local results = pack(pcall(action))
  if not results[1] then return false, results[2] end
  if results.n > 1 and not results[2] then return false, nil, results end
  return true, nil, results
end

local known = { timeout = true, interval = true }

local function checked(action, options)
  if not library.util.callable(action) then
    error("assert.eventually needs a function to try, got " .. wording.shown(action, true), 5)
  end
  if options == nil or type(options) == "string" then return {} end
  if type(options) ~= "table" then
    error("assert.eventually: the options are a table such as {timeout = 2}, got " .. wording.shown(options, true), 5)
  end
  for name in next, options do
    if not known[name] then
      error(("assert.eventually has no option '%s'; there are: interval, timeout"):format(tostring(name)), 5)
    end
  end
  return options
end

-- An error that isn't a failed assertion may still be what there is to wait for: an element that isn't there yet.
registry.add("eventually", {
  needed = 1,
  message = function(_, options, ...)
    if type(options) == "string" then return 2 end
    return 3
  end,
  check = function(_, action, options)
    options = checked(action, options)
    local timeout = option(options, "timeout", 1)
    local interval = option(options, "interval", max(timeout / 100, 0.001))
    local deadline, advanced, tries = host.now() + timeout, 0, 0
    while true do
      tries = tries + 1
      local holds, raised, results = try(action)
      local detail = { raised = raised, results = results, timeout = timeout, tries = tries }
      if holds then return true, detail, pack(table.unpack(results, 2, results.n)) end
      -- The views' clock goes on by an interval each time, and as far as the timeout; real time passes meanwhile.
      local step = min(interval, timeout - advanced)
      if clock and step > 0 then
        advanced = advanced + step
        clock:advance(step)
      elseif host.now() >= deadline then
        return false, detail
      end
      if not isyieldable() or yield(wait, min(interval, 0.001)) == false then
        error("assert.eventually can't wait here: this function was called from Swift or C (a view's callback, a "
          .. "table.sort comparison, require …), which can't be suspended", 4)
      end
    end
  end,
  describe = function(state, detail)
    local times = ("%d tr%s"):format(detail.tries, detail.tries == 1 and "y" or "ies")
    if not state.mod then return ("Expected this never to hold, and it did (%s)."):format(times) end
    local last
    if detail.raised ~= nil then
      last = type(detail.raised) == "string" and detail.raised or tostring(detail.raised)
    else
      last = "it returned " .. wording.shown(detail.results[2], true)
    end
    return ("Expected this to hold within %s, and it didn't (%s). The last time:\n%s"):format(
      text.seconds(detail.timeout), times, text.indent(last, "  "))
  end,
})

return waiting
