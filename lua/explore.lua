-- What the REPL offers for looking around: tree() and diff().

local library, host = ...

local type, error, next, tostring, mathtype = type, error, next, tostring, math.type

local function write(text) host.output(text .. "\n") end

-- tree(), tree(element), tree(element, {depth = 2}): what stands in an element, on the last screen where none is given.
function tree(element, options)
  if element ~= nil and not host.element("is", element) then
    error(("tree() takes an element, which is what host(…) and find(…) give; got %s"):format(
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
    if name ~= "depth" then error(("tree() knows no '%s'; it takes: depth"):format(tostring(name)), 2) end
  end
  local text = host.outline(element, depth)
  if not text then error("tree(): nothing is hosted yet; try tree(host(Text(\"Hello\")))", 2) end
  write(text)
end

-- diff(): what the last action has changed on its screen.
function diff()
  local action, before, after = host.change()
  if not action then
    write("Nothing has been done on a screen yet. Tap something, then diff() shows what that changed.")
    return
  end
  if before == after then
    write(("%s has changed nothing on the screen."):format(action))
    return
  end
  local lines = library.diff.lines(before, after)
  write(host.style("bold", action))
  for line in (lines .. "\n"):gmatch("(.-)\n") do
    local mark = line:sub(1, 1)
    write(host.style(mark == "-" and "red" or mark == "+" and "green" or "dim", line))
  end
end

return {}
