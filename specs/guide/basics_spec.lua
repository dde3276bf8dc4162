-- Guide: The Basics. From the root of a view to what it contains, one call for each view on the way.

describe("The basics", function()
  local Greeting = View("Greeting", function()
    return Text("Good morning")
  end)

  local Badge = View("Badge", function()
    return Text("New")
  end)

  local Headline = View("Headline", function()
    return HStack {
      Text("Inbox"),
      AnyView(Badge()),
    }
  end)

  it("reads the text of a view", function()
    local view = Greeting()
    assert.equal("Good morning", inspect(view):text():string())
  end)

  it("follows the structure of a body into another view", function()
    local view = Headline()
    local text = inspect(view):hStack():anyView(2):view("Badge"):text()
    assert.equal("New", text:string())
    assert.equal("Inbox", inspect(view):hStack():text(1):string())
  end)

  it("takes a view's definition in place of its name", function()
    assert.equal("New", inspect(Headline()):hStack():anyView(2):view(Badge):text():string())
  end)

  it("continues from an intermediate result", function()
    local hStack = inspect(Headline()):hStack()
    local inbox = hStack:text(1)
    local new = hStack:anyView(2):view("Badge"):text()
    assert.equal("Inbox", inbox:string())
    assert.equal("New", new:string())
  end)

  it("reaches a child by its index", function()
    local hStack = inspect(Headline()):hStack()
    assert.equal("Inbox", hStack[1]:text():string())
    assert.equal("New", hStack[2]:anyView():view("Badge"):text():string())
  end)

  it("counts and goes through the children", function()
    local hStack = inspect(Headline()):hStack()
    assert.equal(2, #hStack)
    local kinds = {}
    for index, child in ipairs(hStack) do kinds[index] = child:kind() end
    assert.same({ "Text", "AnyView" }, kinds)
  end)

  it("picks the first child that meets a condition", function()
    local function first(stack, condition)
      for _, child in ipairs(stack) do
        if condition(child) then return child end
      end
    end
    local found = first(inspect(Headline()):hStack(), function(child) return child:kind() == "AnyView" end)
    assert.equal("New", found:find("Text"):string())
  end)

  it("does the same with a view on a screen", function()
    assert.equal("Good morning", host(Greeting()):text():string())
    assert.equal("New", host(Headline()):hStack():anyView(2):view("Badge"):text():string())
  end)
end)

describe("The basics, of a view written in Swift", function()
  local greeting
  before_each(function() greeting = inspect(views.Greeting { name = "Ada" }) end)

  it("follow the structure of its body", function()
    assert.equal("Good morning, Ada", greeting:hStack():text(1):string())
    assert.equal("The team", greeting:hStack():anyView(2):view("Signature"):text():string())
  end)

  it("go on from an intermediate result", function()
    local hStack = greeting:hStack()
    assert.equal(8, hStack:spacing())
    assert.equal("The team", hStack[2]:anyView():view("Signature"):text():string())
    assert.equal(2, #hStack)
  end)
end)
