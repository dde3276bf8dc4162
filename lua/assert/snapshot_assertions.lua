-- Snapshots of trees: `assert.matches_snapshot(element)` compares an element with the snapshot in `__snapshots__/<spec
-- file>.snap` next to the spec file. A missing snapshot is written.
--
-- @assertions matches_snapshot match_snapshot

local library, host = ...
local wording, registry = library.wording, library.registry
local shown = wording.shown

local type, next, tostring, concat, sort = type, next, tostring, table.concat, table.sort
local pcall, error, byte, len = pcall, error, string.byte, utf8.len

local golden = {}

local entries -- the kept texts by key, read when first asked for
local order = {} -- the keys in the order of the file
local used = {} -- the keys that were asked for
local isWritten = false -- whether this run has written the file
local isRepetitive = false -- whether it has texts that a later one of the same key replaces
local counts = { run = nil } -- how many snapshots without a name the spec that runs has taken

local heading = "=== "

local function put(key, text)
  if entries[key] == nil then order[#order + 1] = key end
  entries[key] = text
end

-- Reverts `put`. `before` is the previous snapshot.
local function restore(key, before)
  entries[key] = before
  if before == nil then order[#order] = nil end
end

local function read()
  if entries then return end
  local source = host.snapshots("read") -- raises where it can't be read
  entries = {}
  if not source then return end
  local key, lines = nil, {}
  local function close()
    if not key then return end
    while lines[#lines] == "" do lines[#lines] = nil end
    put(key, concat(lines, "\n"))
  end
  for line in (source .. "\n"):gmatch("(.-)\r?\n") do
    if line:sub(1, #heading) == heading then
      close()
      key, lines = line:sub(#heading + 1), {}
    else
      lines[#lines + 1] = line
    end
  end
  close()
end

local function source(key) return heading .. key .. "\n" .. entries[key] .. "\n" end

local function write()
  local parts = {}
  for _, key in next, order do parts[#parts + 1] = source(key) end
  host.snapshots("write", concat(parts, "\n"))
  isWritten, isRepetitive = true, false
end

-- Keeps a snapshot at once, so that a crash doesn't lose it. The file is written as a whole only once, at first: later
-- ones are added to its end.
local function keep(key, isNew)
  if not isWritten then return write() end
  host.snapshots("append", "\n" .. source(key))
  isRepetitive = isRepetitive or not isNew
end

-- The spec's name and the snapshot's, or its number in the spec.
local function keyFor(name)
  local spec, run = host.snapshots("spec")
  if counts.run ~= run then counts = { run = run } end
  if name == nil then
    counts[1] = (counts[1] or 0) + 1
    name = tostring(counts[1])
  end
  return (spec .. " | " .. name):gsub("%s+", " ")
end

local function textOf(value)
  if host.element("is", value) then return host.element("tree", value) end
  if type(value) == "string" then return (value:gsub("\n===", "\n ==="):gsub("^===", " ===")) end
  return library.pretty.value(value)
end

-- Reports and the file hold UTF-8 only.
local function checkEncoding(bytes, what)
  local _, position = len(bytes)
  if not position then return end
  library.failure.raise(("assert.matches_snapshot: %s is not UTF-8, which snapshots are kept in: byte %d is \\x%02X")
    :format(what, position, byte(bytes, position)))
end

local entry = {
  needed = 1, message = 3,
  check = function(state, value, name)
    if name ~= nil and type(name) ~= "string" then
      library.failure.raise("bad argument #2 to assert.matches_snapshot: a name (a string) expected, got "
        .. shown(name))
    end
    if not state.mod then library.failure.raise("assert.matches_snapshot can't be negated: say what is expected") end
    if name then checkEncoding(name, "the name") end
    local text = textOf(value):gsub("\n+$", "")
    checkEncoding(text, "the text")
    read()
    local key = keyFor(name)
    used[key] = true
    local kept = entries[key]
    if kept == text then return true end
    local mode = host.snapshots("mode")
    if mode == "update" or kept == nil and mode == "create" then
      put(key, text)
      -- A snapshot that can't be written isn't kept: it would be missing from the file, and the next one would fail as
      -- well.
      local ok, problem = pcall(keep, key, kept == nil)
      if not ok then
        restore(key, kept)
        error(problem, 0)
      end
      host.snapshots(kept == nil and "written" or "updated")
      return true
    end
    return false, { key = key, kept = kept, text = text }
  end,
  describe = function(_, detail)
    local path = host.snapshots("path")
    if detail.kept == nil then
      return ("There is no snapshot '%s' in %s, and none is written where CI is set.\n"
        .. "  run the spec once on your machine and commit the file"):format(detail.key, path)
    end
    local lines = library.text.indent(library.diff.lines(detail.kept, detail.text), "    ")
    return ("This differs from the snapshot '%s' (- kept, + now):\n%s\n"
      .. "  kept in %s; --update-snapshots replaces it"):format(detail.key, lines, path)
  end,
}
registry.add("matches_snapshot", entry)
registry.add("match_snapshot", entry)

-- The snapshots that no spec uses any more, sorted: those of removed specs, and of specs that passed without them.
local function obsolete(known)
  read()
  local list = {}
  for _, key in next, order do
    local state = known[key:match("^(.*) | ")]
    if not used[key] and (state == nil or state) then list[#list + 1] = key end
  end
  sort(list)
  return list
end

-- Ends a run of the file. `known` maps each spec's name to whether it passed, or is nil where not all of them had their
-- turn. Returns the obsolete snapshots, joined by line ends, or nil; when snapshots are updated they are removed.
function golden.finish(known)
  local list = known and obsolete(known) or {}
  local isUpdating = #list > 0 and host.snapshots("mode") == "update"
  if isUpdating then
    local gone, left = {}, {}
    for _, key in next, list do gone[key] = true end
    for _, key in next, order do
      if not gone[key] then left[#left + 1] = key end
    end
    order = left
  end
  if isUpdating or isRepetitive then write() end
  return #list > 0 and concat(list, "\n") or nil
end

return golden
