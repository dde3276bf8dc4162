-- Groups and sections that can be collapsed.

local refused = require("refused")

describe("A group", function()
  it("shows what is in it when it is expanded", function()
    local taps = State(0)
    local screen = host(List {
      DisclosureGroup { "Details", Button("Undo", function() taps.value = taps.value + 1 end) },
    })
    assert.equal("no button \"Undo\" on the screen; one is in the group \"Details\", which is collapsed",
      refused(function() screen:find { button = "Undo" } end))
    assert.has_no.text(screen, "Undo")
    local group = screen:find("DisclosureGroup")
    group:expand()
    local undo = screen:find { button = "Undo" }
    undo:tap()
    assert.equal(1, taps.value)
    group:collapse()
    assert.has_no.text(screen, "Undo")
    assert.equal(
      "Button \"Undo\" can't be tapped: the group \"Details\" is collapsed: group:expand() shows it "
        .. "(at list():disclosureGroup(1):button(1))",
      refused(function() group:button(1):tap() end))
    assert.equal(1, taps.value)
  end)

  it("in a group comes after it", function()
    local screen = host(DisclosureGroup { "Outer", DisclosureGroup { "Inner", Text("deep") } })
    assert.equal("no text \"Inner\" on the screen; one is in the group \"Outer\", which is collapsed",
      refused(function() screen:find { text = "Inner" } end))
    screen:find("DisclosureGroup"):expand()
    assert.equal("no text \"deep\" on the screen; one is in the group \"Inner\", which is collapsed",
      refused(function() screen:find { text = "deep" } end))
    screen:find("DisclosureGroup", { containing = "Inner", traversal = "depthFirst", skipFound = 1 }):expand()
    assert.has_text(screen, "deep")
    screen:find("DisclosureGroup"):collapse()
    assert.has_no.text(screen, "deep")
  end)

  it("isn't expanded while it is disabled", function()
    local isExpanded = State(false)
    local screen = host(DisclosureGroup { "More", Text("deep"), isExpanded = isExpanded }:disabled(true))
    assert.equal("DisclosureGroup is unresponsive: it is disabled (at disclosureGroup())",
      refused(function() screen:disclosureGroup():expand() end))
    assert.is_false(isExpanded.value)
  end)

  it("is reached through where it is only inspected", function()
    assert.equal("deep", inspect(DisclosureGroup { "More", Text("deep") }):find { text = "deep" }:string())
  end)

  it("begins anew when it is expanded again", function()
    local log, isExpanded = {}, State(true)
    local screen = host(DisclosureGroup {
      "More", isExpanded = isExpanded,
      Text("deep"):onAppear(function() log[#log + 1] = "in" end):onDisappear(function() log[#log + 1] = "out" end),
    })
    isExpanded.value = false
    refused(function() screen:find { text = "deep" } end)
    isExpanded.value = true
    assert.has_text(screen, "deep")
    assert.same({ "in", "out", "in" }, log)
  end)
end)

describe("A section", function()
  it("shows what is in it while it is expanded", function()
    local isExpanded, taps = State(false), State(0)
    local screen = host(List {
      Section {
        Button("Undo", function() taps.value = taps.value + 1 end), header = Text("Old"), isExpanded = isExpanded,
      },
    }:listStyle("sidebar"))
    assert.has_text(screen, "Old")
    assert.equal("no button \"Undo\" on the screen; one is in the section \"Old\", which is collapsed",
      refused(function() screen:find { button = "Undo" } end))
    local section = screen:find("Section")
    assert.is_false(section:isExpanded())
    section:expand()
    assert.is_true(isExpanded.value)
    screen:find { button = "Undo" }:tap()
    section:collapse()
    assert.is_false(isExpanded.value)
    assert.equal(
      "Button \"Undo\" can't be tapped: the section \"Old\" is collapsed: section:expand() shows it "
        .. "(at list():section(1):button(1))",
      refused(function() section:button(1):tap() end))
    assert.equal(1, taps.value)
  end)

  it("without a binding is always expanded, but in a sidebar", function()
    local section = host(List { Section { Text("a"), header = Text("Old") } }):find("Section")
    assert.is_true(section:isExpanded())
    assert.equal(
      "Section \"Old\" can't be expanded or collapsed: only a List with listStyle(\"sidebar\") has a chevron for it "
        .. "(at list():section(1))",
      refused(function() section:collapse() end))
    section = inspect(List { Section { Text("a"), header = Text("Old") } }):find("Section")
    assert.equal(
      "Section \"Old\" was given no isExpanded: it can't be expanded or collapsed (at list():section(1))",
      refused(function() section:collapse() end))
  end)

  it("isn't collapsed while the list is disabled", function()
    local isExpanded = State(true)
    local screen = host(List { Section { Text("a"), header = Text("Old"), isExpanded = isExpanded } }:disabled(true))
    assert.equal("Section is unresponsive: its parent List is disabled (at list():section(1))",
      refused(function() screen:find("Section"):collapse() end))
    assert.is_true(isExpanded.value)
  end)
end)
