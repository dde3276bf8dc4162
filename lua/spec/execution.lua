-- Runs a spec file in steps, each on a command of Swift: a group's body, its setup, a spec, its teardown. Each step
-- runs to its end whatever fails, and returns a list of records of failures, or nil.

local library, host = ...
local definition, scopes, trace, coroutines = library.definition, library.scopes, library.trace, library.coroutines
local yield = coroutines.yieldToDriver

local xpcall, next, type, rawget, failed = xpcall, next, type, rawget, host.failed
local nodes, handler, recorded = definition.nodes, trace.handler, trace.recorded
local enterScope = scopes.enter

local commands = {}
local special = { insulate = true, expose = true }

-- Runs a function of the user's. A failed assertion is a failure only in the body of a spec; a spec can be made pending
-- before its body too. Elsewhere either is an error like any other.
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

-- Runs all of them, whichever fails.
local function attemptAll(list, stage, problems)
  local ok = true
  for index = 1, #list do
    local succeeded
    problems, succeeded = attempt(list[index], stage, problems)
    ok = ok and succeeded
  end
  return problems, ok
end

local function hooks(group, word, problems, stage)
  local list = group[word]
  if not list then return problems, true end
  enterScope(group)
  return attemptAll(list, stage or word, problems)
end
definition.runHooks = hooks

-- The groups from the file inward that have hooks around each spec. A group's are known once its body is through.
local function around(group)
  local chain = group.around
  if chain then return chain end
  chain = group.parent and around(group.parent) or {}
  if group.before_each or group.after_each then
    local longer = {}
    for index, outer in next, chain do longer[index] = outer end
    longer[#longer + 1] = group
    chain = longer
  end
  group.around = chain
  return chain
end

-- Reads a file, or runs the body of a group. The second result is the order that `randomize` set, the third whether
-- specs need to be prepared.
function commands.open(group)
  if special[group.kind] then library.group_hooks.open(group) end
  local problem, order = definition.read(group)
  if problem then return { problem } end
  if definition.publish then definition.publish(group, "start") end
  group.isLazy = group.lazy_setup or group.lazy_teardown or group.parent and group.parent.isLazy
  return nil, order, group.isLazy and true
end

function commands.read(source, path)
  local names = rawget(library, "view_names")
  if names then names.read(source) end
  local file, problem = definition.file(source, path)
  if not file then return { problem } end
  return commands.open(file)
end

function commands.enter(group)
  if group.strict_setup then return (hooks(group, "strict_setup", nil, "setup")) end
end

-- The second result is whether all lazy setups that have run around the group's specs succeeded.
function commands.prepare(group)
  return library.group_hooks.prepare(group)
end

function commands.leave(group)
  if group.prepared ~= nil or group.strict_teardown then return library.group_hooks.leave(group) end
end

function commands.close(group)
  if type(group) ~= "table" then return end -- a file that a helper's error kept from being read
  if definition.publish then definition.publish(group, "end") end
  if special[group.kind] then library.group_hooks.close(group) end
end

function commands.run(spec)
  definition.running = spec
  local chain = around(spec.parent)
  local problems, ok = nil, true
  local last = #chain
  for index = 1, last do
    problems, ok = hooks(chain[index], "before_each", problems)
    if not ok then
      last = index
      break
    end
  end
  enterScope(spec)
  if definition.publish then definition.publish(spec, "start") end
  if ok then problems = attempt(spec.body, "body", problems) end
  if spec.notes then problems = library.group_hooks.noted(spec.notes, problems) end
  if spec.finally then problems = attemptAll(spec.finally, "finally", problems) end
  if definition.publish then definition.publish(spec, "end", problems) end
  for index = last, 1, -1 do problems = hooks(chain[index], "after_each", problems) end
  definition.running = nil
  spec.finally, spec.globals, spec.notes, spec.step = nil, nil, nil, nil
  return problems
end

-- Calls a function of the user's that belongs to no group, such as a helper.
function commands.call(action, ...)
  local ok, result = xpcall(action, handler, ...)
  if not ok then return { recorded(result) } end
end

-- Lays out values and messages as luassert does.
function commands.luassert() local _ = library.luassert_layout end

-- Takes the names of views out of the globals, until a file uses them, or for good.
function commands.hide(mayShow)
  library.view_names.mayShow = mayShow
  library.view_names.hide()
end

-- Reports the lines on which definitions end.
function commands.measure()
  definition.needsExtents = true
end

-- Makes the coroutine that Swift drives. In: a command and its arguments. Out: false, since it is no wait, the list of
-- records, and further results. It is made again if an interrupted script ended it.
return function()
  definition.running, definition.open = nil, nil
  return coroutines.driven(function(command, subject, path)
    while true do
      command, subject, path = yield(false, commands[command](nodes[subject] or subject, path))
    end
  end)
end
