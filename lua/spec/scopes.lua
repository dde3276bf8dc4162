-- Globals of a spec file. A global that a spec assigns is gone after it, and one that a group assigns is visible only
-- to the specs inside it; reading falls back outward, in the end to the interpreter's own globals.

local library = ...

local globals = _G
-- Globals that differ between spec files and the modules that they load: errors of `assert` in a module are no failed
-- assertions.
local words = { assert = library.assert.object }
local rawget, setmetatable = rawget, setmetatable

local scopes = { environment = {} }

local active -- the innermost scope: a group or a spec, linked by `parent`, with its globals in `globals`
local exposed -- the scope around the file's, once something was exposed to it

setmetatable(scopes.environment, {
  __index = function(_, key)
    local scope = active
    while scope do
      local own = scope.globals
      local value = own and rawget(own, key)
      if value ~= nil then return value end
      scope = scope.parent
    end
    if exposed and exposed.globals and exposed.globals[key] ~= nil then return exposed.globals[key] end
    return words[key] or globals[key]
  end,
  __newindex = function(_, key, value)
    if not active then
      globals[key] = value
      return
    end
    local scope = active.exposesTo or active
    local own = scope.globals
    if not own then
      own = {}
      scope.globals = own
    end
    own[key] = value
  end,
})

-- Makes a scope the innermost one.
function scopes.enter(scope)
  active = scope
end

-- Makes the globals that a group assigns visible outside the group around it.
function scopes.expose(group)
  local target = group.parent.parent
  if not target then
    exposed = exposed or {}
    target = exposed
  end
  group.exposesTo = target.exposesTo or target
end

return scopes
