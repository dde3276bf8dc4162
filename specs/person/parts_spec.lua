-- Touches on the parts that controls and containers draw: by element, by the text that is there, and by place.
local refused = require("refused")

local phone = { screen = "iPhone 15" }
local function noop() end

-- The size and the middle of what a view shows.
local function middle(element)
  local frame = element:frame()
  return { x = frame.x + frame.width / 2, y = frame.y + frame.height / 2 }
end

local function picker(chosen, style)
  return Picker { "Cuisine", chosen, Text("Thai"):tag("th"), Text("Greek"):tag("gr"), Text("Fusion") }
    :pickerStyle(style)
end

describe("A segment", function()
  it("is chosen by a tap on its text", function()
    local chosen = State("th")
    host(picker(chosen, "segmented"), phone):find { text = "Greek" }:tap()
    assert.equal("gr", chosen.value)
  end)

  it("is chosen anywhere in it", function()
    local chosen = State("none")
    local screen = host(picker(chosen, "segmented"), phone)
    local frame = screen:find("Picker"):frame()
    screen:tap { x = frame.x + frame.width / 3 - 4, y = frame.y + 3 }
    assert.equal("th", chosen.value)
    screen:tap { x = frame.x + frame.width / 3 + 4, y = frame.y + 3 }
    assert.equal("gr", chosen.value)
  end)

  it("is mirrored with the language", function()
    local chosen = State("gr")
    local screen = host(picker(chosen, "segmented"):environment("layoutDirection", "rightToLeft"), phone)
    local frame = screen:find("Picker"):frame()
    screen:tap { x = frame.x + frame.width - 4, y = frame.y + 3 }
    assert.equal("th", chosen.value)
  end)

  it("without a tag chooses nothing, and the message says so", function()
    local chosen = State("th")
    local screen = host(picker(chosen, "segmented"), phone)
    assert.matches(
      'Text "Fusion" has no tag, so that choosing it changes nothing',
      refused(function() screen:find { text = "Fusion" }:tap() end))
    assert.equal("th", chosen.value)
  end)

  it("isn't chosen while the picker is disabled", function()
    local chosen = State("th")
    local screen = host(picker(chosen, "segmented"):disabled(true), phone)
    assert.matches("disabled", refused(function() screen:find { text = "Greek" }:tap() end))
    assert.equal("th", chosen.value)
  end)
end)

describe("An inline option in a form", function()
  it("is chosen by a tap on its text, or anywhere in its row", function()
    local chosen = State("th")
    local screen = host(Form { picker(chosen, "inline") }, phone)
    screen:find { text = "Greek" }:tap()
    assert.equal("gr", chosen.value)
    screen:tap { x = 340, y = middle(screen:find { text = "Thai" }).y }
    assert.equal("th", chosen.value)
  end)
end)

describe("A wheel", function()
  it("turns to the option that is tapped", function()
    local chosen = State("th")
    local screen = host(picker(chosen, "wheel"), phone)
    screen:find { text = "Greek" }:tap()
    assert.equal("gr", chosen.value)
    assert.near(middle(screen:find("Picker")).y, middle(screen:find { text = "Greek" }).y, 1)
    screen:tap { x = 300, y = middle(screen:find { text = "Thai" }).y }
    assert.equal("th", chosen.value)
  end)
end)

describe("A picker with a menu", function()
  it("is opened by a tap, and an option in it is chosen by another", function()
    local chosen = State("th")
    local screen = host(Form { picker(chosen, "menu") }, phone)
    screen:find("Picker"):tap()
    screen:find { text = "Greek" }:tap()
    assert.equal("gr", chosen.value)
    screen:find("Picker"):tap()
    screen:tap { x = middle(screen:find { text = "Thai" }).x + 60, y = middle(screen:find { text = "Thai" }).y }
    assert.equal("th", chosen.value)
  end)

  it("is opened by a tap on the chosen option", function()
    local chosen = State("th")
    local screen = host(Form { picker(chosen, "menu") }, phone)
    screen:find { text = "Thai" }:tap()
    screen:find { text = "Greek" }:tap()
    assert.equal("gr", chosen.value)
  end)

  it("is closed by a touch beside the menu, which chooses nothing", function()
    local chosen = State("th")
    local screen = host(Form { picker(chosen, "menu"), Button("Save", noop) }, phone)
    screen:find("Picker"):tap()
    assert.matches("behind the picker", refused(function() screen:find { button = "Save" } end))
    screen:tap { x = 200, y = 800 }
    assert.exists(screen:find { button = "Save" })
    assert.equal("th", chosen.value)
  end)

  it("goes on with select, whether it is open or not", function()
    local chosen = State("th")
    local choice = host(Form { picker(chosen, "menu") }, phone):find("Picker")
    choice:select("Greek")
    assert.equal("gr", chosen.value)
    choice:tap()
    choice:select("Thai")
    assert.equal("th", chosen.value)
    choice:tap()
  end)
end)

