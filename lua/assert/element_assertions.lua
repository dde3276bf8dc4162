-- Assertions about views on the screen: `assert.visible(e)`, `assert.has_text(e, "Saved")`, `assert.count(3, list)`.
--
-- @assertions visible hidden enabled disabled exists exist present absent focused selected on off count
-- @assertions has_text text contains_text contain_text matches_text match_text

local library, host = ...
local wording, registry, pretty = library.wording, library.registry, library.pretty
local shown, labelled = wording.shown, wording.labelled

local type, next, pcall, tostring, concat = type, next, pcall, tostring, table.concat

-- The value, if it is an element.
local function element(name, value, position)
  if host.element("is", value) then return value end
  library.failure.raise(("bad argument #%d to assert.%s: an element (what find() returns) expected, got %s"):format(
    position or 1, name, shown(value, true)))
end

local function line(value) return labelled("element", tostring(value), 11) end

-- The tree below the element, for a message.
local function tree(value)
  local lines, more = {}, 0
  for entry in (host.element("tree", value) .. "\n"):gmatch("(.-)\n") do
    if #lines < 20 then lines[#lines + 1] = entry else more = more + 1 end
  end
  if more > 0 then lines[#lines + 1] = ("… and %d more"):format(more) end
  return labelled("on screen", "\n" .. concat(lines, "\n")):gsub("\n%s*\n", "\n", 1)
end

-- An assertion about one element: `check(element, …)` returns whether it holds and a line of explanation.
local function about(names, positive, negative, needed, check)
  for name in names:gmatch("%S+") do
    registry.add(name, {
      needed = needed, message = needed + 1,
      check = function(_, value, ...) return check(element(name, value), ...) end,
      describe = function(state, why, value, expected)
        local heading = (state.mod and positive or negative):gsub("%%s", function() return shown(expected, true) end)
        return heading .. "\n" .. line(value) .. (why and "\n" .. why or "")
      end,
    })
  end
end

-- Whether an obstacle ends with these words, and which.
local function obstacle(value, words)
  for _, text in next, host.element("obstacles", value) do
    if text:sub(-#words) == words then return text end
  end
end

local function exists(value)
  local ok, answer = pcall(value.exists, value)
  return ok and answer
end

-- The reason why an element is missing: the error of its last lookup.
local function gone(value)
  local ok, message = pcall(value.kind, value)
  local why = ok and (host.element("concealment", value) or "the place is empty") or tostring(message)
  return labelled("why", why, 11)
end

about("exists exist present", "Expected the element to be there.", "Expected the element to be gone.", 1,
  function(value)
    if exists(value) then return true end
    return false, gone(value)
  end)
about("absent", "Expected the element to be gone.", "Expected the element to be there.", 1,
  function(value) return not exists(value) end)

-- Whether there is an obstacle for a view, or none; and which, for the failure.
local function obstructed(words, isWanted)
  return function(value)
    local why = obstacle(value, words)
    return (why ~= nil) == isWanted, why and labelled("why", why, 11)
  end
end

-- Whether a view can be seen: it is on the screen and not hidden, and on a named screen in the viewport; and why it
-- can't.
local function visible(value)
  local why = host.element("concealment", value) or obstacle(value, "is hidden")
    or host.element("whereabouts", value)
  return not why, why and labelled("why", why, 11)
end

about("visible", "Expected a visible element.", "Expected an element that can't be seen.", 1, function(value)
  if not exists(value) then return false, gone(value) end
  return visible(value)
end)
about("hidden", "Expected an element that is hidden.", "Expected an element that isn't hidden.", 1, function(value)
  local isVisible, why = visible(value)
  return not isVisible, why
end)
about("enabled", "Expected an enabled element.", "Expected a disabled element.", 1, obstructed("is disabled", false))
about("disabled", "Expected a disabled element.", "Expected an enabled element.", 1, obstructed("is disabled", true))

about("focused", "Expected the element to have the focus.", "Expected the element not to have the focus.", 1,
  function(value) return value:isFocused() end)

about("on", "Expected it to be on.", "Expected it to be off.", 1, function(value) return value:isOn() end)
about("off", "Expected it to be off.", "Expected it to be on.", 1, function(value) return not value:isOn() end)

-- Whether a view is one to choose in, such as a picker, whose choice is compared. Any other is marked as selected,
-- or not.
local function choosesValue(value)
  return host.element("is", value) and pcall(value.selectedValue, value)
end

registry.add("selected", {
  needed = 1, message = function(value) return choosesValue(value) and 3 or 2 end,
  check = function(_, value, expected)
    element("selected", value)
    if not choosesValue(value) then return host.element("selected", value) == true, { isMark = true } end
    local selected = value:selectedValue()
    if expected == nil and selected ~= nil then
      library.failure.raise(("bad argument #2 to assert.selected: the value that %s should have chosen expected, "
        .. "got nil; assert.is_nil(element:selectedValue()) says that nothing is chosen"):format(tostring(value)))
    end
    return library.compare.same(expected, selected), { selected = selected }
  end,
  describe = function(state, detail, value, expected)
    if detail.isMark then
      local wanted = state.mod and "is marked as selected" or "isn't marked as selected"
      return ("Expected an element that %s.\n%s"):format(wanted, line(value))
    end
    local wanted = state.mod and "Expected %s to be selected." or "Expected anything but %s to be selected."
    return wanted:gsub("%%s", function() return shown(expected, true) end) .. "\n" .. line(value) .. "\n"
      .. labelled("selected", shown(detail.selected, true), 11)
  end,
})

-- Texts ----------------------------------------------------------------------------------------------------

-- An assertion about the texts in an element: `fits(text, expected)` says whether one is meant. `what` describes the
-- expected string. The explanation has all texts where none fits, and the ones that fit.
local function aboutTexts(names, positive, negative, what, fits)
  about(names, positive, negative, 2, function(value, expected)
    if type(expected) ~= "string" then
      library.failure.raise(("bad argument #2 to assert.%s: %s (a string) expected, got %s"):format(
        names:match("%S+$"), what, shown(expected, true)))
    end
    local texts, found, veil = host.element("texts", value), {}, nil
    for _, text in next, texts do
      if fits(text, expected) then
        local why = host.element("veil", value, text)
        if why then veil = veil or why else found[#found + 1] = pretty.value(text) end
      end
    end
    if found[1] then
      return true, found[1] ~= pretty.value(expected) and labelled("found", concat(found, ", "), 11) or nil
    end
    if veil then return false, labelled("why", veil, 11) end
    local seen = {}
    for index, text in next, texts do seen[index] = pretty.value(text) end
    if #texts == 0 then return false, labelled("texts", "none", 11) .. "\n" .. tree(value) end
    local near = host.nearest(expected, texts)
    local hint = near and "\n" .. labelled("nearest", pretty.value(near), 11) or ""
    return false, labelled("texts", concat(seen, ", "), 11) .. hint
  end)
end

aboutTexts("text has_text", "Expected the text %s.", "Expected no text %s.", "a text",
  function(text, expected) return text == expected end)
aboutTexts("contain_text contains_text", "Expected a text that contains %s.", "Expected no text that contains %s.",
  "a part of a text", function(text, expected) return text:find(expected, 1, true) ~= nil end)
aboutTexts("match_text matches_text", "Expected a text that matches the pattern %s.",
  "Expected no text that matches the pattern %s.", "a Lua pattern",
  function(text, expected) return text:find(expected) ~= nil end)

-- Counting -------------------------------------------------------------------------------------------------

local function countOf(value)
  if type(value) == "table" or type(value) == "string" then return #value end
  return #element("count", value, 2)
end

local function listed(value)
  if type(value) ~= "table" then return host.element("is", value) and tree(value) or "" end
  local parts = {}
  for index = 1, #value do
    if index > 10 then
      parts[#parts + 1] = ("  … and %d more"):format(#value - 10)
      break
    end
    local entry = value[index]
    parts[index] = ("  %d: %s"):format(index, host.element("is", entry) and tostring(entry) or shown(entry, true))
  end
  return concat(parts, "\n")
end

registry.add("count", {
  needed = 2, message = 3,
  check = function(_, expected, value)
    if type(expected) ~= "number" then
      library.failure.raise("bad argument #1 to assert.count: a number expected, got " .. shown(expected, true))
    end
    local count = countOf(value)
    return count == expected, count
  end,
  describe = function(state, count, expected, value)
    local what = host.element("is", value) and "views in the element" or "entries"
    local heading = state.mod and ("Expected %s %s, and there %s %d."):format(
      shown(expected), what, count == 1 and "is" or "are", count)
      or ("Expected any number of %s but %d."):format(what, count)
    local list = listed(value)
    return list == "" and heading or heading .. "\n" .. list
  end,
})

return {}
