-- Assertions that don't end a spec immediately: `assert.soft.equal(…)` records a failure and continues the spec;
-- `assert.eventually.has_text(…)` and `assert.eventually(function() … end)` are retried until they hold.
--
-- @assertions soft eventually

local library = ...
local wording, registry, text, polling = library.wording, library.registry, library.text, library.polling
local complain = library.trace.complain

local type, error, pcall, select = type, error, pcall, select
local getmetatable, pack, unpack = getmetatable, table.pack, table.unpack

local waiting = {}

-- Soft assertions ------------------------------------------------------------------------------------------

registry.addModifier("soft", function(state) state.soft = true end)

-- Records a failure of the running spec, at the line of the caller. Outside of a spec that could report it later, it is
-- raised like any other.
function waiting.note(message)
  local _, raised = pcall(library.failure.raise, message)
  local definition = rawget(library, "definition")
  if not (definition and definition.note(library.trace.handler(raised))) then error(raised, 0) end
end

-- Eventually ---------------------------------------------------------------------------------------------------

local defaultTimeout = 1

-- In front of another assertion: it is tried until it holds.
registry.addModifier("eventually", function(state)
  if not state.mod then
    complain("a negation in front of 'eventually' is ambiguous: assert.eventually.is_not.… waits until something no "
      .. "longer holds, assert.is_not.eventually(function() … end) asserts that it never does")
  end
  state.eventually = state.eventually or polling.options("assert.eventually", nil, defaultTimeout)
end, true)

-- Whether a value can only be a table of options: no message, no function, no object.
local function isPlain(value) return type(value) == "table" and getmetatable(value) == nil end

-- Whether the first argument of `assert.eventually(…)` are options for the rest of the chain. If so, the state has
-- them.
function waiting.begins(state, options)
  if not isPlain(options) then return false end
  state.eventually = polling.options("assert.eventually", options, defaultTimeout)
  return true
end

-- The options after the arguments of an assertion, in the place of its message; and their position.
local function trailing(entry, ...)
  local at = entry.message
  if type(at) == "function" then at = at(...) end
  local value = at and at <= select("#", ...) and (select(at, ...))
  if isPlain(value) then return value, at end
end

-- Fails, or records the failure, with the error of the last attempt.
local function failRaised(state, raised, seconds)
  wording.raise(state, ("Expected this to hold within %s. The last attempt:\n%s"):format(
    seconds, text.indent(polling.last(raised), "  ")), state.failure_message)
end

-- Retries an assertion until it holds; `attempt(state, ...)` makes it once, as the registry does: whether it holds, the
-- detail of a failure, and the packed results. `fail` words it.
function waiting.call(entry, state, attempt, fail, ...)
  local who = "assert.eventually." .. entry.name
  if entry.name == "matches_snapshot" then
    complain("%s: a snapshot is of what is there now, and is written where none is kept; wait for something on the "
      .. "screen first, then compare", who)
  end
  local arguments, options = pack(...), state.eventually
  local given, at = trailing(entry, ...)
  if given then
    options = polling.options(who, given, options.timeout)
    arguments[at] = nil
    if at == arguments.n then arguments.n = at - 1 end
  end
  local results = polling.poll(who, options, function()
    local returned, outcome = polling.try(attempt, state, unpack(arguments, 1, arguments.n))
    if not returned then return false, outcome end
    return not outcome[2] ~= state.mod, nil, outcome[3], outcome[4]
  end)
  if not results[1] then
    local seconds = text.seconds(options.timeout)
    if results[2] ~= nil then
      failRaised(state, results[2], seconds)
    else
      state.waited = seconds
      fail(entry, state, results[3], arguments.n, unpack(arguments, 1, arguments.n))
    end
  elseif results[4] then
    return unpack(results[4], 1, results[4].n or #results[4])
  end
  return unpack(arguments, 1, arguments.n)
end

-- With a function: calls it until it raises nothing and returns nothing or a true value.
registry.add("eventually", {
  needed = 1,
  message = function(_, options)
    if type(options) == "string" then return 2 end
    return 3
  end,
  check = function(state, action, options)
    if not library.luassert_util.callable(action) then
      complain("assert.eventually needs a function to try, got %s", wording.shown(action, true))
    end
    if type(options) == "string" then options = nil end
    local timeout = state.eventually and state.eventually.timeout or defaultTimeout
    local wanted = options == nil and state.eventually or polling.options("assert.eventually", options, timeout)
    local results, tries = polling.poll("assert.eventually", wanted, function()
      local returned, outcome = polling.try(action)
      if not returned then return false, outcome end
      return outcome.n == 1 or outcome[2], nil, outcome
    end)
    local detail = { raised = results[2], results = results[3], timeout = wanted.timeout, tries = tries }
    if not results[1] then return false, detail end
    return true, detail, pack(unpack(results[3], 2, results[3].n))
  end,
  describe = function(state, detail)
    local times = ("%d tr%s"):format(detail.tries, detail.tries == 1 and "y" or "ies")
    if not state.mod then return ("Expected this never to hold, and it did (%s)."):format(times) end
    local returned = detail.results and wording.shown(detail.results[2], true)
    return ("Expected this to hold within %s (%s). The last attempt:\n%s"):format(
      text.seconds(detail.timeout), times, text.indent(polling.last(detail.raised, returned), "  "))
  end,
})

return waiting
