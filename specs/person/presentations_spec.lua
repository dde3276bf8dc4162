-- Screens that the app asks for, and those that are presented: one at a time, from views that are there.

local refused = require("refused")

local phone = { screen = "iPhone 15" }

local function noop() end

describe("A second sheet of a screen", function()
  local first, second, screen

  local function ground()
    first, second = State(false), State(false)
    return host(VStack { Button("One", function() first.value = true end) }
      :sheet(first, function()
        return VStack {
          Text("first"), Button("Two", function() second.value = true end),
          Button("Swap", function()
            first.value = false
            second.value = true
          end),
        }
      end)
      :sheet(second, function() return Text("second") end), phone)
  end

  before_each(function()
    screen = ground()
    screen:find { button = "One" }:tap()
  end)

  it("waits until the first has gone", function()
    screen:find { button = "Two" }:tap()
    assert.has_text(screen, "first")
    assert.has_no.text(screen, "second")
    screen:find("Sheet"):dismiss()
    assert.has_text(screen, "second")
    assert.has_no.text(screen, "first")
  end)

  it("doesn't come where the app takes it back meanwhile", function()
    screen:find { button = "Two" }:tap()
    second.value = false
    screen:find("Sheet"):dismiss()
    assert.has_no.text(screen, "second")
    screen:find { button = "One" }:tap()
    assert.has_text(screen, "first")
  end)

  it("comes at once where the same action takes the first away", function()
    screen:find { button = "Swap" }:tap()
    assert.has_text(screen, "second")
  end)

  it("calls the first one's onDismiss before it comes, and its own once", function()
    local log = {}
    local a, b = State(true), State(true)
    screen = host(Text("ground")
      :sheet { a, content = function() return Text("a") end, onDismiss = function() log[#log + 1] = "a" end }
      :sheet { b, content = function() return Text("b") end, onDismiss = function() log[#log + 1] = "b" end }, phone)
    screen:find("Sheet"):dismiss()
    assert.equal(1, #log)
    screen:find("Sheet"):dismiss()
    assert.equal(2, #log)
    assert.is_false(a.value)
    assert.is_false(b.value)
  end)
end)

describe("A sheet from within a sheet", function()
  it("is presented, and an alert from within it", function()
    local upper, asks = State(false), State(false)
    local screen = host(Text("ground"):sheet(State(true), function()
      return Button("Up", function() upper.value = true end):sheet(upper, function()
        return Button("Ask", function() asks.value = true end)
          :alert { "Sure?", isPresented = asks, actions = function() return Button("Yes", noop) end }
      end)
    end), phone)
    screen:find { button = "Up" }:tap()
    screen:find { button = "Ask" }:tap()
    screen:find { button = "Yes" }:tap()
    assert.is_false(asks.value)
    screen:find { button = "Ask" }:tap()
  end)
end)

describe("An alert of a screen with a sheet above it", function()
  local asks, screen

  before_each(function()
    asks = State(false)
    screen = host(Text("ground")
      :sheet(State(true), function() return Button("Ask", function() asks.value = true end) end)
      :alert { "Sure?", isPresented = asks, actions = function() return Button("Yes", noop) end }, phone)
    screen:find { button = "Ask" }:tap()
  end)

  it("isn't presented, though the app goes on asking", function()
    assert.is_true(asks.value)
    assert.has_no.text(screen, "Sure?")
    refused(function() screen:find { button = "Yes" } end)
    screen:find { button = "Ask" }:tap()
  end)

  it("comes when the app asks once more", function()
    screen:find("Sheet"):dismiss()
    assert.has_no.text(screen, "Sure?")
    asks.value = false
    assert.has_no.text(screen, "Sure?")
    asks.value = true
    assert.has_text(screen, "Sure?")
  end)
end)

describe("Presentations of other kinds", function()
  it("wait or are refused likewise", function()
    for _, present in ipairs {
      function(view, shown) return view:fullScreenCover(shown, function() return Text("other") end) end,
      function(view, shown) return view:popover(shown, function() return Text("other") end) end,
    } do
      local first, other = State(true), State(true)
      local screen = host(
        present(VStack { Text("ground"):sheet(first, function() return Text("first") end) }, other), phone)
      -- Of two at the same time, the one further out comes first.
      assert.has_text(screen, "other")
      assert.has_no.text(screen, "first")
      other.value = false
      assert.has_text(screen, "first")
    end
    local asks = State(false)
    local screen = host(Text("ground"):fullScreenCover(State(true), function() return Text("cover") end)
      :confirmationDialog { "Sure?", isPresented = asks, actions = function() return Button("Yes", noop) end }, phone)
    asks.value = true
    assert.has_no.text(screen, "Sure?")
  end)

  it("that end with a button make room for what its action asks for", function()
    local first, second, shown = State(true), State(false), State(false)
    local screen = host(Text("ground")
      :alert { "One?", isPresented = first, actions = function()
        return {
          Button("Next", function() second.value = true end), Button("Open", function() shown.value = true end),
        }
      end }
      :alert { "Two?", isPresented = second, actions = function() return Button("Yes", noop) end }
      :sheet(shown, function() return Text("sheet") end), phone)
    screen:find { button = "Next" }:tap()
    assert.has_text(screen, "Two?")
    screen:find { button = "Yes" }:tap()
    first.value = true
    screen:find { button = "Open" }:tap()
    assert.has_text(screen, "sheet")
  end)
end)

describe("A sheet of an item", function()
  it("shows the next item in its place", function()
    local item = State { id = 1, name = "Ann" }
    local screen = host(Text("ground"):sheet { item = item, content = function(person)
      return Text(person.name)
    end }, phone)
    assert.has_text(screen, "Ann")
    item.value = { id = 2, name = "Bob" }
    assert.has_text(screen, "Bob")
    assert.has_no.text(screen, "Ann")
  end)
end)

describe("A presentation of a view that isn't there", function()
  it("in a tab comes when the tab is selected", function()
    local tabs
    local screen = host(TabView {
      Text("one"):tabItem(Text("One")),
      Text("two"):sheet(State(true), function() return Text("above two") end):tabItem(Text("Two")),
    }, phone)
    assert.has_no.text(screen, "above two")
    tabs = screen:find("TabView")
    tabs:select("Two")
    assert.has_text(screen, "above two")
  end)

  it("in the selected tab is presented", function()
    local asks = State(false)
    local screen = host(TabView {
      Button("Ask", function() asks.value = true end)
        :alert { "Sure?", isPresented = asks, actions = function() return Button("Yes", noop) end }
        :tabItem(Text("One")),
      Text("two"):tabItem(Text("Two")),
    }, phone)
    screen:find { button = "Ask" }:tap()
    screen:find { button = "Yes" }:tap()
    assert.is_false(asks.value)
  end)

  it("in a row comes when the row comes into sight", function()
    local numbers = {}
    for number = 1, 100 do numbers[number] = number end
    local asks = State(true)
    local screen = host(List {
      ForEach(numbers, function(number)
        local row = Text("Row " .. number)
        return number == 90 and row:alert { "Sure?", isPresented = asks } or row
      end),
    }, phone)
    assert.has_no.text(screen, "Sure?")
    screen:find("List"):scroll { to = "bottom" }
    assert.has_text(screen, "Sure?")
  end)

  it("in a row in sight is presented", function()
    local asks = State(false)
    local screen = host(List {
      Button("Ask", function() asks.value = true end)
        :alert { "Sure?", isPresented = asks, actions = function() return Button("Yes", noop) end },
    }, phone)
    screen:find { button = "Ask" }:tap()
    screen:find { button = "Yes" }:tap()
    assert.is_false(asks.value)
  end)

  it("in a menu, a context menu or swipe actions doesn't come", function()
    local function ask(asks)
      return Button("Info", function() asks.value = true end):alert { "Sure?", isPresented = asks }
    end
    local asks = State(false)
    local screen = host(Menu { "More", ask(asks) }, phone)
    screen:find("Menu"):open()
    screen:find { button = "Info" }:tap()
    assert.is_true(asks.value)
    assert.has_no.text(screen, "Sure?")
    asks.value = false
    screen = host(List { Text("row"):contextMenu { ask(asks) } }, phone)
    screen:find { text = "row" }:contextMenu():open()
    screen:find { button = "Info" }:tap()
    assert.is_true(asks.value)
    assert.has_no.text(screen, "Sure?")
    asks.value = false
    screen = host(List { Text("row"):swipeActions { ask(asks) } }, phone)
    screen:find { text = "row" }:swipe("trailing")
    screen:find { button = "Info" }:tap()
    assert.is_true(asks.value)
    assert.has_no.text(screen, "Sure?")
  end)

  it("around a menu is presented", function()
    local asks = State(false)
    local screen = host(Menu { "More", Button("Info", function() asks.value = true end) }
      :alert { "Sure?", isPresented = asks }, phone)
    screen:find("Menu"):open()
    screen:find { button = "Info" }:tap()
    assert.has_text(screen, "Sure?")
  end)

  it("on a button of a toolbar is presented", function()
    local asks = State(false)
    local screen = host(NavigationStack { Text("page"):toolbar { ToolbarItem {
      Button("Ask", function() asks.value = true end):alert { "Sure?", isPresented = asks },
    } } }, phone)
    screen:find { button = "Ask" }:tap()
    assert.has_text(screen, "Sure?")
  end)
end)
