-- The words that define specs: they collect what there is, and run nothing but the bodies of `describe`.
--
-- A body runs once the body around it is through, so that it sees all that is set up there. Swift learns of each
-- group and spec by `host.define`; both sides count them in the same order, which makes the number a name.

local library, host = ...
local scopes, trace, failure, text = library.scopes, library.trace, library.failure, library.text

local type, error, tostring, xpcall, ipairs = type, error, tostring, xpcall, ipairs
local load, tonumber = load, tonumber

local definition = {
  nodes = {}, -- groups and specs by number; the file itself is number 1
  running = nil, -- the spec that runs
}
local nodes = definition.nodes

local open -- the group whose body runs

local function newGroup(parent, body)
  local group = { parent = parent, body = body, groups = {}, setup = {}, teardown = {}, beforeEach = {}, afterEach = {} }
  nodes[#nodes + 1] = group
  return group
end

-- The place for a definition, or an error at the line of whoever called our caller.
local function place(word)
  if definition.running then
    error(("%s() can't be called while a spec runs: it belongs into a describe or at the top of the file"):format(word), 3)
  end
  if not open then error(word .. "() can only be called while a spec file is being read", 3) end
  return open
end

local function checkedName(word, name)
  if type(name) == "string" then return text.clean(name) end
  if type(name) == "number" then return tostring(name) end
  error(("%s() needs a name (a string) as its first argument, got %s"):format(word, library.pretty.value(name)), 3)
end

local function checkedBody(word, body)
  if type(body) ~= "function" then
    error(("%s() needs a function, got %s"):format(word, library.pretty.value(body)), 3)
  end
  return body
end

local function define(kind, name)
  local path, line = trace.caller()
  host.define(kind, open.number, name, path, line)
end

local function defineGroup(word)
  return function(name, body)
    local parent = place(word)
    name = checkedName(word, name)
    checkedBody(word, body)
    define("group", name)
    local group = newGroup(parent, body)
    group.number = #nodes
    parent.groups[#parent.groups + 1] = group
  end
end

local function defineSpec(word)
  return function(name, body)
    local group = place(word)
    name = checkedName(word, name)
    if body ~= nil then checkedBody(word, body) end
    define(body and "spec" or "pending", name)
    nodes[#nodes + 1] = { parent = group, body = body }
  end
end

local function defineHook(word, list)
  return function(body)
    local hooks = place(word)[list]
    hooks[#hooks + 1] = checkedBody(word, body)
  end
end

for _, word in ipairs { "describe", "context" } do _G[word] = defineGroup(word) end
for _, word in ipairs { "it", "spec", "test" } do _G[word] = defineSpec(word) end
before_each = defineHook("before_each", "beforeEach")
after_each = defineHook("after_each", "afterEach")
setup = defineHook("setup", "setup")
teardown = defineHook("teardown", "teardown")

-- In a describe: a spec that isn't run. In a spec: ends it as pending, for this reason.
function pending(name, body)
  if definition.running then
    local reason = name == nil and "" or checkedName("pending", name)
    failure.pend(reason)
  end
  local group = place("pending")
  name = checkedName("pending", name)
  define("pending", name)
  nodes[#nodes + 1] = { parent = group, body = body }
end

-- In a spec: runs `body` when the spec is through, whatever became of it.
function finally(body)
  local spec = definition.running
  if not spec or definition.stage ~= "body" then error("finally() can only be called in the body of a spec", 2) end
  checkedBody("finally", body)
  spec.finally = spec.finally or {}
  spec.finally[#spec.finally + 1] = body
end

-- In a spec: names what is being done, for the report, and does it. Returns what `body` returns.
function step(name, body)
  if not definition.running then error("step() can only be called while a spec runs", 2) end
  name = checkedName("step", name)
  if body ~= nil then checkedBody("step", body) end
  host.step(name)
  if body then return body() end
end

-- Runs the body of a group, then those of the groups in it. A group whose body fails has no specs.
local function collect(group, problems)
  open = group
  scopes.enter(group)
  local ok, result = xpcall(group.body, trace.handler)
  open = nil
  if not ok then
    problems[#problems + 1] = { group = group.number, detail = trace.recorded(result) }
    return
  end
  for _, child in ipairs(group.groups) do collect(child, problems) end
end

-- Reads a spec file. Returns what went wrong: { { group = number, detail = record }, … }.
function definition.read(source, path)
  -- What Lua itself skips at the start of a file: a byte order mark, and a first line for the shell.
  source = source:gsub("^\xEF\xBB\xBF", ""):gsub("^#[^\n]*", "")
  local chunk, message = load(source, "@" .. path, "t", scopes.environment)
  if not chunk then
    local line, rest = message:match(":(%d+): (.*)$")
    return { { group = 1, detail = trace.unlocated(rest or message, path, tonumber(line) or 1) } }
  end
  local problems = {}
  local file = newGroup(nil, chunk)
  file.number = 1
  collect(file, problems)
  return problems
end

return definition