describe("A choice of a script", function()
  it("is of the type of the selection, as in Swift", function()
    local chosen = State("a")
    local mixed = host(Picker { "P", chosen, Text("A"):tag("a"), Text("B"):tag(2) }):picker()
    assert.equal(
      "Picker can't select 2 (\"B\"): its tag is 2, and the selection of Picker is of another type, such as \"a\" "
        .. "(at picker())",
      refused(function() mixed:select("B") end))
    assert.equal("a", chosen.value)
  end)

  it("is of any type where nothing is chosen yet", function()
    local chosen = State()
    host(List { selection = chosen, Text("A"):tag("a"), Text("B"):tag(2) }, phone):find { text = "B" }:tap()
    assert.equal(2, chosen.value)
  end)
end)

describe("A row of a list with a selection", function()
  local function rows(chosen)
    return List {
      selection = chosen, HStack { Text("Milk"), Text("1 l") }:tag("milk"), Text("Tea"):tag("tea"),
      Button("Clear", noop):tag("clear"),
    }
  end

  it("is chosen by a tap on any text in it", function()
    local chosen = State()
    host(rows(chosen), phone):find { text = "1 l" }:tap()
    assert.equal("milk", chosen.value)
  end)

  it("is chosen by a touch anywhere in it", function()
    local chosen = State()
    local screen = host(rows(chosen), phone)
    screen:tap { x = 340, y = middle(screen:find { text = "Tea" }).y }
    assert.equal("tea", chosen.value)
  end)

  it("isn't chosen by its button, which acts in place of that", function()
    local chosen = State()
    host(rows(chosen), phone):find { button = "Clear" }:tap()
    assert.is_nil(chosen.value)
  end)

  it("isn't chosen in a list without a selection", function()
    local screen = host(List { Text("Tea") }, phone)
    assert.matches("has no gestures", refused(function() screen:find { text = "Tea" }:tap() end))
  end)
end)

describe("The label of a disclosure group", function()
  it("opens and closes it", function()
    local screen = host(VStack { DisclosureGroup { "More", Text("inside") } }, phone)
    screen:find { text = "More" }:tap()
    assert.has_text(screen, "inside")
    local frame = screen:find("DisclosureGroup"):frame()
    screen:tap { x = frame.x + frame.width - 4, y = frame.y + 4 }
    assert.has_no.text(screen, "inside")
  end)

  it("does so anywhere in its row of a form", function()
    local screen = host(Form { DisclosureGroup { "More", Text("inside") } }, phone)
    screen:tap { x = 340, y = middle(screen:find { text = "More" }).y }
    assert.has_text(screen, "inside")
  end)

  it("is no part of what is inside", function()
    local screen = host(VStack { DisclosureGroup { "More", isExpanded = State(true), Text("inside") } }, phone)
    assert.matches("has no gestures", refused(function() screen:find { text = "inside" }:tap() end))
    assert.has_text(screen, "inside")
  end)
end)

describe("A stepper", function()
  it("has a minus and a plus", function()
    local count = State(1)
    local screen = host(VStack { Stepper { "Eggs", count, max = 2 } }, phone)
    local frame = screen:find("Stepper"):frame()
    local right, y = frame.x + frame.width, frame.y + frame.height / 2
    screen:tap { x = right - 10, y = y }
    assert.equal(2, count.value)
    assert.matches("is at its maximum, 2", refused(function() screen:tap { x = right - 10, y = y } end))
    screen:tap { x = right - 80, y = y }
    assert.equal(1, count.value)
  end)

  it("takes no tap beside these, and the message names the calls", function()
    local count = State(1)
    local screen = host(VStack { Stepper { "Eggs", count } }, phone)
    assert.matches(
      "a person uses Stepper by increment or decrement",
      refused(function() screen:find { text = "Eggs" }:tap() end))
    assert.equal(1, count.value)
  end)
end)

