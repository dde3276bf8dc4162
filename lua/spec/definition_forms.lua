-- The ways of defining specs that most files don't need: `it.only`, `it.each`, options, names that come first and
-- functions that follow. Read when the first of them is used.

local library, host = ...
local definition, trace, failure, text = library.definition, library.trace, library.failure, library.text
local pretty, rows = library.pretty, library.rows

local type, error, next, ipairs, select, tostring, tonumber = type, error, next, ipairs, select, tostring, tonumber
local setmetatable, rawset, pcall = setmetatable, rawset, pcall
local getlocal = debug.getlocal
local concat, sort, tointeger, floor = table.concat, table.sort, math.tointeger, math.floor

local forms = {}

local complain = trace.complain
forms.complain = complain

local callable = host.isCallable

-- The group whose body runs, or an error.
local function place(word)
  local open = definition.open
  if open then return open end
  complain("%s() can't be called %s: it belongs in a describe or at the top of the file", word,
    definition.running and "while a spec runs" or "here")
end

-- A name for `word`, as text.
function forms.name(word, name)
  if type(name) == "string" then return text.clean(name) end
  if type(name) == "number" then return tostring(name) end
  complain("%s() needs a name (a string) as its first argument, got %s", word, pretty.value(name))
end

-- A function for `word` to call.
function forms.body(word, body)
  if not callable(body) then complain("%s() needs a function, got %s", word, pretty.value(body)) end
  return body
end

-- Options --------------------------------------------------------------------------------------------------

local checks = {
  timeout = function(value)
    return type(value) == "number" and value > 0 and value <= host.longestWait,
      ("a number of seconds above 0, at most %d (a day)"):format(host.longestWait)
  end,
  retries = function(value)
    return type(value) == "number" and tointeger(value) and value >= 0 and value <= host.mostRetries,
      ("how many more times it is tried, from 0 to %d"):format(host.mostRetries)
  end,
  tags = function(value)
    if type(value) ~= "table" then return false, 'a list of names such as {"slow"}' end
    for _, tag in next, value do
      if type(tag) ~= "string" or tag:find("^#?[%w_%-]+$") == nil then
        return false, 'a list of names such as {"slow"}, of letters, digits, "_" and "-"'
      end
    end
    return true
  end,
}

