-- The snapshots of a spec file, which are texts by key: `__snapshots__/<spec file>.snap` next to the spec file. A
-- missing one is written, unless `CI` is set.

local library, host = ...

local type, next, tostring, concat, sort = type, next, tostring, table.concat, table.sort
local pcall, error, byte, len = pcall, error, string.byte, utf8.len

local store = {}

local entries -- the kept texts by key, read when first asked for
local order = {} -- the keys in the order of the file
local used = {} -- for each key that was asked for, by which spec, in which attempt, and with which text
local seen -- what the file was when this process read or wrote it last
local isWritten = false -- whether this process has written the file as a whole
local isRepetitive = false -- whether it has texts that a later one of the same key replaces
local counts = { run = nil } -- how many snapshots of a sort without a name the spec that runs has taken

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

local function refuse(number, problem)
  entries, order = nil, {}
  error(("%s:%d: %s"):format(host.snapshots("path"), number, problem), 0)
end

local function read()
  if entries then return end
  seen = host.snapshots("stamp")
  local source = host.snapshots("read") -- raises where it can't be read
  entries = {}
  if not source then return end
  local key, lines, number, stray = nil, {}, 0, nil
  local function close()
    if not key then return end
    while lines[#lines] == "" do lines[#lines] = nil end
    put(key, concat(lines, "\n"))
  end
  for line in (source .. "\n"):gmatch("(.-)\r?\n") do
    number = number + 1
    if line:sub(1, #heading) == heading then
      close()
      key, lines = line:sub(#heading + 1), {}
    elseif line:sub(1, 3) == "===" then
      -- No line of a text that is kept begins so.
      refuse(number, "two versions of the snapshots were merged, and the conflict is still in the file: resolve it, "
        .. "or remove the file and run with --update-snapshots")
    elseif key then
      lines[#lines + 1] = line
    elseif line:find("%S") then
      stray = stray or number
    end
  end
  if stray then
    refuse(stray, 'this belongs to no snapshot, which begins with a line such as "=== spec | name": repair the file, '
      .. "or remove it and run with --update-snapshots")
  end
  close()
end

local function source(key) return heading .. key .. "\n" .. entries[key] .. "\n" end

local function write()
  local parts = {}
  for _, key in next, order do parts[#parts + 1] = source(key) end
  host.snapshots("write", concat(parts, "\n"))
  seen, isWritten, isRepetitive = host.snapshots("stamp"), true, false
end

-- Calls a function while no other process writes the file, with what is in it now: `--repeat` runs a spec file in
-- several processes at a time.
local function exclusively(action)
  host.snapshots("exclusively", function()
    if host.snapshots("stamp") ~= seen then
      entries, order, isWritten = nil, {}, false
      read()
    end
    action()
  end)
end

-- Keeps a snapshot at once, so that a crash doesn't lose it. The file is written as a whole only once, at first: later
-- ones are added to its end.
local function keep(key, isNew)
  if not isWritten then return write() end
  host.snapshots("append", "\n" .. source(key))
  seen = host.snapshots("stamp")
  isRepetitive = isRepetitive or not isNew
end

-- Keeps a text where that is allowed. Returns whether it is what the file has now.
local function change(key, text, mode)
  local kept = entries[key]
  if kept == text then return true end
  if mode ~= "update" and (kept ~= nil or mode ~= "create") then return false end
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

-- The spec's name and the snapshot's, or its number in the spec after the word of its sort.
local function keyFor(name, sort_of)
  local spec, run = host.snapshots("spec")
  if counts.run ~= run then counts = { run = run } end
  if name == nil then
    counts[sort_of] = (counts[sort_of] or 0) + 1
    name = sort_of .. tostring(counts[sort_of])
  end
  return (spec .. " | " .. name):gsub("%s+", " ")
end

-- Reports and the file hold UTF-8 only.
function store.checkEncoding(assertion, bytes, what)
  local _, position = len(bytes)
  if not position then return end
  library.failure.raise(("assert.%s: %s is not UTF-8, which snapshots are kept in: byte %d is \\x%02X")
    :format(assertion, what, position, byte(bytes, position)))
end

-- Refuses an assertion outside of a spec file, a negated one, and a name that is none.
function store.checkUse(assertion, state, name)
  if not host.snapshots then
    library.failure.raise(("assert.%s compares with what is kept beside a spec file, and here is none")
      :format(assertion))
  end
  if name ~= nil and type(name) ~= "string" then
    library.failure.raise(("bad argument #2 to assert.%s: a name (a string) expected, got %s")
      :format(assertion, library.wording.shown(name)))
  end
  if not state.mod then
    library.failure.raise(("assert.%s can't be negated: say what is expected"):format(assertion))
  end
  if name then store.checkEncoding(assertion, name, "the name") end
end

-- Why a text can't be kept under a key: in this attempt of the spec, or in another spec of its name, the key has
-- another one. Nil where it can. `uses` has the texts by key, and takes this one down.
function store.clash(uses, key, text)
  local _, run, number, line = host.snapshots("spec")
  local earlier = uses[key]
  uses[key] = { run = run, number = number, line = line, text = text }
  if not earlier or earlier.text == text then return nil end
  if earlier.run == run then
    return "the spec has compared something else with it before: give the two different names"
  end
  if earlier.number ~= number then
    return ("the spec in line %d has compared something else with it: give one of the two another name")
      :format(earlier.line)
  end
end

-- Compares a text with the one that is kept under a name, and keeps it where it may.
--
-- Returns whether it is the same now, and for the message the key, the kept text, the text, and a clash of two uses.
-- `sort_of` is the word before the number of one without a name.
function store.compare(name, sort_of, text)
  read()
  local key = keyFor(name, sort_of)
  local clash = store.clash(used, key, text)
  local holds = entries[key] == text
  local mode = host.snapshots("mode")
  if not holds and not clash and mode ~= "check" then
    exclusively(function() holds = change(key, text, mode) end)
  end
  return holds, { key = key, kept = entries[key], text = text, clash = clash }
end

-- The message about a snapshot that isn't there.
function store.missing(key)
  return ("There is no snapshot '%s' in %s, and none is written where CI is set.\n"
    .. "  run the spec once on your machine and commit the file"):format(key, host.snapshots("path"))
end

-- The end of the message about a snapshot that differs.
function store.advice(detail)
  return "  " .. (detail.clash or ("kept in %s; --update-snapshots replaces it"):format(host.snapshots("path")))
end

-- Whether the spec of a key passed; nil where there is none. Names of specs and of snapshots may have " | " in them.
local function stateOf(key, specs)
  local from = 1
  while true do
    local at = key:find(" | ", from, true)
    if not at then return nil end
    local state = specs[key:sub(1, at - 1)]
    if state ~= nil then return state end
    from = at + 1
  end
end

-- The snapshots that no spec uses any more, sorted: those of removed specs, and of specs that passed without them.
local function obsolete(known)
  read()
  local list, specs = {}, {}
  for name, hasPassed in next, known do specs[(name:gsub("%s+", " "))] = hasPassed end
  for _, key in next, order do
    local state = stateOf(key, specs)
    if not used[key] and (state == nil or state) then list[#list + 1] = key end
  end
  sort(list)
  return list
end

-- Takes keys out of the order of the file.
local function drop(keys)
  local gone, left = {}, {}
  for _, key in next, keys do gone[key] = true end
  for _, key in next, order do
    if not gone[key] then left[#left + 1] = key end
  end
  order = left
end

-- Ends a run of the file. `known` maps each spec's name to whether it passed, or is nil where not all of them had their
-- turn. Returns the obsolete snapshots, joined by line ends, or nil; when snapshots are updated they are removed.
function store.finish(known)
  local list = known and obsolete(known) or {}
  local isUpdating = #list > 0 and host.snapshots("mode") == "update"
  if isUpdating or isRepetitive then
    exclusively(function()
      if isUpdating then drop(list) end
      write()
    end)
  end
  return #list > 0 and concat(list, "\n") or nil
end

return store
