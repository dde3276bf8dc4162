-- The functions that define specs. They collect the definitions of a body; nothing runs but the bodies of groups, each
-- in its turn. Swift learns the content of a group after its body has run, by `host.define`; the number of a node
-- identifies it on both sides.

local library, host = ...
local scopes, trace = library.scopes, library.trace
local caller, clean = trace.caller, library.text.clean
local type, next, xpcall, load, tonumber, setmetatable = type, next, xpcall, load, tonumber, setmetatable
local mathtype = math.type

local definition = {
  nodes = {}, -- groups and specs by number; the file itself is number 1
  open = nil, -- the group whose body runs
  running = nil, -- the spec that runs
  stage = nil, -- what runs of it: its body, a hook
  publish = nil, -- tells those who subscribed to it, by busted's means, what happens
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

local variants = setmetatable({}, { __mode = "k" }) -- of the words that have some

-- The fields of functions, which only words have: `it.only`, `describe.each`.
function definition.field(word, key)
  local known = variants[word]
  if not known then library.definition_forms.noField(word) end
  return known[key]
end

-- A word, which is a function as in busted. Calls other than the plainest one, and its variants, are left to a module
-- that most files don't need.
local function defining(word, kind, isGroup)
  local function define(name, body, ...)
    if not definition.open or type(name) ~= "string" or type(body) ~= "function" then
      return library.definition_forms.define(word, kind, isGroup, nil, name, body, ...)
    end
    local path, line = caller()
    add(kind, clean(name), body, path, line, isGroup and {})
  end
  variants[define] = setmetatable({}, {
    __index = function(self, key) return library.definition_forms.variant(self, word, kind, isGroup, nil, key) end,
  })
  return define
end

for _, word in next, { "describe", "context", "insulate", "expose" } do _G[word] = defining(word, word, true) end
for _, word in next, { "it", "spec", "test" } do _G[word] = defining(word, "spec", false) end

local function hook(word, list)
  _G[word] = function(body, ...)
    local group = definition.open
    if not group or type(body) ~= "function" or ... then return library.definition_forms.hook(word, list, body, ...) end
    local hooks = group[list] or {}
    group[list] = hooks
    hooks[#hooks + 1] = body
    local after, index = group.hooksAfter or {}, #group.children
    group.hooksAfter = after
    after[index] = (after[index] or 0) + 1
  end
end

for _, word in next, {
  "before_each", "after_each", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown",
} do
  hook(word, word)
end
hook("setup", "strict_setup")
hook("teardown", "strict_teardown")

for _, word in next, { "pending", "finally", "step", "randomize" } do
  _G[word] = function(...) return library.definition_forms[word](...) end
end

-- Adds a record of a failure to the running spec, which continues. Returns whether one runs.
function definition.note(record)
  return library.definition_forms.note(record)
end

-- Reports the content of a group to Swift.
local function tell(group)
  local children, define, file = group.children, host.define, nodes[1].path
  for index = 1, #children do
    local node = children[index]
    local last
    if definition.needsExtents and node.body then last = library.definition_forms.lastLine(node) end
    local path = node.path
    if path == file then path = nil end
    define(node.number, node.children and "group" or node.kind, node.name, path, node.line, last, node.options)
  end
end

-- Runs the body of a group. Returns the record of its error, or the order that `randomize` set.
function definition.read(group)
  definition.open = group
  scopes.enter(group)
  local ok, result = xpcall(group.body, trace.handler)
  definition.open = nil
  if not ok then return trace.recorded(result) end
  tell(group)
  local order = group.order
  return nil, mathtype(order) == "integer" and library.busted_order(group, order) or order
end

-- The group that a file is, or the record of why it isn't one.
function definition.file(source, path)
  -- Lua itself skips a byte order mark, and a first line for the shell.
  source = source:gsub("^\xEF\xBB\xBF", ""):gsub("^#[^\n]*", "")
  local chunk, message = load(source, "@" .. path, "t", scopes.environment)
  nodes[1] = { number = 1, kind = "file", name = path, body = chunk, path = path, line = 1, children = {} }
  if not chunk then
    local line, rest = message:match(":(%d+): (.*)$")
    return nil, trace.unlocated(rest or message, path, tonumber(line) or 1)
  end
  return nodes[1]
end

-- The results of `require "busted"` and of its modules.
local preload = package and package.preload
if preload then
  for name in ("|.init|.runner|.fixtures|.utils|.status|.options|.compatibility"):gmatch("[^|]*") do
    name = "busted" .. name
    preload[name] = function() return library.busted_shims[name]() end
  end
  preload.viewspec = function() return library.view_names.all end
end

return definition
