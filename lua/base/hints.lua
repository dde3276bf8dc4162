-- Hints for Lua's own messages about common mistakes with views.

local library, host = ...

local next, rawget, type, match, gsub, format = next, rawget, type, string.match, string.gsub, string.format

local hints = {}

-- The names of globals that `wanted` wants.
local function globals(wanted)
  local names = {}
  for name, value in next, _G do
    if type(name) == "string" and wanted(name, value) then names[#names + 1] = name end
  end
  return names
end

local others = { View = true, State = true, Binding = true }

local function isView(name, value)
  return type(value) == "function" and match(name, "^%u") ~= nil and not others[name]
end

-- The global that a word from other tools means: `beforeEach`.
local function meant(name)
  for _, meaning in next, host.meanings(name) do
    if meaning ~= name and rawget(_G, meaning) ~= nil then return meaning end
  end
end

-- A missing global: the nearest name and, if it looks like a view, the list of views.
local function missingGlobal(message)
  local verb, name = match(message, "^attempt to (%l+) a nil value %(global '(.-)'%)$")
  if not name then return nil end
  local views = rawget(library, "view_names")
  if views and views.areHidden and views.all[name] ~= nil then
    return message .. '\nin a suite of busted\'s the names of views are no globals: local ui = require "viewspec", or '
      .. "globals = true in the configuration"
  end
  local near = meant(name) or host.nearest(name, globals(function() return true end))
  if near then message = format("%s; did you mean '%s'?", message, near) end
  if verb == "call" and match(name, "^%u") then
    local list = host.listed(name, globals(isView))
    if list ~= "" then message = message .. "\nviews are made by: " .. list end
  end
  return message
end

local ours = { Element = true, View = true, State = true, clock = true, self = true }

-- `element.tap()` instead of `element:tap()`.
local function dotForColon(message)
  local method, kind = match(message, "^bad argument #1 to '(.-)' %(([%a]+) expected, got .*%)$")
  if not (kind and ours[kind]) then return nil end
  return format("%s; is it called with '.%s' in place of ':%s'?", message, method, method)
end

-- `stack[9]` is nil past the last child, so that `ipairs` ends.
local function pastTheEnd(message)
  local pattern = "^(attempt to index a nil value) %(field 'integer index'%)$"
  local changed, count = gsub(message, pattern, "%1 (nothing is at that index)")
  if count == 1 then return changed end
end

-- Assertions in a module that a spec requires, where `assert` is Lua's function.
local function assertionInModule(message)
  if message ~= "attempt to index a function value (global 'assert')" then return nil end
  return message .. "\nin a module that a spec requires, assert is Lua's own function; assertions are there after: "
    .. 'local assert = require("luassert")'
end

-- The message with a hint.
function hints.added(message)
  return missingGlobal(message) or dotForColon(message) or pastTheEnd(message) or assertionInModule(message) or message
end

return hints
