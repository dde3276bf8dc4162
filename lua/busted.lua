-- What `require "busted"` gives: the words, and the few functions of busted's own that specs and helpers call.

local library, host = ...
local definition, failure, forms = library.definition, library.failure, library.forms

local error, type, tostring, next, time = error, type, tostring, next, os and os.time
local globals, wait_until = _G, wait_until

local busted = { version = "2.2.0" }

for _, word in next, {
  "describe", "context", "insulate", "expose", "it", "spec", "test", "pending", "before_each", "after_each", "setup",
  "teardown", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown", "finally", "randomize",
  "assert", "spy", "mock", "stub", "match",
} do
  busted[word] = globals[word]
end

-- Fails the running spec, as an assertion does.
function busted.fail(message)
  failure.raise(message == nil and "the spec called busted.fail()" or tostring(message))
end

-- Seconds on a clock that only goes forward.
function busted.monotime()
  return host.now()
end

local start, offset = time and time() or 0, host.now()

-- Seconds since the beginning of 1970.
function busted.gettime()
  return start + host.now() - offset
end

-- Waits so many seconds, in which views, tasks and timers go on.
function busted.sleep(seconds)
  local finish = host.now() + seconds
  wait_until(function() return host.now() >= finish end, { timeout = seconds + 60, interval = seconds })
end

return busted
