-- The words that define specs. They take down what a body defines; nothing runs but the bodies of groups, each when
-- the run comes to it. Swift learns of what a group holds once its body is through, by `host.define`; a node's number
-- is its name on both sides.

local library, host = ...
local scopes, trace, failure, text = library.scopes, library.trace, library.failure, library.text
local forms = library.forms

local type, error, next, select, xpcall = type, error, next, select, xpcall
local load, tonumber, setmetatable = load, tonumber, setmetatable
local caller = trace.caller

local definition = {
  nodes = {}, -- groups and specs by number; the file itself is number 1
  open = nil, -- the group whose body runs
  running = nil, -- the spec that runs
  stage = nil, -- what runs of it: its body, a hook
  needsExtents = false, -- whether it matters on which line a definition ends
}
local nodes = definition.nodes

-- A node is a group if it has `children`. `kind` is "spec" or "pending"; a group's is its word.
function definition.add(kind, name, body, path, line, children)
  local parent, number = definition.open, #nodes + 1
  local node = {
    number = number, parent = parent, kind = kind, name = name, body = body, path = path, line = line,
    children = children,
  }
  nodes[number] = node
  local siblings = parent.children
  siblings[#siblings + 1] = node
  return node
end
local add = definition.add

-- The open group, or an error at the line of whoever called our caller.
local function place(word)
  local open = definition.open
  if open then return open end
  if definition.running then
    error(("%s() can't be called while a spec runs: it belongs into a describe or at the top of the file"):format(word), 3)
  end
  error(("%s() can't be called here: it belongs into a describe or at the top of the file"):format(word), 3)
end
definition.place = place

-- A word that can be called, and has more of it behind a dot: `it.only`, `describe.each`. Whatever isn't the plainest
-- call is for a module of its own, which most files don't need.
local function defining(word, kind, isGroup)
  local variants = { __index = function(self, key) return forms.variant(self, word, kind, isGroup, nil, key) end }
  function variants.__call(_, name, body, ...)
    place(word)
    if type(name) ~= "string" or type(body) ~= "function" then
      return forms.define(word, kind, isGroup, nil, name, body, ...)
    end
    local path, line = caller()
    add(kind, text.clean(name), body, path, line, isGroup and {})
  end
  return setmetatable({}, variants)
end

for _, word in next, { "describe", "context", "insulate", "expose" } do _G[word] = defining(word, word, true) end
for _, word in next, { "it", "spec", "test" } do _G[word] = defining(word, "spec", false) end

local function hook(word, list)
  return function(name, body)
    local group = place(word)
    local hooks = group[list] or {}
    group[list] = hooks
    if type(name) == "function" and body == nil then
      hooks[#hooks + 1] = name
    else
      return forms.hook(word, hooks, name, body)
    end
  end
end

for _, word in next, {
  "before_each", "after_each", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown",
} do
  _G[word] = hook(word, word)
end
setup, teardown = hook("setup", "strict_setup"), hook("teardown", "strict_teardown")

-- In a group: a spec that isn't run. In a spec: ends it as pending, for this reason.
function pending(name, ...)
  if definition.running then failure.pend(name == nil and "" or forms.name("pending", name)) end
  place("pending")
  return forms.pending(name, ...)
end

-- In a spec: runs `body` when the spec is through, whatever became of it.
function finally(body)
  local spec = definition.running
  if not spec or definition.stage ~= "body" then error("finally() can only be called in the body of a spec", 2) end
  forms.body("finally", body)
  spec.finally = spec.finally or {}
  spec.finally[#spec.finally + 1] = body
end

-- In a spec: names what is being done, for the report, and does it. Returns what `body` returns.
function step(name, body)
  if not definition.running then error("step() can only be called while a spec runs", 2) end
  return forms.step(name, body)
end

-- In a group: what it holds runs in another order each time, or in that of a seed; `randomize(false)` in the one
-- in which it is written.
function randomize(...)
  place("randomize").order = forms.order(select("#", ...), ...)
end

-- Adds a record of a failure to the running spec, which goes on. Returns whether one runs.
function definition.note(record)
  local spec = definition.running
  if not spec then return false end
  spec.notes = spec.notes or {}
  spec.notes[#spec.notes + 1] = record
  return true
end

-- Tells Swift what a group holds.
local function tell(group)
  local children, define = group.children, host.define
  for index = 1, #children do
    local node = children[index]
    local last
    if definition.needsExtents and node.body then last = forms.lastLine(node) end
    define(node.number, node.children and "group" or node.kind, node.name, node.path, node.line, last, node.options)
  end
end

-- Runs the body of a group. Returns the record of what went wrong, or what `randomize` said.
function definition.read(group)
  definition.open = group
  scopes.enter(group)
  local ok, result = xpcall(group.body, trace.handler)
  definition.open = nil
  if not ok then return trace.recorded(result) end
  tell(group)
  return nil, group.order
end

-- The group that a file is, or the record of why it isn't one.
function definition.file(source, path)
  -- What Lua itself skips at the start of a file: a byte order mark, and a first line for the shell.
  source = source:gsub("^\xEF\xBB\xBF", ""):gsub("^#[^\n]*", "")
  local chunk, message = load(source, "@" .. path, "t", scopes.environment)
  if not chunk then
    local line, rest = message:match(":(%d+): (.*)$")
    return nil, trace.unlocated(rest or message, path, tonumber(line) or 1)
  end
  nodes[1] = { number = 1, kind = "file", name = path, body = chunk, path = path, line = 1, children = {} }
  return nodes[1]
end

-- What `require "busted"` gives to files that ask for it.
local preload = package and package.preload
if preload then
  preload["busted"] = function() return library.busted end
  preload["busted.runner"] = function() return function() end end
end

return definition
