-- The globals for views and values. In a file of busted's they are none, unless it uses them, since suites may have
-- names of their own: `Date`, `List`, `Path`.

local globals = _G
local next, rawget, rawset = next, rawget, rawset

-- The globals that are not names of views: those of Lua, and the words of specs.
local kept = {}
for name in ([[
  _G _VERSION arg assert collectgarbage coroutine debug dofile error getmetatable io ipairs load loadfile math next
  os package pairs pcall print rawequal rawget rawlen rawset require select setmetatable string table tonumber tostring
  type utf8 warn xpcall
  describe context insulate expose it spec test pending before_each after_each setup teardown lazy_setup lazy_teardown
  strict_setup strict_teardown finally randomize step wait_until spy stub mock match
]]):gmatch("%S+") do
  kept[name] = true
end

local names = { mayShow = true }
local all = {} -- the others, by name

for name, value in next, globals do
  if not kept[name] then all[name] = value end
end

-- Takes them out of the globals.
function names.hide()
  for name in next, all do rawset(globals, name, nil) end
  names.areHidden = true
end

-- The functions that whoever uses views calls.
local verbs = { "host", "inspect", "View", "ViewModifier", "views" }

-- Whether a file calls a function by a name that isn't its own.
local function calls(source, name)
  if not source:find(name, 1, true) then return false end
  local own = "%f[%w_]" .. name .. "%f[^%w_]"
  if source:find("local%s+" .. own) or source:find("local%s+[%w_,%s]-,%s*" .. own .. "[^\n]-=")
    or source:find("function%s+" .. own .. "%s*%(")
  then
    return false
  end
  return source:find("%f[%w_.:]" .. name .. "%s*[%({.]") ~= nil
end

-- Makes them globals if a file uses them. What a script has defined itself stays.
function names.read(source)
  if not names.areHidden or not names.mayShow then return end
  for index = 1, #verbs do
    if calls(source, verbs[index]) then
      names.areHidden = false
      for name, value in next, all do
        if rawget(globals, name) == nil then rawset(globals, name, value) end
      end
      return
    end
  end
end

names.all = all

return names
