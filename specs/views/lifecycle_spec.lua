-- What views do by themselves: appear, disappear, wait for changes, work asynchronously; and the clock.

describe("A view", function()
  local log
  before_each(function() log = {} end)
  local function note(word) return function() log[#log + 1] = word end end

  it("appears on a screen, and not in an inspection", function()
    local view = Text("a"):onAppear(note "appears")
    inspect(view)
    assert.same({}, log)
    host(view)
    assert.same({ "appears" }, log)
  end)

  it("disappears when it is left out", function()
    local isShown = State(true)
    local Screen = View("Screen", function()
      return VStack { isShown.value and Text("a"):onAppear(note "appears"):onDisappear(note "disappears") }
    end)
    local screen = host(Screen())
    isShown.value = false
    assert.same({}, screen:findAll("Text"))
    assert.same({ "appears", "disappears" }, log)
  end)

  it("acts when a value changes", function()
    local count = State(1)
    local Screen = View("Screen", function()
      return Text("a"):onChange(count.value, function(old, new) log[#log + 1] = old .. " to " .. new end)
    end)
    local screen = host(Screen())
    count.value = 2
    assert.equal("a", screen:find("Text"):string())
    assert.same({ "1 to 2" }, log)
  end)

  it("has done its tasks, as far as they take no time, when it is hosted", function()
    local title = State("loading")
    local Screen = View("Screen", function()
      return Text(title.value):task(function() title.value = "loaded" end)
    end)
    assert.equal("loaded", host(Screen()):find("Text"):string())
  end)

  it("offers its action", function()
    local screen = inspect(Text("a"):onAppear(note "appears"):onTapGesture(note "tapped"))
    screen:callOnAppear()
    screen:callOnTapGesture()
    assert.same({ "appears", "tapped" }, log)
  end)
end)

describe("The clock", function()
  it("doesn't move until it is advanced", function()
    assert.equal(0, clock:elapsed())
    clock:advance(1.5)
    clock:advance(2)
    assert.equal(3.5, clock:elapsed())
  end)

  it("is reset for each spec", function()
    assert.equal(0, clock:elapsed())
  end)

  it("goes forward only", function()
    assert.error_matches(function() clock:advance(-1) end, "expected number from 0", 1, true)
  end)
end)
