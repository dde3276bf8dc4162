-- Runs a spec file, one thing at a time, as Swift asks for it: a group's body, its way in, a spec, its way out. Each
-- runs to its end whatever fails; what failed comes back as a list of records, or nil.

local library, host = ...
local definition, scopes, trace, coroutines = library.definition, library.scopes, library.trace, library.coroutines
local insulation = library.insulation
local yield = coroutines.yieldToDriver

local xpcall, next, failed = xpcall, next, host.failed
local nodes, handler, recorded = definition.nodes, trace.handler, trace.recorded
local enterScope = scopes.enter

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

-- All of them, whichever fails.
local function attemptAll(list, stage, problems)
  local ok = true
  for index = 1, #list do
    local succeeded
    problems, succeeded = attempt(list[index], stage, problems)
    ok = ok and succeeded
  end
  return problems, ok
end

local function hooks(group, word, problems)
  local list = group[word]
  if not list then return problems, true end
  enterScope(group)
  return attemptAll(list, word, problems)
end

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

-- Reads a file, or runs the body of a group. The second result is what `randomize` said, the third whether specs need
-- to be prepared.
function commands.open(group)
  if group.kind == "insulate" then group.saved = insulation.save() end
  if group.kind == "expose" then scopes.expose(group) end
  local problem, order = definition.read(group)
  if problem then return { problem } end
  group.isLazy = group.lazy_setup or group.lazy_teardown or group.parent and group.parent.isLazy
  return nil, order, group.isLazy and true
end

function commands.read(source, path)
  local file, problem = definition.file(source, path)
  if not file then return { problem } end
  return commands.open(file)
end

function commands.enter(group)
  return (hooks(group, "strict_setup"))
end

-- The lazy setups around a spec, the outermost group's first, each once. The second result tells whether all that
-- were ever run succeeded.
function commands.prepare(group, _, problems)
  if group.parent then
    local ok
    problems, ok = commands.prepare(group.parent, nil, problems)
    if not ok then return problems, false end
  end
  if group.prepared == nil then
    local before = problems and #problems or 0
    problems, group.prepared = hooks(group, "lazy_setup", problems)
    for index = before + 1, problems and #problems or 0 do problems[index].group = group.number end
  end
  return problems, group.prepared
end

function commands.leave(group)
  local problems
  if group.prepared ~= nil then problems = hooks(group, "lazy_teardown") end
  return (hooks(group, "strict_teardown", problems))
end

-- Undoes what a group changed, and forgets what it defined.
function commands.close(group)
  if group.saved then insulation.restore(group.saved) end
  local parent = group.parent
  -- What was exposed to an insulated group isn't undone by it.
  if group.kind == "expose" and parent.saved then parent.saved = insulation.save() end
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
  if ok then problems = attempt(spec.body, "body", problems) end
  if spec.notes then
    problems = problems or {}
    for index, note in next, spec.notes do table.insert(problems, index, note) end
  end
  if spec.finally then problems = attemptAll(spec.finally, "finally", problems) end
  for index = last, 1, -1 do problems = hooks(chain[index], "after_each", problems) end
  definition.running = nil
  spec.finally, spec.globals, spec.notes, spec.step = nil, nil, nil, nil
  return problems
end

-- Asks for the lines on which definitions end.
function commands.measure()
  definition.needsExtents = true
end

-- Makes the coroutine that Swift drives. In: a command and what it is about. Out: "done", the list of records, and
-- what else there is to say. Another one is made where an interrupted script took the first with it.
return function()
  definition.running, definition.open = nil, nil
  return coroutines.driven(function(command, subject, path)
    while true do
      command, subject, path = yield("done", commands[command](nodes[subject] or subject, path))
    end
  end)
end
