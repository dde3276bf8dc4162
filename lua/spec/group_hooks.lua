-- Features that few groups need: lazy setups, teardowns, an environment of their own.

local library = ...
local definition, scopes, insulation = library.definition, library.scopes, library.insulation
local hooks = definition.runHooks

local next = next

local groupHooks = {}

-- Before the body of an insulated or exposed group.
function groupHooks.open(group)
  if group.kind == "insulate" then
    group.saved = insulation.save()
  else
    scopes.expose(group)
  end
end

-- Runs the lazy setups around a group's specs, the outermost group's first, each once. Returns a list of failures, each
-- with the number of its group, or nil; and whether all that have run succeeded.
function groupHooks.prepare(group, problems)
  if group.parent then
    local ok
    problems, ok = groupHooks.prepare(group.parent, problems)
    if not ok then return problems, false end
  end
  if group.prepared == nil then
    local before = problems and #problems or 0
    problems, group.prepared = hooks(group, "lazy_setup", problems)
    for index = before + 1, problems and #problems or 0 do problems[index].group = group.number end
  end
  return problems, group.prepared
end

-- The teardowns of a group: the lazy ones only if a spec was to run.
function groupHooks.leave(group)
  local problems
  if group.prepared ~= nil then problems = hooks(group, "lazy_teardown") end
  return (hooks(group, "strict_teardown", problems, "teardown"))
end

-- Reverts the changes of an insulated group, except for exposed ones.
function groupHooks.close(group)
  if group.saved then insulation.restore(group.saved) end
  local parent = group.parent
  if group.kind == "expose" and parent.saved then parent.saved = insulation.save() end
end

-- The failures that were recorded during the spec, then the one that ended it.
function groupHooks.noted(notes, problems)
  for _, problem in next, problems or {} do notes[#notes + 1] = problem end
  return notes
end

return groupHooks
