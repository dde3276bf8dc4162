-- Stands in for busted's own report on terminals, which handlers of others show beside theirs: a sign for each spec,
-- the counts, and each outcome that isn't a success with its place and message.

local say = require "say"
local io, ipairs, type, tostring = io, ipairs, type, tostring

local signs = { success = "●", pending = "◌", failure = "◼", error = "✱" }

return function()
  local busted = require "busted"
  local handler = require "busted.outputHandlers.base"()

  local function amount(count, kind)
    local form = count == 0 and "_zero" or count == 1 and "_single" or "_plural"
    return ("%d %s"):format(count, say("output." .. kind .. form))
  end

  local function show(kind, outcomes)
    for _, outcome in ipairs(outcomes) do
      local trace = outcome.trace or outcome.element.trace or {}
      io.write(("\n%s → %s @ %s\n%s\n"):format(
        say("output." .. kind), trace.short_src or "?", trace.currentline or "?", outcome.name))
      local message = outcome.message
      if message and message ~= "" then
        io.write(type(message) == "string" and message or tostring(message), "\n")
      end
    end
  end

  function handler.testEnd(_, _, status)
    io.write(signs[status] or "?")
    return nil, true
  end

  function handler.suiteEnd()
    local counts = {
      amount(handler.successesCount, "success"), amount(handler.failuresCount, "failure"),
      amount(handler.errorsCount, "error"), amount(handler.pendingsCount, "pending"),
    }
    io.write(("\n%s : %.6f %s\n"):format(
      table.concat(counts, " / "), handler.getDuration(), say "output.seconds"))
    show("pending", handler.pendings)
    show("failure", handler.failures)
    show("error", handler.errors)
    return nil, true
  end

  busted.subscribe({ "test", "end" }, handler.testEnd, { predicate = handler.cancelOnPending })
  busted.subscribe({ "suite", "end" }, handler.suiteEnd)
  return handler
end
