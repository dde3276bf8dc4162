-- An output handler as plug-ins of editors have them: it shows the report for terminals, and writes the outcomes as JSON to
-- the file that -Xoutput names, each with the position of its spec.

local json = require "dkjson"

return function(options)
  local busted = require "busted"
  local handler = require "busted.outputHandlers.base"()
  local terminalOptions = {}
  for key, value in pairs(options) do
    if key ~= "arguments" then terminalOptions[key] = value end
  end
  terminalOptions.arguments = {}
  local terminal = require "busted.outputHandlers.utfTerminal"(terminalOptions)
  local path = options.arguments[1]
  local positions = {}

  local function position(element)
    local parts = { '"' .. element.name .. '"' }
    local parent = busted.parent(element)
    while parent and parent.name and parent.descriptor ~= "file" do
      table.insert(parts, 1, '"' .. parent.name .. '"')
      parent = busted.parent(parent)
    end
    table.insert(parts, 1, (element.trace.source:gsub("^@", "")))
    return table.concat(parts, "::")
  end

  local function entries(outcomes)
    local list = setmetatable({}, { __jsontype = "array" })
    for _, outcome in ipairs(outcomes) do
      table.insert(list, {
        neotestPositionId = positions[outcome.name],
        message = outcome.message, name = outcome.name, isError = outcome.isError,
        trace = { currentline = outcome.trace.currentline, short_src = outcome.trace.short_src },
        element = { attributes = outcome.element.attributes, descriptor = outcome.element.descriptor },
      })
    end
    return list
  end

  busted.subscribe({ "test", "start" }, function(element)
    positions[handler.getFullName(element)] = position(element)
    return nil, true
  end)

  busted.subscribe({ "suite", "end" }, function()
    local results = {
      successes = entries(handler.successes), failures = entries(handler.failures), errors = entries(handler.errors),
      pendings = entries(handler.pendings),
    }
    local file = assert(io.open(path, "w"))
    file:write(json.encode(results, { indent = true, keyorder = { "successes", "failures", "errors", "pendings" } }), "\n")
    file:close()
    return nil, true
  end)

  local subscribe = handler.subscribe
  function handler.subscribe(...)
    terminal:subscribe(terminalOptions)
    return subscribe(...)
  end
  return handler
end
