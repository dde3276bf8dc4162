-- The result of `require "busted.outputHandlers.base"`: a function that makes a handler, which keeps the outcomes of
-- specs by kind. Handlers add their own subscriptions.

local next, type, tostring, concat, insert = next, type, tostring, table.concat, table.insert

local lists = { success = "successes", pending = "pendings", failure = "failures", error = "errors" }

return function()
  local busted = require "busted"
  local handler = {}

  local function clear()
    for _, list in next, lists do
      handler[list], handler[list .. "Count"] = {}, 0
    end
    handler.inProgress = {}
  end
  clear()

  local function keep(list, problem)
    insert(handler[list], problem)
    handler[list .. "Count"] = handler[list .. "Count"] + 1
  end

  -- Whether pending specs are told of.
  function handler.cancelOnPending(element, _, status)
    local isPending = element.descriptor == "pending" or status == "pending"
    return not (isPending and handler.options.suppressPending)
  end

  -- The names from the outermost group to the element.
  function handler.getFullName(element)
    local names = {}
    local at = element
    while at and (at == element or at.descriptor ~= "file") and (at.name or at.descriptor) do
      if at.descriptor == "suite" then break end
      insert(names, 1, at.name or at.descriptor)
      at = busted.parent(at)
    end
    return concat(names, " ")
  end

  -- The record of an outcome.
  function handler.format(element, parent, message, trace, isError)
    local copy = {}
    for key, value in next, element do
      if type(value) ~= "function" and key ~= "env" then copy[key] = value end
    end
    copy.trace = element.trace or trace
    return {
      trace = trace or element.trace, element = copy, name = handler.getFullName(element), message = message,
      randomseed = parent and parent.randomseed, isError = isError,
    }
  end

  -- The duration of the run, in seconds.
  function handler.getDuration()
    if not handler.startTick or not handler.endTick then return 0 end
    return handler.endTick - handler.startTick
  end

  function handler.baseSuiteReset()
    clear()
    return nil, true
  end

  function handler.baseSuiteStart(suite)
    handler.startTick, handler.startTime = suite.starttick, suite.starttime
    return nil, true
  end

  function handler.baseSuiteEnd(suite)
    handler.endTick, handler.endTime = suite.endtick, suite.endtime
    return nil, true
  end

  function handler.baseTestStart(element)
    handler.inProgress[tostring(element)] = {}
    return nil, true
  end

  function handler.baseTestEnd(element, parent, status, trace)
    local progress = handler.inProgress[tostring(element)]
    handler.inProgress[tostring(element)] = nil
    if status == "failure" then
      handler.failuresCount = handler.failuresCount + 1
    elseif status ~= "error" then
      local outcome = handler.format(element, parent, element.message, trace)
      for key, value in next, progress or {} do outcome[key] = value end
      keep(lists[status], outcome)
    end
    return nil, true
  end

  function handler.basePending(element, _, message, trace)
    local progress = handler.inProgress[tostring(element)]
    if progress then progress.message, progress.trace = message, trace end
    return nil, true
  end

  -- The number of failures is that of specs, which may fail several times.
  function handler.baseTestFailure(element, parent, message, trace)
    insert(handler.failures, handler.format(element, parent, message, trace))
    return nil, true
  end

  function handler.baseTestError(element, parent, message, trace)
    keep("errors", handler.format(element, parent, message, trace, true))
    return nil, true
  end

  function handler.baseError(element, parent, message, trace)
    if element.descriptor ~= "it" then handler.baseTestError(element, parent, message, trace) end
    return nil, true
  end

  -- Begins to hear of the run.
  function handler.subscribe(self, options)
    handler.options = options
    require "busted.languages.en"
    if options.language and options.language ~= "en" then require("busted.languages." .. options.language) end
    local first = { priority = 1 }
    local unlessPending = { priority = 1, predicate = handler.cancelOnPending }
    busted.subscribe({ "suite", "reset" }, self.baseSuiteReset, first)
    busted.subscribe({ "suite", "start" }, self.baseSuiteStart, first)
    busted.subscribe({ "suite", "end" }, self.baseSuiteEnd, first)
    busted.subscribe({ "test", "start" }, self.baseTestStart, unlessPending)
    busted.subscribe({ "test", "end" }, self.baseTestEnd, unlessPending)
    busted.subscribe({ "pending" }, self.basePending, unlessPending)
    busted.subscribe({ "failure", "it" }, self.baseTestFailure, first)
    busted.subscribe({ "error", "it" }, self.baseTestError, first)
    busted.subscribe({ "failure" }, self.baseError, first)
    busted.subscribe({ "error" }, self.baseError, first)
  end

  return handler
end
