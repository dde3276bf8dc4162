-- One spec may go on for long without its process growing: `make soak` runs these, which takes minutes.
-- They read the resident memory from /proc, for which the run has to trust them.

local function resident()
  local file <close> = assert(io.open("/proc/self/statm"))
  return tonumber(file:read("a"):match("^%d+ (%d+)")) * 4 / 1024
end

-- Runs `step` so many times. At the end the process may hold a fifth more than at a tenth of the way.
local function soak(name, count, step)
  it(("%s %d times in bounded memory"):format(name, count), { timeout = 1800 }, function()
    local early
    for number = 1, count do
      step(number)
      if number == count // 10 then early = resident() end
    end
    local late = resident()
    print(("%s: %.1f MiB at a tenth, %.1f MiB at the end"):format(name, early, late))
    assert.is_true(late <= early * 1.2, ("%.1f MiB at a tenth, %.1f MiB at the end"):format(early, late))
  end)
end

local scale = tonumber(os.getenv("VIEWSPEC_SOAK")) or 1
local function times(count) return math.max(100, math.floor(count * scale)) end

describe("one spec", function()
  soak("hosts and taps", times(200000), function()
    local count = State(0)
    host(VStack { Button("Add", function() count.value = count.value + 1 end) }):find("Button"):tap()
  end)

  local taps
  soak("taps one screen", times(200000), function(number)
    if number == 1 then
      local count = State(0)
      taps = host(Button("Add", function() count.value = count.value + 1 end)):find("Button")
    end
    taps:tap()
  end)

  local found
  soak("finds and taps on one screen", times(200000), function(number)
    if number == 1 then
      local count = State(0)
      found = host(Button("Add", function() count.value = count.value + 1 end))
    end
    found:find("Button"):tap()
  end)

  local Counter = View("Counter", function(_, count) return Text("Count: " .. count.value) end)
  local state, text
  soak("changes a state", times(100000), function(number)
    if number == 1 then
      state = State(0)
      text = host(Counter(state)):find("Text")
    end
    state.value = number
    assert(text:string() == "Count: " .. number)
  end)

  local bare
  soak("finds nothing", times(50000), function(number)
    if number == 1 then bare = host(VStack { Text("a"), Button("b", function() end) }) end
    assert(not pcall(bare.find, bare, { text = "absent " .. number }))
  end)

  local waiting
  soak("lets time pass", times(50000), function(number)
    if number == 1 then
      waiting = host(TimelineView { interval = 1, content = function(seconds) return Text(tostring(seconds)) end })
    end
    clock:advance(1)
    assert(waiting:find("Text"))
  end)

  soak("makes views that it never shows", times(200000), function()
    local _ = VStack { Text("a"):padding(8), Text("b"):foregroundColor(Color.red:opacity(.5)) }
  end)
end)
