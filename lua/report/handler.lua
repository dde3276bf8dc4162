-- Runs an output handler that was written for busted: a Lua file that returns a function of the options, whose result
-- has `subscribe(options)`. It hears of the run by busted's channels, with elements as busted has them.

local library, host = ...
local text = library.handler_texts

local type, error, ipairs, setmetatable, tostring, next = type, error, ipairs, setmetatable, tostring, next
local dofile, preload = dofile, package.preload

local channels = library.channels.new()
local busted = { version = "2.2.0" }
local root = { descriptor = "suite", name = "Suite", attributes = {}, children = {} }
local parents = setmetatable({}, { __mode = "k" })
local open = { root } -- the suite, its file, the groups

busted.subscribe, busted.unsubscribe, busted.publish = channels.subscribe, channels.unsubscribe, channels.publish
busted.monotime = host.now
busted.gettime = host.time

-- The element around one.
function busted.parent(element) return parents[element] end

-- The elements in one that were told of.
function busted.children(element) return element.children or {} end

local shared = setmetatable({}, {
  __index = busted, __newindex = function() error("Attempt to modify busted", 2) end,
})

preload.busted = function() return shared end
preload["busted.init"] = preload.busted
preload["busted.outputHandlers.base"] = function() return library.handler_base end
preload["busted.outputHandlers.utfTerminal"] = function() return library.handler_terminal end
preload["busted.outputHandlers.plainTerminal"] = preload["busted.outputHandlers.utfTerminal"]
preload.dkjson = function() return library.handler_json end
preload.say = function() return library.say.object end
preload["say.init"] = preload.say
for _, name in ipairs { "utils", "status", "options", "compatibility" } do
  preload["busted." .. name] = library.busted_shims["busted." .. name]
end
for name in ("ar de en es fr is it ja nl pt-BR ro ru th ua zh"):gmatch("%S+") do
  preload["busted.languages." .. name] = function() return text end
end

-- Elements ---------------------------------------------------------------------------------------------------

local function element(descriptor, name, file, line)
  local parent = open[#open]
  local made = {
    descriptor = descriptor, name = name, attributes = {}, children = {},
    trace = { source = "@" .. file, short_src = file, currentline = line, traceback = "", what = "Lua" },
  }
  parents[made] = parent
  parent.children[#parent.children + 1] = made
  return made
end

local function started(subject)
  subject.starttick, subject.starttime = host.now(), host.time()
  return subject
end

local function ended(subject, seconds)
  subject.endtick, subject.endtime = host.now(), host.time()
  subject.duration = seconds or subject.endtick - subject.starttick
  return subject
end

-- Tells of a problem as busted does: an assertion that failed is a failure of a spec, everything else an error.
local function problem(subject, status, message, file, line, traceback)
  local trace = {
    source = "@" .. file, short_src = file, currentline = line, traceback = traceback, message = message, what = "Lua",
  }
  local shown = status == "pending" and message or ("%s:%d: %s"):format(file, line, message)
  channels.publish({ status, subject.descriptor }, subject, parents[subject], shown, trace)
end

-- Events -----------------------------------------------------------------------------------------------------

local events = {}

function events.run(seed)
  root.randomseed = seed
  channels.publish({ "suite", "start" }, started(root), 1, 1, seed)
end

function events.file(path)
  open[#open + 1] = element("file", path, path, 1)
  channels.publish({ "file", "start" }, started(open[#open]))
end

function events.group(name, path, line)
  local group = element("describe", name, path, line)
  open[#open + 1] = group
  channels.publish({ "describe", "start" }, started(group), parents[group])
end

local running

function events.spec(name, path, line)
  running = started(element("it", name, path, line))
  channels.publish({ "test", "start" }, running, parents[running])
end

function events.problem(...) problem(running or open[#open], ...) end

function events.specEnd(status, seconds)
  local spec = running
  running = nil
  channels.publish({ "test", "end" }, ended(spec, seconds), parents[spec], status)
end

local function close(kind)
  return function()
    local last = open[#open]
    open[#open] = nil
    channels.publish({ kind, "end" }, ended(last), kind == "describe" and parents[last] or nil)
  end
end
events.groupEnd, events.fileEnd = close("describe"), close("file")

function events.runEnd(seconds)
  channels.publish({ "suite", "end" }, ended(root, seconds), 1, 1)
  channels.publish({ "exit" })
end

-- Loading ----------------------------------------------------------------------------------------------------

-- Loads the handler from its file, with the options that busted gives to handlers.
function events.load(path, arguments)
  local handler = dofile(path)
  if not host.isCallable(handler) then
    error(("an output handler returns a function of its options; this file returns %s"):format(
      library.pretty.short(handler)), 0)
  end
  for index, value in next, arg or {} do
    if index <= 0 then arguments[index] = value end
  end
  local options = {
    arguments = arguments, language = "en", verbose = false, suppressPending = false, deferPrint = false,
    enableSound = false, defaultOutput = "utfTerminal",
  }
  local made = handler(options)
  if type(made) ~= "table" or not made.subscribe then
    error(("an output handler's function returns a table with subscribe(), as %s has it; this one returns %s"):format(
      'require "busted.outputHandlers.base"()', tostring(library.pretty.short(made))), 0)
  end
  made:subscribe(options)
end

return events
