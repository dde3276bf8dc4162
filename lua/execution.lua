-- Runs what was collected, one thing at a time, as Swift asks for it: a group's way in, a spec, a group's way out.
-- Each runs to its end whatever fails; what failed comes back as a list of records, or nil.

local library, host = ...
local definition, scopes, trace, coroutines = library.definition, library.scopes, library.trace, library.coroutines
local yield = coroutines.yieldToDriver

local xpcall, ipairs, failed = xpcall, ipairs, host.failed
local nodes, handler, recorded = definition.nodes, trace.handler, trace.recorded

local commands = {}

-- Runs a function of the user's. Only in the body of a spec is a failed assertion a failure; a spec can be made
-- pending before its body too. Elsewhere either is an error like any other.
local function attempt(body, stage, problems)
  definition.stage = stage
  local ok, result = xpcall(body, handler)
  if ok then return problems, true end
  failed()
  local record = recorded(result)
  if stage ~= "body" then
    local isPending = record.outcome == "pending" and stage == "before_each"
    if not isPending then
      record.outcome = "error"
      record.message = "in " .. stage .. ": " .. record.message
    end
  end
  problems = problems or {}
  problems[#problems + 1] = record
  return problems, false
end

-- Several of them: all, or up to the first that fails.
local function attemptAll(list, stage, problems, stopsAtFailure)
  local ok = true
  for _, body in ipairs(list) do
    local succeeded
    problems, succeeded = attempt(body, stage, problems)
    ok = ok and succeeded
    if stopsAtFailure and not ok then break end
  end
  return problems, ok
end

-- The hooks around a group's specs in the order in which they run: before_each from the outermost group inward,
-- after_each from the innermost outward. Worked out once per group; definition is over by then.
local function hooksBefore(group)
  local all = group.allBefore
  if all then return all end
  all = {}
  for _, hook in ipairs(group.parent and hooksBefore(group.parent) or {}) do all[#all + 1] = hook end
  for _, hook in ipairs(group.beforeEach) do all[#all + 1] = hook end
  group.allBefore = all
  return all
end

local function hooksAfter(group)
  local all = group.allAfter
  if all then return all end
  all = {}
  for _, hook in ipairs(group.afterEach) do all[#all + 1] = hook end
  for _, hook in ipairs(group.parent and hooksAfter(group.parent) or {}) do all[#all + 1] = hook end
  group.allAfter = all
  return all
end

function commands.enter(group)
  scopes.enter(group)
  return (attemptAll(group.setup, "setup", nil, true))
end

function commands.leave(group)
  scopes.enter(group)
  return (attemptAll(group.teardown, "teardown", nil, false))
end

function commands.run(spec)
  scopes.enter(spec)
  definition.running = spec
  local problems, ok = attemptAll(hooksBefore(spec.parent), "before_each", nil, true)
  if ok then problems = attempt(spec.body, "body", problems) end
  if spec.finally then problems = attemptAll(spec.finally, "finally", problems, false) end
  problems = attemptAll(hooksAfter(spec.parent), "after_each", problems, false)
  definition.running = nil
  spec.finally, spec.globals = nil, nil
  return problems
end

function commands.read(source, path)
  return definition.read(source, path)
end

-- Makes the coroutine that Swift drives. In: a command and what it is about. Out: "done" and the list of records.
-- Another one is made where an interrupted script took the first with it.
return function()
  return coroutines.driven(function(command, subject, path)
    while true do
      local result = commands[command](nodes[subject] or subject, path)
      command, subject, path = yield("done", result)
    end
  end)
end
