-- Specs run in a coroutine that Swift drives, so that a body can wait while views, tasks and timers go on.
-- A wait passes outward through every coroutine on its way; only the driver sees it.

local library, host = ...
local text = library.text

local yield, resume, create, running = coroutine.yield, coroutine.resume, coroutine.create, coroutine.running
local isyieldable, close = coroutine.isyieldable, coroutine.close
local type, error, tostring = type, error, tostring

local coroutines = { wait = "viewspec.wait", yieldToDriver = yield, isYieldable = isyieldable }
local wait = coroutines.wait

local driver -- the coroutine that Swift resumes

-- Makes a coroutine whose yields reach Swift. `body` gets what Swift passes to the first resume.
function coroutines.driven(body)
  return create(function(...)
    driver = running()
    return body(...)
  end)
end

-- What came out of a user's coroutine. A wait goes on outward, and what comes back goes in again.
local function passed(thread, ok, first, ...)
  if not ok or first ~= wait then return ok, first, ... end
  if not isyieldable() then return passed(thread, resume(thread, false)) end
  return passed(thread, resume(thread, yield(wait, ...)))
end

-- A callback that runs while a spec waits may have got hold of the spec's coroutine, which is Swift's to resume.
function coroutine.resume(thread, ...)
  if thread == driver then return false, "cannot resume non-suspended coroutine" end
  return passed(thread, resume(thread, ...))
end

function coroutine.close(thread)
  if thread == driver then error("cannot close a running coroutine", 2) end
  return close(thread)
end

-- An error leaves a wrapped coroutine as it does in plain Lua: closed, and with the caller's position in front.
local function unwrapped(thread, ok, ...)
  if ok then return ... end
  close(thread)
  error((...), type((...)) == "string" and 2 or 0)
end

function coroutine.wrap(body)
  local thread = create(body)
  return function(...)
    return unwrapped(thread, passed(thread, resume(thread, ...)))
  end
end

-- To a spec, its body is the main program, which can't yield.
function coroutine.yield(...)
  if running() == driver then error("attempt to yield from outside a coroutine", 2) end
  return yield(...)
end

function coroutine.isyieldable()
  return running() ~= driver and isyieldable()
end

local function option(options, name, default)
  local value = options[name]
  if value == nil then return default end
  if type(value) ~= "number" or not (value >= 0) then
    error(("wait_until(): %s is a number of seconds, got %s"):format(name, library.pretty.value(value)), 3)
  end
  return value
end

-- Waits until `condition()` is neither nil nor false, and returns what it is. Real time passes, in which tasks and
-- other work on the main actor go on. Options: `timeout` in seconds (5), `interval` between two tries (0.001).
function wait_until(condition, options)
  if type(condition) ~= "function" then
    error("wait_until() needs a function that tells whether to go on, got a " .. type(condition), 2)
  end
  if options ~= nil and type(options) ~= "table" then
    error("wait_until(): the options are a table such as {timeout = 2}, got a " .. type(options), 2)
  end
  options = options or {}
  local timeout, interval = option(options, "timeout", 5), option(options, "interval", 0.001)
  local deadline = host.now() + timeout
  while true do
    local value = condition()
    if value then return value end
    if host.now() >= deadline then
      error(("waited %s, and the condition still returns %s"):format(text.seconds(timeout), tostring(value)), 2)
    end
    if not isyieldable() or yield(wait, interval) == false then
      error("wait_until() can't wait here: this function was called from Swift or C (a view's callback, a "
        .. "table.sort comparison, require …), which can't be suspended; wait in the spec itself", 2)
    end
  end
end

return coroutines
