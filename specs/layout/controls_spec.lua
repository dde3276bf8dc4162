-- Sizes of controls, lists, bars and screens above others.

local options = { screen = { width = 320, height = 568 } }

describe("Controls", function()
  it("take the width, and the height of their kind", function()
    local on = State(false)
    local name = State("")
    local screen = host(VStack { Toggle("Wi-Fi", on), TextField("Name", name), spacing = 0 }, options)
    assert.equal(320, screen:find("Toggle"):frame().width)
    assert.equal(31, screen:find("Toggle"):frame().height)
    assert.equal(20.5, screen:find("TextField"):frame().height)
    assert.equal(0, screen:find { text = "Wi-Fi" }:frame().x)
  end)

  it("are as large as the body that a style of the app makes", function()
    local style = function(configuration) return configuration.label:padding(10) end
    local screen = host(Button("Save", print):buttonStyle(style), options)
    local button = screen:find("Button"):frame()
    assert.equal(40.5, button.height)
    assert.equal(button.y + 10, screen:find { text = "Save" }:frame().y)
  end)
end)

describe("A control without its label", function()
  it("takes its own width", function()
    local screen = host(HStack {
      Toggle("Wi-Fi", State(false)), Stepper { "Count", value = State(1) },
      Picker { "Size", selection = State(1), Text("S"):tag(1) }, LabeledContent { "Version", Text("1.0") }, spacing = 0,
    }:labelsHidden(), options)
    assert.equal(51, screen:find("Toggle"):frame().width)
    assert.equal(94, screen:find("Stepper"):frame().width)
    local option = screen:find { text = "S" }:frame()
    assert.near(12 + option.width + 6.7 + 8.7 + 12, screen:find("Picker"):frame().width, 1)
    assert.equal(screen:find { text = "1.0" }:frame().width, screen:find("LabeledContent"):frame().width)
    assert.error_matches(function() screen:find { text = "Wi-Fi", covered = true }:frame() end, "has no frame")
  end)
end)

describe("A gauge", function()
  local function gauge(style)
    return host(Gauge {
      "Fuel", value = 15, max = 60, currentValueLabel = "15 l", minimumValueLabel = "E", maximumValueLabel = "F",
    }:gaugeStyle(style), options)
  end

  it("has its labels around a bar", function()
    local screen = gauge("linearCapacity")
    assert.equal(320, screen:find("Gauge"):frame().width)
    local label, value = screen:find { text = "Fuel" }, screen:find { text = "15 l" }
    local low, high = screen:find { text = "E" }, screen:find { text = "F" }
    assert.above(label, low)
    assert.below(value, low)
    assert.aligned("top", low, high)
    assert.equal(0, low:frame().x)
    assert.equal(320, high:frame().x + high:frame().width)
    assert.fits(screen)
  end)

  it("has a size of its own as a ring", function()
    local screen = gauge("accessoryCircular")
    local ring = screen:find("Gauge"):frame()
    assert.same({ 58, 58 }, { ring.width, ring.height })
    local value = screen:find { text = "15 l" }:frame()
    assert.near(160, value.x + value.width / 2, 0.5)
    assert.left_of(screen:find { text = "E" }, screen:find { text = "F" })
    assert.error_matches(function() screen:find { text = "Fuel", covered = true }:frame() end, "has no frame")
    assert.fits(screen)
  end)
end)

describe("Groups", function()
  it("have their label above the content, and room around both", function()
    local screen = host(GroupBox { label = Text("Box"), Rectangle():frame { width = 100, height = 50 } }, options)
    local box, label = screen:find("GroupBox"):frame(), screen:find { text = "Box" }:frame()
    assert.same({ 132, 32 + 20.5 + 8 + 50 }, { box.width, box.height })
    assert.same({ box.x + 16, box.y + 16 }, { label.x, label.y })
  end)

  it("that open take the width, and are rows in a list", function()
    local group = DisclosureGroup { "More", isExpanded = State(true), Text("inside") }
    local alone = host(group, options)
    assert.equal(320, alone:find("DisclosureGroup"):frame().width)
    assert.equal(0, alone:find { text = "More" }:frame().x)
    assert.below(alone:find { text = "inside" }, alone:find { text = "More" })
    local rows = host(List { group }, options)
    assert.equal(44, rows:find { text = "inside" }:frame().y - rows:find { text = "More" }:frame().y)
  end)

  it("of controls stand side by side", function()
    local screen = host(ControlGroup { Button("One", print), Button("Two", print) }, options)
    assert.left_of(screen:find { button = "One" }, screen:find { button = "Two" })
    assert.aligned("top", screen:find { button = "One" }, screen:find { button = "Two" })
  end)
end)

