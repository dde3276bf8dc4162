-- Screens as text: `assert.matches_screen(screen, "login")` compares what is on a screen with the text that is kept
-- under that name in `__snapshots__/<spec file>.snap` next to the spec file, or with a text in the spec itself.
--
-- @assertions matches_screen match_screen

local library, host = ...
local registry, store, variants = library.registry, library.snapshot_store, library.screen_variants
local shown, indent = library.wording.shown, library.text.indent

local type, ipairs, concat, select = type, ipairs, table.concat, select
local raise = library.failure.raise

local name <const> = "matches_screen"

local inline = {} -- the texts in the spec that were compared, by their place, with who compared them

-- Arguments -------------------------------------------------------------------------------------------------

-- The screen that the spec has hosted, if it is the only one.
local function onlyScreen()
  local screens = host.screens()
  if #screens == 1 then return screens[1] end
  raise(#screens == 0 and "assert.matches_screen: the spec has hosted no screen: pass one, as in "
      .. "assert.matches_screen(host(view))"
    or ("assert.matches_screen: the spec has hosted %d screens: pass the one that is meant"):format(#screens))
end

-- The call's arguments: `value` is an element or a view, `text` the name or the screen itself and its `position`.
local function arguments(...)
  local count = select("#", ...)
  local first = ...
  local isText = type(first) == "string" or count == 0
  local value, text, options = first, select(2, ...), select(3, ...)
  if isText then value, text, options = nil, first, nil end
  local most = isText and 1 or host.element("is", value) and 2 or 3
  if type(text) == "table" and most == 3 and options == nil then text, options = nil, text end
  if count > most then
    raise(("bad argument #%d to assert.matches_screen: nothing more expected, got %s%s"):format(
      most + 1, shown((select(most + 1, ...)), true),
      most == 2 and "; options go with a view, which is hosted for each of them" or ""))
  end
  if options ~= nil and type(options) ~= "table" then
    raise("bad argument #3 to assert.matches_screen: a table of options expected, got " .. shown(options, true))
  end
  if value == nil then
    if count > 0 and not isText then
      raise("bad argument #1 to assert.matches_screen: a screen, a view or a name expected, got nil")
    end
    value = onlyScreen()
  end
  return value, text, options or {}, isText and 1 or 2
end

-- Texts in the spec -----------------------------------------------------------------------------------------

-- Whether a text is a screen rather than the name of one. Of `[[` and `]]` on lines of their own, blanks are left.
local function isInline(text) return text ~= nil and (text:find("\n", 1, true) ~= nil or not text:find("%S")) end

-- A text without the indentation that all of its lines have, and without blank lines around.
local function unindented(text)
  local least
  local lines = {}
  for line in (text:gsub("\r\n", "\n") .. "\n"):gmatch("(.-)\n") do
    lines[#lines + 1] = line:gsub("%s+$", "")
    local blanks = line:match("^(%s*)%S")
    if blanks and (not least or #blanks < #least) then least = blanks end
  end
  for index, line in ipairs(lines) do lines[index] = line:sub(#(least or "") + 1) end
  return (concat(lines, "\n"):gsub("^\n+", ""):gsub("\n+$", ""))
end

local function compareInline(text, given, position)
  local path, line = host.caller()
  local kept = unindented(given)
  local isUpdating = host.snapshots("mode") == "update"
  local clash = isUpdating and store.clash(inline, ("%s:%d:%s"):format(path, line, given), text)
  if kept == text and not clash then return true end
  if isUpdating and not clash then
    host.snapshots("inline", path, line, position, given, text)
    return true
  end
  return false, { kept = kept, text = text, clash = clash, isInline = true }
end

-- Comparing -------------------------------------------------------------------------------------------------

local function compare(screen, label, position)
  local text = host.element("screen", screen)
  if isInline(label) then return compareInline(text, label, position) end
  return store.compare(label, "screen ", text)
end

-- Compares a view in all circumstances. Those that differ are told, each with its name.
local function compareAll(view, label, options)
  local isOne = #variants.combinations(name, 3, options) == 1
  if isInline(label) and not isOne then
    raise("assert.matches_screen: a text in the spec is one screen: give a name where it is compared in several "
      .. "circumstances")
  end
  local details = {}
  variants.each(name, 3, view, options, function(screen, combination)
    local full = label
    if not isOne then full = ("%s (%s)"):format(label or "screen", combination) end
    local holds, detail = compare(screen, full, 2)
    if holds then return end
    detail.circumstances = not isOne and combination or nil
    details[#details + 1] = detail
  end)
  return #details == 0, details
end

-- The circumstances in which a screen differs in the same way, in one detail with the names of all.
local function grouped(details)
  local groups, known = {}, {}
  for _, detail in ipairs(details) do
    if detail.kept and detail.kept ~= "" then
      detail.sentences = library.screen_differences.sentences(detail.kept, detail.text)
    end
    local first = detail.circumstances and detail.sentences and not detail.clash and known[detail.sentences]
    if first then
      first.circumstances = first.circumstances .. "; " .. detail.circumstances
    else
      groups[#groups + 1] = detail
      if detail.sentences then known[detail.sentences] = detail end
    end
  end
  return groups
end

-- The message about a screen. The lines that differ are left out where there are several.
local function worded(detail, isAlone)
  if detail.kept == nil then return store.missing(detail.key) end
  if detail.kept == "" then
    return "The spec has no text of the screen yet: --update-snapshots writes it there.\n"
      .. indent(detail.text, "    ")
  end
  local heading = detail.isInline and "The screen differs from the text in the spec"
    or detail.circumstances and ("The screen differs in %s"):format(detail.circumstances)
    or ("The screen differs from '%s'"):format(detail.key)
  local lines = isAlone and "\n  the lines that differ (- kept, + now):\n"
    .. indent(library.diff.lines(detail.kept, detail.text), "    ") or ""
  return ("%s:\n%s%s"):format(heading, indent(detail.sentences, "  "), lines)
end

-- What helps, once for all circumstances.
local function advice(detail)
  if detail.kept == nil then return "" end
  if not detail.isInline or detail.clash then return "\n" .. store.advice(detail) end
  return detail.kept == "" and "" or "\n  --update-snapshots writes the screen into the spec"
end

local entry = {
  needed = 0,
  check = function(state, ...)
    store.checkUse(name, state, nil)
    if state.eventually then
      -- The first screen that comes along would be written as the one to be kept.
      raise("assert.matches_screen takes the screen as it is: wait for something on it first, as in "
        .. 'assert.eventually.exists(screen:find { text = "Done" })')
    end
    local value, label, options, position = arguments(...)
    store.checkUse(name, state, label)
    variants.check_names(name, 3, options, {})
    if host.element("is", value) then
      local holds, detail = compare(value, label, position)
      return holds, { detail }
    end
    return compareAll(value, label, options)
  end,
  describe = function(_, details)
    local parts, groups = {}, grouped(details)
    for index, detail in ipairs(groups) do parts[index] = worded(detail, #groups == 1) end
    return concat(parts, "\n") .. advice(groups[#groups])
  end,
}
registry.add("matches_screen", entry)
registry.add("match_screen", entry)

return {}
