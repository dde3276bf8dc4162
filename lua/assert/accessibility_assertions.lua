-- Screens that everybody can use: `assert.accessible(screen)` fails for what can't be read aloud, seen well or hit.
--
-- @assertions accessible

local library, host = ...
local registry, wording, variants = library.registry, library.wording, library.screen_variants
local shown, labelled = wording.shown, wording.labelled

local type, next, ipairs, concat, sort = type, next, ipairs, table.concat, table.sort
local raise = library.failure.raise

-- The names of the rules that the options leave out, each of which has a reason.
local function leftOut(options)
  local except = options.except
  if except == nil then return "" end
  if type(except) ~= "table" then
    raise('bad argument #2 to assert.accessible: except is a table of rules with reasons, such as { contrast = "the '
      .. 'brand has these colors" }, got ' .. shown(except, true))
  end
  local known, names = {}, {}
  for _, rule in ipairs(host.auditRules) do known[rule] = true end
  for rule, reason in next, except do
    if not known[rule] then
      raise(("bad argument #2 to assert.accessible: there is no rule %s; there are %s"):format(
        shown(rule, true), concat(host.auditRules, ", ")))
    end
    if type(reason) ~= "string" or not reason:find("%S") then
      raise(("bad argument #2 to assert.accessible: except.%s is the reason why the rule is left out, for whoever "
        .. "reads it later, got %s"):format(rule, shown(reason, true)))
    end
    names[#names + 1] = rule
  end
  sort(names)
  return concat(names, " ")
end

-- What is found on a screen, or on those of a view, each finding with the circumstances in which it comes up.
local function findings(value, options)
  local except = leftOut(options)
  if host.element("is", value) then
    for name in next, options do
      if name ~= "except" then
        raise(("assert.accessible takes %s with a view, which it hosts for each of them: an element is on a screen "
          .. "already"):format(name))
      end
    end
    return host.element("audit", value, except)
  end
  local found, circumstances = {}, {}
  variants.each("accessible", 2, value, options, function(screen, name)
    for _, finding in ipairs(host.element("audit", screen, except)) do
      local names = circumstances[finding]
      if not names then
        names = {}
        found[#found + 1], circumstances[finding] = finding, names
      end
      if name ~= "" then names[#names + 1] = name end
    end
  end)
  for index, finding in ipairs(found) do
    local names = circumstances[finding]
    if names[1] then found[index] = finding .. "\n  in " .. concat(names, "; ") end
  end
  return found
end

registry.add("accessible", {
  needed = 1, message = 3,
  check = function(_, value, options)
    options = type(options) == "table" and options or {}
    variants.check_names("accessible", 2, options, { "except" })
    local found = findings(value, options)
    return #found == 0, #found > 0 and labelled("found", "\n" .. concat(found, "\n")):gsub("\n%s*\n", "\n", 1) or nil
  end,
  describe = function(state, why)
    if not state.mod then return "Expected something on the screen that not everybody can use." end
    return "Expected a screen that everybody can use." .. (why and "\n" .. why or "")
  end,
})

return {}