describe("Lists", function()
  it("have rows of 44 points", function()
    local screen = host(List { Text("a"), Text("b") }, options)
    local a, b = screen:find { text = "a" }:frame(), screen:find { text = "b" }:frame()
    assert.equal(44, b.y - a.y)
    assert.same({ x = 0, y = 0, width = 320, height = 568 }, screen:find("List"):frame())
  end)

  it("set sections apart", function()
    local screen = host(List { Section { Text("a") }, Section { Text("b") } }, options)
    assert.equal(79, screen:find { text = "b" }:frame().y - screen:find { text = "a" }:frame().y)
  end)
end)

describe("Bars", function()
  it("take their room on a phone, and none on a bare screen", function()
    local view = NavigationStack { Color.red:navigationTitle("Home") }
    assert.equal(155, host(view, { screen = "iPhone 15" }):find("Color"):frame().y)
    assert.equal(0, host(view, options):find("Color"):frame().y)
    local tabs = TabView { Color.red:tabItem(Text("One")), Color.blue:tabItem(Text("Two")) }
    assert.equal(710, host(tabs, { screen = "iPhone 15" }):find("Color"):frame().height)
  end)
end)

describe("Alerts and dialogs", function()
  local phone = { screen = "iPhone 15" }

  local function alert(second)
    return host(Text("below"):alert {
      "Sure?", isPresented = State(true),
      actions = function() return { Button("Yes", print), Button(second, print) } end,
    }, phone)
  end

  it("have two buttons side by side where there is room", function()
    local screen = alert("No")
    local yes, no = screen:find { button = "Yes" }:frame(), screen:find { button = "No" }:frame()
    assert.near(61.5 + 67.5, yes.x + yes.width / 2, 0.34)
    assert.near(61.5 + 3 * 67.5, no.x + no.width / 2, 0.34)
    assert.equal(yes.y, no.y)
    assert.fits(screen)
  end)

  it("have them one below the other where there is none", function()
    local screen = alert("Not before tomorrow")
    assert.below(screen:find { button = "Not before tomorrow" }, screen:find { button = "Yes" })
    assert.fits(screen)
  end)

  it("of actions stand at the bottom of a phone", function()
    local screen = host(Text("below"):confirmationDialog {
      "Sure?", isPresented = State(true), actions = function() return { Button("Yes", print), Button("No", print) } end,
    }, phone)
    local yes, no = screen:find { button = "Yes" }:frame(), screen:find { button = "No" }:frame()
    assert.near(57, no.y - yes.y, 0.01)
    local cancel = screen:find { button = "Cancel" }:frame()
    -- The button that cancels stands apart.
    assert.near(57 + 8, cancel.y - no.y, 0.01)
    assert.near(818 - 57 / 2, cancel.y + cancel.height / 2, 0.34)
    screen:tap { x = 20, y = no.y }
    assert.fits(screen)
  end)

  it("are sheets where a popover has no room", function()
    local popover = Text("below"):popover { isPresented = State(true), content = function() return Color.red end }
    assert.equal(69, host(popover, phone):find("Color"):frame().y)
  end)
end)

describe("Screens above others", function()
  it("are laid out on the whole screen", function()
    local open = State(true)
    local screen = host(Text("below"):sheet { isPresented = open, content = function() return Color.red end }, options)
    assert.equal(568, screen:find("Color"):frame().height)
  end)

  it("are pages of a stack", function()
    local screen = host(NavigationStack { NavigationLink("Open", { destination = Color.red }) }, options)
    screen:find("NavigationLink"):tap()
    assert.equal(568, screen:find("Color"):frame().height)
  end)
end)