describe("A toggle", function()
  it("is turned by its switch", function()
    local on = State(false)
    local screen = host(Form { Toggle { "Wi-Fi", on } }, phone)
    local frame = screen:find("Toggle"):frame()
    screen:tap { x = frame.x + frame.width - 20, y = frame.y + frame.height / 2 }
    assert.is_true(on.value)
    screen:find("Toggle"):tap()
    assert.is_false(on.value)
    screen:find { toggle = "Wi-Fi" }:tap()
    assert.is_true(on.value)
  end)

  it("isn't turned by its label", function()
    local on = State(false)
    local screen = host(Form { Toggle { "Wi-Fi", on } }, phone)
    local hint = "the label of a Toggle is no part of its switch, which toggle:tap%(%) touches"
    assert.matches(hint, refused(function() screen:find { text = "Wi-Fi" }:tap() end))
    local frame = screen:find("Toggle"):frame()
    assert.matches(hint, refused(function() screen:tap { x = frame.x + 4, y = frame.y + 5 } end))
    assert.is_false(on.value)
  end)

  it("is a button in a menu, or by its style", function()
    local on = State(false)
    host(VStack { Toggle { "Bold", on }:toggleStyle("button") }, phone):find { text = "Bold" }:tap()
    assert.is_true(on.value)
    local screen = host(Menu { "View", Toggle { "Grid", on } }, phone)
    screen:find("Menu"):open()
    screen:find { text = "Grid" }:tap()
    assert.is_false(on.value)
  end)
end)

describe("A tap on a field", function()
  it("brings the keyboard to it", function()
    local screen = host(VStack { TextField { "Name", State("") }, SecureField { "Code", State("") },
      TextEditor(State("")) }, phone)
    for _, kind in ipairs { "TextField", "SecureField", "TextEditor" } do
      screen:find(kind):tap()
      assert.focused(screen:find(kind))
    end
  end)

  it("doesn't where the field is disabled", function()
    local screen = host(VStack { TextField { "Name", State("") }:disabled(true) }, phone)
    assert.matches("disabled", refused(function() screen:find("TextField"):tap() end))
  end)
end)

describe("A link within a text", function()
  local function note() return VStack { Text { key = "Read the [terms](https://a.b/terms) now" } } end

  it("is found by its words, and opened by a tap", function()
    local screen = host(note(), phone)
    screen:find { link = "terms" }:tap()
    screen:find("Text"):tap()
    assert.same({ "https://a.b/terms", "https://a.b/terms" }, screen.openedURLs)
  end)

  it("is opened where it stands, and nowhere else in the text", function()
    local screen = host(note(), phone)
    local frame = screen:find("Text"):frame()
    screen:tap { x = frame.x + frame.width * 0.65, y = frame.y + frame.height / 2 }
    assert.same({ "https://a.b/terms" }, screen.openedURLs)
    assert.matches(
      "takes a tap: there is Text", refused(function() screen:tap { x = frame.x + 5, y = frame.y + 5 } end))
    assert.equal(1, #screen.openedURLs)
  end)

  it("is one of several by its place", function()
    local screen = host(VStack { Text { key = "[One](https://a.b/1) and [Two](https://a.b/2)" } }, phone)
    local message = refused(function() screen:find("Text"):tap() end)
    assert.matches('has 2 links: tap the place of one', message)
    local x, y = message:match('"Two" at x = ([%d.]+), y = ([%d.]+)')
    screen:tap { x = tonumber(x), y = tonumber(y) }
    assert.same({ "https://a.b/2" }, screen.openedURLs)
  end)

  it("isn't there in a string that is shown as it is", function()
    local screen = host(VStack { Text("Read the [terms](https://a.b/terms) now") }, phone)
    assert.matches('reads the Markdown of a key, as in Text { key = "[…](…)" }',
      refused(function() screen:find("Text"):tap() end), 1, true)
  end)

  it("isn't there in plain words", function()
    local screen = host(VStack { Text("terms") }, phone)
    assert.matches("no link", refused(function() screen:find { link = "terms" } end))
  end)
end)
