-- The result of `require "busted"`: the words of specs, and the few functions of busted that specs and helpers call.

local library, host = ...
local definition, failure, forms = library.definition, library.failure, library.definition_forms
local channels = library.channels.new()

local type, tostring, next, ipairs, time = type, tostring, next, ipairs, os and os.time
local setmetatable, getmetatable, debug, error = setmetatable, getmetatable, debug, error
local globals, wait_until = _G, wait_until

local busted = { version = "2.2.0" }

for _, word in next, {
  "describe", "context", "insulate", "expose", "it", "spec", "test", "pending", "before_each", "after_each", "setup",
  "teardown", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown", "finally", "randomize",
  "assert", "spy", "mock", "stub", "match",
} do
  busted[word] = globals[word]
end
busted.assert = library.assert.object

-- Fails the running spec, as an assertion does.
function busted.fail(message)
  failure.raise(message == nil and "the spec called busted.fail()" or tostring(message))
end

-- Seconds on a monotonic clock.
function busted.monotime()
  return host.now()
end

local clock = clock

-- Seconds since the beginning of 1970, by the clock of the spec.
function busted.gettime()
  return time and time() + clock:elapsed() % 1 or clock:elapsed()
end

-- Waits this number of seconds, in which views, tasks and timers go on.
function busted.sleep(seconds)
  if type(seconds) ~= "number" or not (seconds >= 0 and seconds <= 86340) then
    forms.complain("busted.sleep() needs a number of seconds from 0 to 86340, got %s", library.pretty.short(seconds))
  end
  local finish = host.now() + seconds
  wait_until(function() return host.now() >= finish end, { timeout = seconds + 60, interval = seconds })
end

-- Gives a function another value of one global.
function busted.bindfenv(callable, name, value)
  if not debug.upvaluejoin then forms.complain("busted.bindfenv() needs the debug library: --trust") end
  local meta = type(callable) == "table" and getmetatable(callable)
  local action = forms.body("bindfenv", type(meta) == "table" and meta.__call or callable)
  for index = 1, 255 do
    local upvalue, environment = debug.getupvalue(action, index)
    if not upvalue then return end
    if upvalue == "_ENV" then
      local changed = setmetatable({ [name] = value }, { __index = environment })
      return debug.upvaluejoin(action, index, function() return changed end, 1)
    end
  end
end

-- Events -----------------------------------------------------------------------------------------------------

-- The description of a group or spec for subscribers.
local function element(node)
  if not node then return nil end
  local kind = node.children and (node.parent and "describe" or "file") or "it"
  return {
    descriptor = kind, name = node.name, number = node.number,
    trace = { source = "@" .. node.path, short_src = node.path, currentline = node.line },
  }
end

local function tell(node, stage, problems)
  local kind = node.children and (node.parent and "describe" or "file") or "test"
  local status
  if kind == "test" and stage == "end" then
    status = "success"
    for _, problem in ipairs(problems or {}) do
      if status == "success" or status == "pending" then status = problem.outcome end
    end
  end
  channels.publish({ kind, stage }, element(node), element(node.parent), status)
end

-- Calls `action(…)` whenever something is published on the channel or on one inside it. These are published:
-- { "file" | "describe" | "test", "start" | "end" } with the element, the one around it and, at a test's end, its
-- status; and whatever specs publish. Returns the subscription, which has an `id`.
function busted.subscribe(channel, action, options)
  if type(channel) ~= "table" then forms.complain("subscribe() needs a channel such as {'test', 'end'}") end
  definition.publish = tell
  return channels.subscribe(channel, forms.body("subscribe", action), options)
end

-- Ends a subscription: that which `subscribe` returned, or that of an id on a channel.
busted.unsubscribe = channels.unsubscribe

-- Calls the subscribers of a channel.
busted.publish = channels.publish

-- The element around one, or nil.
function busted.parent(child)
  local node = definition.nodes[child.number]
  return element(node and node.parent)
end

-- The elements in one, as far as they are known.
function busted.children(parent)
  local list = {}
  local node = definition.nodes[parent.number]
  for index, child in ipairs(node and node.children or {}) do list[index] = element(child) end
  return list
end

-- Specs share it: none may change what another one sees.
return setmetatable({}, { __index = busted, __newindex = function() error("Attempt to modify busted", 2) end })
