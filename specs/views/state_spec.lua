-- What views keep and share: `self:state`, `State`, `Binding`.

describe("self:state", function()
  local Counter = View("Counter", function(self, options)
    local count = self:state("count", options and options.start or 0)
    return Button("Count " .. count.value, function() count.value = count.value + 1 end)
  end)

  local function label(element) return element:find("Text"):string() end

  it("keeps its value from one evaluation to the next", function()
    local screen = host(Counter())
    screen:button():tap()
    screen:button():tap()
    assert.equal("Count 2", label(screen))
  end)

  it("takes its first value once", function()
    local start = State(5)
    local Screen = View("Screen", function() return Counter { start = start.value } end)
    local screen = host(Screen())
    assert.equal("Count 5", label(screen))
    start.value = 9
    assert.equal("Count 5", label(screen))
  end)

  it("is each screen's own, even of the same view", function()
    local view = Counter()
    local one, other = host(view), host(view)
    one:button():tap()
    assert.equal("Count 1", label(one))
    assert.equal("Count 0", label(other))
  end)

  it("is each place's own", function()
    local screen = host(VStack { Counter(), Counter() })
    screen:find({ "Button", skipFound = 1 }):tap()
    assert.equal("Count 0", label(screen[1]))
    assert.equal("Count 1", label(screen[2]))
  end)

  it("ends with its view, and is reset", function()
    local isShown = State(true)
    local Screen = View("Screen", function() return VStack { isShown.value and Counter() } end)
    local screen = host(Screen())
    screen:find("Button"):tap()
    isShown.value = false
    assert.same({}, screen:findAll("Button"))
    isShown.value = true
    assert.equal("Count 0", label(screen))
  end)
end)

describe("State", function()
  it("is shared by all that read it", function()
    local name = State("ann")
    local Greeting = View("Greeting", function() return Text("Hello, " .. name.value) end)
    local Form = View("Form", function() return TextField("Name", name) end)
    local greeting, form = host(Greeting()), host(Form())
    form:textField():setInput("bob")
    assert.equal("bob", name.value)
    assert.equal("Hello, bob", greeting:text():string())
    name.value = "eve"
    assert.equal("eve", form:textField():input())
  end)

  it("re-evaluates only its readers", function()
    local a, b, evaluations = State(1), State(1), 0
    local Reader = View("Reader", function()
      evaluations = evaluations + 1
      return Text(a.value)
    end)
    local screen = host(Reader())
    b.value = 2
    screen:text():string()
    assert.equal(1, evaluations)
    a.value = 2
    assert.equal("2", screen:text():string())
    assert.equal(2, evaluations)
  end)

  it("holds a table, which is changed by setting it again", function()
    local items = State { "milk" }
    local List = View("Items", function()
      return VStack { ForEach(items.value, function(item) return Text(item) end) }
    end)
    local screen = host(List())
    local list = items.value
    list[#list + 1] = "bread"
    items.value = list
    assert.equal("bread", screen:find("ForEach"):text(2):string())
  end)

  it("prints its value", function()
    assert.equal('State("ann")', tostring(State("ann")))
    assert.equal("State(3)", tostring(State(3)))
  end)
end)

describe("Binding", function()
  it("is made of functions, by position or by name", function()
    local volume = 3
    local function get() return volume end
    local function set(value) volume = value end
    for _, binding in ipairs { Binding(get, set), Binding { get = get, set = set } } do
      volume = 3
      binding.value = binding.value + 1
      assert.equal(4, volume)
    end
  end)

  it("with a value is a state", function()
    local flag = Binding(false)
    local screen = host(Toggle("Quiet", flag))
    screen:tap()
    assert.is_true(flag.value)
    assert.is_true(screen:isOn())
  end)

  it("without a set function can't be set", function()
    local fixed = Binding(function() return 1 end)
    assert.error_matches(function() fixed.value = 2 end, "this binding has no 'set' function")
  end)

  it("refuses a value of another type", function()
    assert.error_matches(function() Toggle("Quiet", State("on")) end, "expected boolean, got string \"on\"", 1, true)
    local flag = State(true)
    local screen = host(Toggle("Quiet", flag))
    flag.value = "off"
    assert.error_matches(function() screen:isOn() end, "expected boolean, got string \"off\"", 1, true)
  end)
end)
