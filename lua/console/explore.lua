-- The functions of the REPL: tree(), diff() and help().

local library, host = ...

local type, error, next, tostring, rawequal = type, error, next, tostring, rawequal
local mathtype, getinfo, select = math.type, debug.getinfo, select

local function write(text) host.output(text .. "\n") end

-- tree(), tree(element), tree(element, {depth = 2}): the tree of an element, by default of the last screen.
function tree(element, options)
  if element ~= nil and not host.element("is", element) then
    error(("tree() takes an element, as host(…) and find(…) return; got %s"):format(
      library.pretty.short(element)), 2)
  end
  if options ~= nil and type(options) ~= "table" then
    error("tree(): the options are a table such as {depth = 2}, got a " .. type(options), 2)
  end
  local depth = options and options.depth
  if depth ~= nil and (mathtype(depth) ~= "integer" or depth < 0) then
    error("tree(): depth is a number of levels from 0, got " .. library.pretty.short(depth), 2)
  end
  for name in next, options or {} do
    if name ~= "depth" then error(("tree() has no option '%s'; it takes: depth"):format(tostring(name)), 2) end
  end
  local text = host.outline(element, depth)
  if not text then error("tree(): nothing is hosted yet; try tree(host(Text(\"Hello\")))", 2) end
  write(text)
end

-- diff(): the changes of the last action on its screen.
function diff()
  local action, before, after = host.change()
  if not action then
    write("There has been no action on a screen yet. Tap something, then diff() shows the change.")
    return
  end
  if before == after then
    write(("%s changed nothing on the screen."):format(action))
    return
  end
  local lines = library.diff.lines(before, after)
  write(host.style("bold", action))
  for line in (lines .. "\n"):gmatch("(.-)\n") do
    local mark = line:sub(1, 1)
    write(host.style(mark == "-" and "red" or mark == "+" and "green" or "dim", line))
  end
end

-- The name of a function or a table of the library in scripts: a global, or a field of one. User code is identified by
-- its place.
local function globalName(value)
  if type(value) == "function" and getinfo(value, "S").source:sub(1, 1) == "@" then return nil end
  for name, global in next, _G do
    if rawequal(global, value) and type(name) == "string" then return name end
  end
  for name, global in next, _G do
    if type(global) == "table" and type(name) == "string" and not rawequal(global, _G) then
      for field, entry in next, global do
        if rawequal(entry, value) and type(field) == "string" then return name .. "." .. field end
      end
    end
  end
end

-- The topic for a value without a page: a function's name, or its place.
local function named(value)
  local kind = type(value)
  local name = (kind == "function" or kind == "table") and globalName(value)
  if name then return host.help(name) end
  if kind ~= "function" then return host.help(value) end
  local info = getinfo(value, "S")
  if info.what ~= "C" then return ("a function of yours, written at %s:%d"):format(info.short_src, info.linedefined) end
  return nil, "that function has no known name; pass a name, as in help(\"find\")"
end

-- help(), help("Button"), help(element), help(host): the page about it.
function help(...)
  if select("#", ...) == 0 then return write((host.help())) end
  local topic = ...
  if topic == nil then
    error("help(): the argument is nil; pass a name, as in help(\"find\")", 2)
  end
  local text, reason = named(topic)
  if not text then error("help(): " .. reason, 2) end
  write(text)
end

return { globalName = globalName }
