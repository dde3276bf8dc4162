-- The keyboard of the screen: it covers what it covers, and views make room for it.
local refused = require("refused")

local phone = { screen = "iPhone 15" }
-- The height of the keyboard of an iPhone 15 leaves so much of its 852 points; a pad leaves more.
local top, topOfPad = 852 - 336, 852 - 291

local function nothing() end
local function name() return TextField("Name", State("")) end
local function bottom(element) return element:frame().y + element:frame().height end

describe("The keyboard", function()
  it("takes room from the bottom, so that what stands there moves up", function()
    local screen = host(VStack { name(), Spacer(), Button("Save", nothing) }, phone)
    local save = screen:find { button = "Save" }
    assert.near(818, bottom(save), 0.4)
    screen:find("TextField"):focus()
    assert.near(top, bottom(save), 0.4)
    save:tap()
    assert.is_true(screen:find("TextField"):isFocused())
    screen:press("return")
    assert.near(818, bottom(save), 0.4)
  end)

  it("is lower where it is a pad", function()
    local screen = host(VStack { name():keyboardType("numberPad"), Spacer(), Button("Save", nothing) }, phone)
    screen:find("TextField"):focus()
    assert.near(topOfPad, bottom(screen:find { button = "Save" }), 0.4)
  end)

  it("is there for a search, and goes with the search key", function()
    local text, found = State(""), 0
    local screen = host(NavigationStack {
      VStack { name(), Spacer(), Button("Save", nothing) }:searchable(text)
        :onSubmit { of = "search", action = function() found = found + 1 end },
    }, phone)
    local search, save = screen:find("VStack"):searchable(), screen:find { button = "Save" }
    screen:find("TextField"):focus()
    search:type("te")
    assert.is_false(screen:find("TextField"):isFocused())
    screen:press("a")
    assert.equal("tea", text.value)
    assert.near(top, bottom(save), 0.4)
    search:submit()
    assert.equal(1, found)
    assert.near(818, bottom(save), 0.4)
    search:clear()
    assert.equal("", text.value)
    assert.near(top, bottom(save), 0.4)
    search:dismiss()
    assert.near(818, bottom(save), 0.4)
  end)

  it("isn't there for a button that has the focus", function()
    local screen = host(VStack { Button("Go", nothing), Spacer(), Button("Save", nothing) }, phone)
    screen:find { button = "Go" }:focus()
    assert.near(818, bottom(screen:find { button = "Save" }), 0.4)
  end)

  it("covers what ignores it", function()
    local saved = 0
    local screen = host(
      VStack { name(), Spacer(), Button("Save", function() saved = saved + 1 end) }:ignoresSafeArea { "keyboard" },
      phone)
    local save = screen:find { button = "Save" }
    save:tap()
    screen:find("TextField"):focus()
    assert.near(818, bottom(save), 0.4)
    assert.matches('Button "Save" can\'t be tapped: the keyboard for TextField "Name" covers',
      refused(function() save:tap() end), 1, true)
    assert.error_matches(function() screen:tap { x = 196, y = 800 } end, "the keyboard for TextField \"Name\" covers")
    assert.is_not.visible(save)
    screen:press("return")
    save:tap()
    assert.equal(2, saved)
  end)

  it("leaves the tab bar behind it", function()
    local screen = host(TabView {
      VStack { name(), Spacer(), Button("Save", nothing) }:tabItem(Text("One")),
      Text("two"):tabItem(Text("Two")),
    }, phone)
    screen:find { button = "Save" }:tap()
    screen:find("TextField"):focus()
    assert.near(top, bottom(screen:find { button = "Save" }), 0.4)
    screen:find { button = "Save" }:tap()
    assert.error_matches(function() screen:tap { x = 300, y = 800 } end, "the keyboard for")
    assert.matches('the tab of TabItem "Two" can\'t be tapped: the keyboard for TextField "Name" covers',
      refused(function() screen:find("TabView"):select("Two") end), 1, true)
    screen:press("return")
    screen:find("TabView"):select("Two")
    screen:find("TabView"):select("One")
    screen:tap { x = 300, y = 800 }
    assert.has_text(screen, "two")
  end)

  it("leaves the bar below a page behind it, and has a bar of its own above", function()
    local hidden = 0
    local screen = host(NavigationStack {
      VStack { name(), Spacer(), Button("Save", nothing) }:toolbar {
        ToolbarItem { Button("Share", nothing), placement = "bottomBar" },
        ToolbarItem { Button("Hide", function() hidden = hidden + 1 end), placement = "keyboard" },
      },
    }, phone)
    screen:find { button = "Share" }:tap()
    assert.matches("above the keyboard, which isn't shown",
      refused(function() screen:find { button = "Hide" }:tap() end), 1, true)
    screen:find("TextField"):focus()
    assert.matches("the keyboard for", refused(function() screen:find { button = "Share" }:tap() end), 1, true)
    screen:find { button = "Hide" }:tap()
    assert.equal(1, hidden)
    assert.near(top - 44, bottom(screen:find { button = "Save" }), 0.4)
    screen:find { button = "Save" }:tap()
  end)

  it("doesn't cover the field that it types into: what is around is scrolled", function()
    local rows = {}
    for index = 1, 13 do rows[index] = TextField("Field " .. index, State("")) end
    local screen = host(List(rows), phone)
    local last = screen:find { "TextField", containing = "Field 13" }
    assert.is_true(bottom(last) > top)
    last:setInput("a")
    assert.is_true(bottom(last) <= top)
    assert.is_true(last:isFocused())
    assert.visible(last)
  end)

  it("lets rows below be scrolled to, which puts it away", function()
    local rows, tapped = { name() }, 0
    for index = 1, 30 do rows[#rows + 1] = Button("Row " .. index, function() tapped = tapped + 1 end) end
    local screen = host(List(rows), phone)
    screen:find("TextField"):focus()
    screen:find { button = "Row 2" }:tap()
    assert.is_true(screen:find("TextField"):isFocused())
    screen:find { button = "Row 25" }:tap()
    assert.is_false(screen:find("TextField"):isFocused())
    assert.equal(2, tapped)
  end)

  it("leaves an alert above it, with its buttons", function()
    local isShown, text = State(true), State("")
    local screen = host(Text("ground"):alert {
      "Rename", isPresented = isShown, actions = { TextField("Name", text), Button("OK", nothing) },
    }, phone)
    screen:find("TextField"):setInput("a")
    screen:find { button = "OK" }:tap()
    assert.equal("a", text.value)
  end)

  it("moves a sheet up", function()
    local screen = host(Text("ground"):sheet(State(true), VStack {
      name(), Spacer(), Button("Save", nothing),
    }:presentationDetents { { "medium" } }), phone)
    local save = screen:find { button = "Save" }
    screen:find("TextField"):focus()
    assert.near(top, bottom(save), 0.4)
    save:tap()
  end)

  it("is away while a sheet is above its field", function()
    local isShown = State(false)
    local screen = host(VStack { name(), Button("Open", function() isShown.value = true end) }
      :sheet(isShown, VStack { Spacer(), Button("Done", nothing) }), phone)
    screen:find("TextField"):focus()
    screen:find { button = "Open" }:tap()
    screen:find { button = "Done" }:tap()
  end)

  it("is on no bare screen", function()
    local bare = { screen = { width = 393, height = 852 } }
    local screen = host(VStack { name(), Spacer(), Button("Save", nothing) }, bare)
    screen:find("TextField"):focus()
    assert.near(852, bottom(screen:find { button = "Save" }), 0.4)
  end)
end)
