-- Specs run in a coroutine that Swift drives, so that a body can wait while views, tasks and timers go on.
-- A wait passes outward through every coroutine on its way; only the driver sees it.

local library = ...

local yield, resume, create, running = coroutine.yield, coroutine.resume, coroutine.create, coroutine.running
local isyieldable, close = coroutine.isyieldable, coroutine.close
local type, error = type, error

local coroutines = { wait = "viewspec.wait", yieldToDriver = yield, isYieldable = isyieldable }
local wait = coroutines.wait

local driver -- the coroutine that Swift resumes

-- Makes a coroutine whose yields reach Swift. `body` receives the arguments of the first resume.
function coroutines.driven(body)
  return create(function(...)
    driver = running()
    return body(...)
  end)
end

-- Handles the results of a user's coroutine. A wait is passed outward, and its answer inward again.
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

-- Waits until a function returns something that counts as true. Most specs wait for nothing.
function wait_until(condition, options) return library.polling.wait_until(condition, options) end

return coroutines
