-- An element is looked up again when its view has left its place.

describe("An element", function()
  local List = View("Names", function(_, options)
    return VStack {
      ForEach(options.names.value, function(name)
        return HStack { Text(name):id(name) }
      end),
    }
  end)

  local Switch = View("Switch", function(self)
    local isOn = self:state("isOn", true)
    return VStack {
      isOn.value and Text("On"):id("light"),
      Button("Switch", function() isOn.value = not isOn.value end),
      Text("below"),
    }
  end)

  it("survives a change of its content", function()
    local title = State("before")
    local Screen = View("Screen", function() return VStack { Text(title.value):id("title") } end)
    local text = host(Screen()):find("Text")
    title.value = "after"
    assert.equal("after", text:string())
    assert.equal("view(\"Screen\"):vStack():text(1)", text:pathToRoot())
  end)

  it("follows its row when rows change places", function()
    local names = State { "ann", "bob", "eve" }
    local screen = host(List { names = names })
    local bob = screen:find{ viewWithId = "bob" }
    names.value = { "eve", "bob", "dan", "ann" }
    assert.equal("bob", bob:string())
    names.value = { "bob" }
    assert.equal("bob", bob:string())
    assert.equal("view(\"Names\"):vStack():forEach(1):hStack(1):text(1)", bob:pathToRoot())
  end)

  it("has no calls of other kinds, whatever they are given", function()
    local button = host(Button("Save", function() end)):find("Button")
    assert.error_matches(function() button:setInput("a") end, "Button has no 'setInput'; it has: ", 1, true)
    assert.error_matches(function() button:setInput() end, "Button has no 'setInput'; it has: ", 1, true)
  end)

  it("reports its last place, and the candidates", function()
    local screen = host(Switch())
    local light = screen:find{ viewWithId = "light" }
    screen:find{ button = "Switch" }:tap()
    assert.is_false(light:exists())
    assert.error_matches(function() light:string() end,
      'the Text found by :find{ viewWithId = "light" } is gone; it was at view("Switch"):vStack():text(1)', 1, true)
    assert.equal("element that is gone", tostring(light))
  end)

  it("reports the place where it was found, though it has moved since", function()
    local names = State { "ann", "bob" }
    local screen = host(List { names = names })
    local bob = screen:find{ viewWithId = "bob" }
    names.value = { "bob", "ann" }
    assert.equal("bob", bob:string())
    names.value = { "ann" }
    assert.error_matches(function() bob:string() end,
      'it was at view("Names"):vStack():forEach(1):hStack(2):text(1)', 1, true)
  end)

  it("is one object as long as the same call leads to the same view", function()
    local names = State { "ann", "bob" }
    local screen = host(List { names = names })
    local function first() return screen:view("Names"):vStack():forEach(1):hStack(1):text(1) end
    local function search() return screen:find{ text = "ann" } end
    local stack = screen:vStack()
    assert.is_true(rawequal(stack, screen:vStack()))
    assert.is_true(rawequal(search(), search()))
    local ann, found = first(), search()
    names.value = { "bob", "ann" }
    assert.same({ "bob", "ann", "ann" }, { first():string(), ann:string(), found:string() })
    assert.is_false(rawequal(found, search()))
    assert.equal('view("Names"):vStack():forEach(1):hStack(2):text(1)', search():pathToRoot())
    names.value = { "bob" }
    assert.error_matches(search, 'no text "ann"', 1, true)
  end)

  it("of many reports the place where it was found, too", function()
    local names = State { "ann", "bob" }
    local screen = host(List { names = names })
    local found = screen:findAll("Text")
    names.value = { "bob", "ann" }
    assert.same({ "ann", "bob" }, { found[1]:string(), found[2]:string() })
    names.value = {}
    assert.error_matches(function() found[2]:string() end, 'the Text found by :findAll("Text")[2] is gone; '
      .. 'it was at view("Names"):vStack():forEach(1):hStack(2):text(1)', 1, true)
  end)

  it("is there again when the view comes back", function()
    local screen = host(Switch())
    local light, button = screen:find{ viewWithId = "light" }, screen:find("Button")
    button:tap()
    assert.is_false(light:exists())
    button:tap()
    assert.equal("On", light:string())
  end)

  it("keeps the places of those beside it", function()
    local screen = host(Switch())
    local below = screen:vStack():text(3)
    screen:find("Button"):tap()
    assert.equal("below", below:string())
    assert.equal(3, #screen:vStack())
    assert.is_true(screen:vStack()[1]:isAbsent())
  end)

  it("equals another one that is the same view", function()
    local screen = host(Switch())
    assert.equal(screen:find("Text"), screen:vStack():text(1))
    assert.not_equal(screen:find("Text"), screen:vStack():text(3))
    assert.not_equal(screen, host(Switch()))
  end)

  it("belongs to a screen that goes with its spec", function()
    local kept = Switch()
    local first, second = host(kept), host(kept)
    first:find("Button"):tap()
    assert.is_true(first:vStack()[1]:isAbsent())
    assert.equal("On", second:vStack():text(1):string())
  end)

  it("prints its kind, its texts and its place", function()
    local screen = host(Switch())
    assert.equal('Text "On" at view("Switch"):vStack():text(1)', tostring(screen:find("Text")))
    assert.equal('Button "Switch" at view("Switch"):vStack():button(2)', tostring(screen:find("Button")))
  end)

  it("can't be assigned to", function()
    local screen = host(Switch())
    assert.error_matches(function() screen.text = "x" end, "'text' of Switch cannot be assigned to", 1, true)
  end)
end)

describe("A screen that a setup hosts", function()
  randomize(false) -- the second spec goes on where the first has stopped
  local count, screen = State(0), nil
  local Counter = View("SharedCounter", function()
    return Button("Count " .. count.value, function() count.value = count.value + 1 end)
  end)

  setup(function() screen = host(Counter()) end)

  it("is there for the first spec", function()
    screen:button():tap()
    assert.equal("Count 1", screen:find("Text"):string())
  end)

  it("is still there for the next", function()
    screen:button():tap()
    assert.equal("Count 2", screen:find("Text"):string())
  end)
end)
