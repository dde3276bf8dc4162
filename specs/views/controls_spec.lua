-- Controls and screens that are declared in Lua, used as a person would.
describe("controls and screens", function()
  it("are chosen from, moved and stepped", function()
    local size, level, count = State("s"), State(0.5), State(1)
    local screen = host(Form {
      Section { header = "Look",
        Picker { label = "Size", selection = size, Text("Small"):tag("s"), Text("Large"):tag("l") } },
      Slider { label = "Level", value = level, min = 0, max = 10, step = 2 },
      Stepper { label = "Count", value = count, min = 0, max = 3 },
      Label { "Home", systemImage = "house" },
      TextEditor { text = State("x") },
      ProgressView { "Loading" }, Link { "Site", destination = "https://example.org" },
      ScrollView { Text("in scroll"):bold() }, LazyVStack { Text("lazy") },
    })
    screen:find("Picker"):select("l")
    assert.equal("l", size.value)
    assert.equal("l", screen:find("Picker"):selectedValue())
    screen:find("Slider"):setValue(6.9)
    assert.equal(6.0, level.value)
    screen:find("Stepper"):increment()
    assert.equal(2, count.value)
    assert.equal("Look", screen:find("Section"):header():text():string())
    assert.equal("Home", screen:find("Label"):title():text():string())
    assert.is_true(screen:find{ text = "in scroll" }:isBold())
    assert.has_error(function() screen:find("Picker"):select("m") end)
  end)
  it("lead to others", function()
    local screen = host(NavigationStack {
      NavigationLink { "Go", destination = function() return Text("there") end },
      NavigationLink { "Three", value = 3 },
      Text("home"):navigationTitle("Home"):navigationDestination(function(n) return Text("number " .. tostring(n)) end),
    })
    assert.equal("there", screen:find{ navigationLink = "Go" }:text():string())
    screen:find{ navigationLink = "Three" }:activate()
    assert.equal("number 3", screen:find{ text = "number 3" }:string())
    assert.equal("Home", screen:find{ text = "home", covered = true }:navigationTitle():string())
    screen:find("NavigationStack"):back()
    assert.has_error(function() screen:find{ text = "number 3" } end)
  end)
end)