-- The options as Swift wants them, and the name with the tags at its end.
local function checked(word, name, options)
  for key, value in next, options do
    local check = checks[key]
    if not check then
      local known = {}
      for option in next, checks do known[#known + 1] = option end
      sort(known)
      local near = type(key) == "string" and host.nearest(key, known)
      complain("%s() has no option %s%s; there are: %s", word, pretty.value(key),
        near and ("; did you mean '%s'?"):format(near) or "", concat(known, ", "))
    end
    local fits, wanted = check(value)
    if not fits then complain("%s(): %s is %s, got %s", word, key, wanted, pretty.value(value)) end
  end
  for _, tag in ipairs(options.tags or {}) do name = name .. " #" .. tag:gsub("^#", "") end
  local retries = options.retries and tointeger(options.retries)
  return name, { timeout = options.timeout, retries = retries }
end

-- Definitions ----------------------------------------------------------------------------------------------

-- Turns a failure into success and the other way round.
local function failing(body)
  return function()
    local ok, raised = pcall(body)
    local spec = definition.running
    local notes = spec and spec.notes
    if not ok and failure.kind(raised) == "pending" then error(raised, 0) end
    if spec then spec.notes = nil end
    if ok and not notes then failure.raise("Expected the spec to fail, and it succeeded: it.fails can become it.") end
  end
end

-- Sets the function of a node that was declared without one.
local function complete(node, kind, isGroup, flags, body)
  node.kind = flags.skip and not isGroup and "pending" or kind
  node.children = isGroup and {}
  node.written = node.written or body
  node.body = flags.fails and failing(body) or body
end

local function written(word, flags)
  if flags.only then word = word .. ".only" end
  if flags.skip then word = word .. ".skip" end
  return flags.fails and word .. ".fails" or word
end

-- Defines a group or spec: (name, body), (name, options, body), (body), or (name) with the body in a second call. A
-- spec or group that gets no body is pending.
local function define(word, kind, isGroup, flags, origin, name, second, third)
  flags = flags or {}
  place(written(word, flags))
  local options, body = nil, second
  if second == nil and callable(name) then
    name, body = word, name
  elseif type(second) == "table" and not callable(second) then
    options, body = second, third
  end
  local said = written(word, flags)
  name = forms.name(said, name)
  if options then name, options = checked(said, name, options) end
  if flags.only or flags.skip then
    options = options or {}
    options.only, options.skip = flags.only and said, flags.skip
  end
  if body ~= nil then forms.body(said, body) end
  local path, line = trace.caller()
  local node = definition.add("pending", name, nil, path, line)
  node.options, node.written = options, origin
  if body ~= nil then return complete(node, kind, isGroup, flags, body) end
  return function(later)
    forms.body(said, later)
    if definition.open ~= node.parent then complain("%s(%s) got its function too late", said, pretty.value(name)) end
    complete(node, kind, isGroup, flags, later)
  end
end

-- Defines a node by a call of `word` other than the plainest one.
function forms.define(word, kind, isGroup, flags, ...)
  return define(word, kind, isGroup, flags, nil, ...)
end

-- In a group: a spec that doesn't run. In a spec: ends it as pending, for this reason.
function forms.pending(name, ...)
  if definition.running then failure.pend(name == nil and "" or forms.name("pending", name)) end
  place("pending")
  if callable(name) then name = "pending" end
  local path, line = trace.caller()
  definition.add("pending", forms.name("pending", name), nil, path, line).written = ...
end

-- A hook with a name in front, or with its function in a second call.
function forms.hook(word, list, name, body)
  local group = place(word)
  local hooks = group[list] or {}
  group[list] = hooks
  if type(name) == "string" and body == nil then
    return function(later) hooks[#hooks + 1] = forms.body(word, later) end
  end
  hooks[#hooks + 1] = forms.body(word, body == nil and name or body)
end

-- One definition for each row: `it.each { { 1, 2 }, { 3, 4 } }("adds %d and %d", function(a, b) … end)`. A row is the
-- arguments, a table with names is one argument, and so is anything that is no table.
local function each(word, kind, isGroup, flags, list)
  local said = written(word, flags) .. ".each"
  if type(list) ~= "table" then complain("%s() needs a list of rows, got %s", said, pretty.value(list)) end
  if #list == 0 then complain("%s() needs a list of rows, but the list is empty", said) end
  return function(name, second, third)
    place(said)
    local options, body = nil, second
    if type(second) == "table" and not callable(second) then options, body = second, third end
    name = forms.name(said, name)
    forms.body(said, body)
    for index, row in ipairs(list) do
      local call, shown = rows.bound(row, index, body, name)
      define(word, kind, isGroup, flags, body, shown, options or call, options and call)
    end
  end
end

-- The variant of a word under a key.
function forms.variant(self, word, kind, isGroup, flags, key)
  flags = flags or {}
  local made
  if key == "each" then
    made = function(list) return each(word, kind, isGroup, flags, list) end
  elseif key == "only" or key == "skip" or key == "fails" and not isGroup then
    local more = { only = flags.only, skip = flags.skip, fails = flags.fails, [key] = true }
    made = setmetatable({}, {
      __call = function(_, ...)
        return forms.define(word, kind, isGroup, more, ...)
      end,
      __index = function(inner, another) return forms.variant(inner, word, kind, isGroup, more, another) end,
    })
  else
    complain("there is no %s.%s; there are: %s", written(word, flags), tostring(key),
      isGroup and "each, only, skip" or "each, fails, only, skip")
  end
  rawset(self, key, made)
  return made
end

-- The variable that holds a function in the user's function that read a field of it, as Lua names it in messages.
local function variable(value)
  for index = 1, 250 do
    local name, held = getlocal(4, index)
    if not name then break end
    if held == value and name:sub(1, 1) ~= "(" then return (" (local '%s')"):format(name) end
  end
  for name, held in next, _G do
    if held == value and type(name) == "string" then return (" (global '%s')"):format(name) end
  end
  return ""
end

-- Raises Lua's error for a function that is indexed.
function forms.noField(value)
  error("attempt to index a function value" .. variable(value), 3)
end

-- Other words ----------------------------------------------------------------------------------------------

-- In a spec: runs `body` at the end of the spec, whatever its outcome.
function forms.finally(body)
  local spec = definition.running
  if not spec or definition.stage ~= "body" then complain("finally() can only be called in the body of a spec") end
  forms.body("finally", body)
  spec.finally = spec.finally or {}
  spec.finally[#spec.finally + 1] = body
end

-- Adds a record of a failure to the running spec.
function forms.note(record)
  local spec = definition.running
  if not spec then return false end
  spec.notes = spec.notes or {}
  spec.notes[#spec.notes + 1] = record
  return true
end

local Nesting = {}
function Nesting:__close() self.spec.step = self.outer end

-- In a spec: runs `body` as a named step of the report, after the names of the steps around it. Returns its results.
function forms.step(name, body)
  local spec = definition.running
  if not spec then complain("step() can only be called while a spec runs") end
  name = forms.name("step", name)
  if body ~= nil then forms.body("step", body) end
  local outer = spec.step
  local path = outer and outer .. " › " .. name or name
  host.step(path)
  if body == nil then return end
  local _ <close> = setmetatable({ spec = spec, outer = outer }, Nesting)
  spec.step = path
  return body()
end

-- In a group: its content runs in a random order, or in that of a seed; after `randomize(false)` in the order of the
-- file.
function forms.randomize(...)
  local group, first, second = place("randomize"), ...
  local seed = tonumber(first) or tonumber(second)
  if select("#", ...) > 0 and not first then
    group.order = false
  else
    local whole = seed and tointeger(floor(seed))
    if seed and not whole then complain("randomize(): the seed is a whole number, got %s", pretty.value(seed)) end
    group.order = whole or true
  end
end

-- On which line a definition ends.
function forms.lastLine(node)
  return trace.lastLine(node.written or node.body, node.path, node.line)
end

return forms
