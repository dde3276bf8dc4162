-- Snapshots of trees: `assert.matches_snapshot(element)` compares an element with the snapshot in `__snapshots__/<spec
-- file>.snap` next to the spec file. A missing snapshot is written.
--
-- @assertions matches_snapshot match_snapshot

local library, host = ...
local registry, store = library.registry, library.snapshot_store

local type = type

local function textOf(value)
  if host.element("is", value) then return host.element("tree", value) end
  if type(value) == "string" then return (value:gsub("\n===", "\n ==="):gsub("^===", " ===")) end
  return library.pretty.value(value)
end

local entry = {
  needed = 1, message = 3,
  check = function(state, value, name)
    store.checkUse("matches_snapshot", state, name)
    local text = textOf(value):gsub("\n+$", "")
    store.checkEncoding("matches_snapshot", text, "the text")
    return store.compare(name, "", text)
  end,
  describe = function(_, detail)
    if detail.kept == nil then return store.missing(detail.key) end
    local lines = library.text.indent(library.diff.lines(detail.kept, detail.text), "    ")
    return ("This differs from the snapshot '%s' (- kept, + now):\n%s\n"):format(detail.key, lines)
      .. store.advice(detail)
  end,
}
registry.add("matches_snapshot", entry)
registry.add("match_snapshot", entry)

return {}
