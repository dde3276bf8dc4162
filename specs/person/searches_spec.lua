local refused = require("refused")

local function screenOfTwo()
  return host(VStack {
    HStack { Text("Home"), Button("Go", function() end) },
    HStack { Text("Work"), Button("Go", function() end), Button("Edit", function() end) },
  })
end

describe("only", function()
  it("finds the one view that fits", function()
    local screen = screenOfTwo()
    assert.equal("Button", screen:only { button = "Edit" }:kind())
    assert.equal("Work", screen:only { text = "Work" }:string())
    assert.equal("HStack", screen:only("HStack", { containing = "Home" }):kind())
    assert.equal("vStack():hStack(2)", screen:only("HStack", { containing = "Edit" }):pathToRoot())
  end)

  it("means the inner one of two views around a text", function()
    local screen = host(VStack { VStack { Text("a") }, Text("b") })
    assert.equal("vStack():vStack(1)", screen:only("VStack", { containing = "a" }):pathToRoot())
  end)

  it("lists all that fit", function()
    assert.equal(
      "only{ button = \"Go\" } has to fit one view, and fits 2:\n  Button \"Go\" at vStack():hStack(1):button(2)\n"
        .. "  Button \"Go\" at vStack():hStack(2):button(2)",
      refused(function() screenOfTwo():only { button = "Go" } end))
  end)

  it("says what there is where none fits", function()
    assert.equal(
      "no text \"Garden\"; there are:\n  \"Home\" at vStack():hStack(1):text(1)\n"
        .. "  \"Go\" at vStack():hStack(1):button(2):labelView():text()\n  \"Work\" at vStack():hStack(2):text(1)\n"
        .. "  \"Go\" at vStack():hStack(2):button(2):labelView():text()\n"
        .. "  \"Edit\" at vStack():hStack(2):button(3):labelView():text()",
      refused(function() screenOfTwo():only { text = "Garden" } end))
  end)

  it("is waited for", function()
    local isDone = State(false)
    local job = View("Job", function()
      return VStack { Text("Step"), isDone.value and Text("Done") or Text("Step") }
    end)
    local screen = host(job())
    isDone.value = true
    assert.equal("Step", wait_until(function() return screen:only { text = "Step" } end):string())
  end)
end)

describe("find", function()
  it("goes level by level, and on request down each branch", function()
    local screen = host(VStack { HStack { Text("deep") }, Text("shallow") })
    assert.equal("shallow", screen:find("Text"):string())
    assert.equal("deep", screen:find("Text", { traversal = "depthFirst" }):string())
    assert.equal("deep", screen:findAll("Text")[1]:string())
  end)

  it("looks at what is on top first, and never at what is covered", function()
    local isShown = State(false)
    local screen = host(VStack { Text("below"), VStack { Text("owner") }:sheet(isShown, VStack { Text("on top") }) })
    isShown.value = true
    assert.equal("on top", screen:find("Text"):string())
    assert.matches("^no text \"below\" on the screen", refused(function() screen:find { text = "below" } end))
    assert.equal("below", screen:find { text = "below", covered = true }:string())
  end)

  it("looks at the selected tab", function()
    local screen = host(TabView {
      Text("first"):tabItem(Text("One")):tag(1), List { Text("second") }:tabItem(Text("Two")):tag(2),
      selection = State(2),
    })
    assert.equal("second", screen:find("List"):find("Text"):string())
    assert.equal("no text \"first\" on the screen; one is in the tab \"One\", which isn't selected",
      refused(function() screen:find { text = "first" } end))
  end)
end)

describe("A view of a kind", function()
  it("is known by its text", function()
    local log = {}
    local screen = host(Text("Hi"):alert {
      "Delete?", isPresented = State(true),
      actions = function()
        return { Button("OK", function() log[1] = "OK" end), Button("Cancel", function() log[1] = "Cancel" end) }
      end,
    })
    screen:text():alert():button("OK"):tap()
    assert.same({ "OK" }, log)
    assert.equal("Edit", screenOfTwo():button("Edit"):find("Text"):string())
    assert.equal("vStack():hStack(2)", screenOfTwo():hStack("Work"):pathToRoot())
  end)

  it("has to be the only one of that text", function()
    assert.equal(
      "button(\"Go\") has to fit one view, and fits 2:\n  Button \"Go\" at vStack():hStack(1):button(2)\n"
        .. "  Button \"Go\" at vStack():hStack(2):button(2)",
      refused(function() screenOfTwo():button("Go") end))
    assert.matches("no button \"OK\"; there are:\n", refused(function() screenOfTwo():button("OK") end), 1, true)
  end)
end)

describe("Views beside each other with the same id", function()
  it("are pointed out in the tree", function()
    local screen = host(VStack {
      Text("one"):id("row"), Text("two"):id("row"), Text("three"):id("other"),
    })
    local _, raised = pcall(function()
      assert.has_text(host(VStack { Spacer():id("a"), Spacer():id("a") }), "x")
    end)
    assert.matches("Spacer  .id(\"a\")  (another view here has the same id)", tostring(raised), 1, true)
    assert.count(3, screen:findAll("Text"))
  end)
end)
