-- Retrying: `wait_until`, and the parts that it shares with `assert.eventually`.

local library, host = ...
local text, failure, trace, coroutines = library.text, library.failure, library.trace, library.coroutines
local complain = library.trace.complain

local type, next, tostring, error, xpcall, pack = type, next, tostring, error, xpcall, table.pack
local isyieldable, yield, wait = coroutines.isYieldable, coroutines.yieldToDriver, coroutines.wait
local max, min = math.max, math.min

local polling = {}

-- Options ------------------------------------------------------------------------------------------------------

local names = { "interval", "timeout" }
local longest = host.longestWait

-- The checked options of a call; `who` is its name in errors. `timeout` is in seconds; the interval may be nil.
function polling.options(who, options, timeout)
  if options ~= nil and type(options) ~= "table" then
    complain("%s: the options are a table such as {timeout = 2}, got %s", who, library.pretty.short(options))
  end
  local read = { timeout = timeout }
  for name, value in next, options or read do
    if name ~= "timeout" and name ~= "interval" then
      local near = type(name) == "string" and host.nearest(name, names)
      complain("%s has no option %s%s; there are: interval, timeout", who, library.pretty.short(name),
        near and (" (did you mean '%s'?)"):format(near) or "")
    end
    if type(value) ~= "number" or not (value >= 0 and value <= longest) then
      complain("%s: %s is a number of seconds from 0 to %d, got %s", who, name, longest, library.pretty.short(value))
    end
    read[name] = value
  end
  return read
end

-- Trying -------------------------------------------------------------------------------------------------------

-- Whether an error means "not yet": a failed assertion, a missing view, or a view in another state. All others are
-- mistakes, which waiting doesn't mend.
local function isNotYet(raised)
  return failure.kind(raised) == "failure" or host.isNotYet(raised)
end

-- Calls `action`. Returns whether it returned, and its packed results, or the error that means "not yet". Any other
-- error is raised with its original place.
function polling.try(action, ...)
  local record
  local results = pack(xpcall(action, function(raised)
    if not isNotYet(raised) then record = trace.handler(raised) end
    return raised
  end, ...))
  if results[1] then return true, results end
  if record then trace.raiseAgain(results[2], record) end
  if not isNotYet(results[2]) then error(results[2], 0) end
  return false, results[2]
end

local function complainOfPlace(who)
  complain("%s can't wait here: this function was called from Swift or C (a view's callback, a table.sort "
    .. "comparison, require …), which can't be suspended; wait in the spec itself", who)
end

-- Calls `attempt` until its first result counts as true. Returns its last results, packed, and how often it was called.
--
-- The views' clock goes on first, which takes no real time: by the interval, or else to what is due next, and by a
-- hundredth of the timeout at most. After the timeout, real time passes, as long again at most and only while another
-- thread could still have an answer; the clock goes on with it.
function polling.poll(who, options, attempt)
  local timeout, interval = options.timeout, options.interval
  -- However small the interval is, the number of tries has an end.
  local step = max(interval or timeout / 100, timeout / 10000)
  local left, tries = timeout, 0
  local start
  while true do
    tries = tries + 1
    local results = pack(attempt())
    if results[1] then return results, tries end
    -- Time doesn't pass amid a call of the app's either.
    if not isyieldable() then complainOfPlace(who) end
    if left > 0 then
      left = left - host.passTime(min(step, left), interval ~= nil)
    elseif not host.isAwaitingOthers() then
      return results, tries
    else
      local now = host.now()
      start = start or now
      if now - start >= timeout then return results, tries end
      local seconds = min(interval or 0.001, start + timeout - now)
      if yield(wait, seconds) == false then complainOfPlace(who) end
      host.passTime(host.now() - now, true)
    end
  end
end

-- The result of the last attempt, for a message: its error, or its results.
function polling.last(raised, returned)
  if raised ~= nil then return type(raised) == "string" and raised or tostring(raised) end
  return "it returned " .. returned
end

-- Waits until `condition()` is neither nil nor false, and returns its result. Options: `timeout` in seconds (5),
-- `interval` between two attempts.
function polling.wait_until(condition, options)
  if not host.isCallable(condition) then
    complain("wait_until() needs a function that tells whether to go on, got a %s", type(condition))
  end
  options = polling.options("wait_until()", options, 5)
  local results = polling.poll("wait_until()", options, function()
    local returned, outcome = polling.try(condition)
    if not returned then return false, outcome end
    return outcome[2], nil, outcome[2]
  end)
  if results[1] then return results[1] end
  local seconds = text.seconds(options.timeout)
  if results[2] == nil then
    complain("waited %s, and the condition still returns %s", seconds, tostring(results[3]))
  end
  complain("waited %s, and the condition still fails. The last time:\n%s", seconds,
    text.indent(polling.last(results[2]), "  "))
end

return polling
