-- Screens above screens, of all sorts.

local refused = require("refused")

local function noop() end

-- A button below a screen of a sort, which is presented with the other button.
local function below(present)
  local isShown, taps = State(false), State(0)
  local screen = host(VStack {
    present(Button("Open", function() isShown.value = true end), isShown),
    Button("Below", function() taps.value = taps.value + 1 end),
  })
  local button = screen:find { button = "Below" }
  screen:find { button = "Open" }:tap()
  return screen, button, isShown, taps
end

local function content() return Button("Inside", noop) end

describe("A layer of any sort", function()
  local sorts = {
    ["the full screen cover with \"Inside\""] = function(view, shown) return view:fullScreenCover(shown, content) end,
    ["the popover with \"Inside\""] = function(view, shown) return view:popover(shown, content) end,
    ["the confirmation dialog \"Sure?\""] = function(view, shown)
      return view:confirmationDialog { "Sure?", isPresented = shown, actions = content }
    end,
    ["the alert \"Sure?\""] = function(view, shown)
      return view:alert { "Sure?", isPresented = shown, actions = content }
    end,
  }

  it("keeps a person from what is below, until it goes", function()
    for name, present in pairs(sorts) do
      local screen, button, isShown, taps = below(present)
      assert.equal(("Button \"Below\" can't be tapped: %s is above it (at vStack():button(2))"):format(name),
        refused(function() button:tap() end))
      assert.equal(("no button \"Below\" on the screen; one is behind %s"):format(name),
        refused(function() screen:find { button = "Below" } end))
      assert.has_text(screen, "Inside")
      assert.not_visible(button)
      assert.is_false(button:exists())
      isShown.value = false
      button:tap()
      assert.equal(1, taps.value)
      assert.has_no.text(screen, "Inside")
    end
  end)
end)

describe("An alert above a cover", function()
  local screen, cover, asks, covers

  before_each(function()
    covers, asks = State(true), State(false)
    screen = host(Button("Below", noop):fullScreenCover(covers, function()
      return VStack { Button("Ask", function() asks.value = true end), Button("Close", noop) }:alert {
        "Really?", isPresented = asks, actions = function() return { Button("OK", noop) } end,
      }
    end))
    cover = screen:find("FullScreenCover", { covered = true })
  end)

  it("keeps a person from both screens below", function()
    local ask = screen:find { button = "Ask" }
    ask:tap()
    assert.equal(
      "Button \"Ask\" can't be tapped: the alert \"Really?\" is above it "
        .. "(at button():fullScreenCover():vStack():button(1))",
      refused(function() ask:tap() end))
    assert.equal("no button \"Below\" on the screen; one is behind the alert \"Really?\"",
      refused(function() screen:find { button = "Below" } end))
    screen:find { button = "OK" }:tap()
    ask:tap()
    assert.is_true(asks.value)
  end)

  it("isn't swiped away, and neither is the cover", function()
    assert.equal(
      "FullScreenCover \"Ask\" can't be swiped away: that is no gesture of a cover; use what the screen offers, "
        .. "such as a button (at button():fullScreenCover())",
      refused(function() cover:dismiss() end))
    screen:find { button = "Ask" }:tap()
    assert.equal(
      "Alert \"Really?\" can't be swiped away: one of its buttons ends it "
        .. "(at button():fullScreenCover():vStack():alert())",
      refused(function() screen:find("Alert"):dismiss() end))
    assert.matches("the alert \"Really?\" is above it", refused(function() cover:dismiss() end), 1, true)
    assert.is_true(asks.value)
    assert.is_true(covers.value)
  end)
end)

describe("A sheet above a sheet", function()
  it("is dismissed before the one below", function()
    local lower, upper = State(true), State(true)
    local screen = host(Text("ground"):sheet(lower, function()
      return Text("lower"):sheet(upper, function() return Text("upper") end)
    end))
    local sheets = screen:findAll("Sheet", { covered = true })
    assert.equal("Sheet \"lower\" can't be dismissed: the sheet with \"upper\" is above it (at text():sheet())",
      refused(function() sheets[1]:dismiss() end))
    sheets[2]:dismiss()
    sheets[1]:dismiss()
    assert.has_text(screen, "ground")
    assert.is_false(lower.value)
  end)

  it("goes with the one below", function()
    local lower, upper = State(true), State(true)
    local screen = host(Text("ground"):sheet(lower, function()
      return Text("lower"):sheet(upper, function() return Button("Up here", noop) end)
    end))
    local button = screen:find { button = "Up here" }
    lower.value = false
    assert.matches("^the Button found by :find{ button = \"Up here\" } is gone", refused(function() button:tap() end))
    assert.has_text(screen, "ground")
  end)
end)

describe("Tabs in a stack on a sheet", function()
  it("show what is selected, while no page is above them", function()
    local screen = host(Text("ground"):sheet(State(true), function()
      return NavigationStack {
        TabView {
          Text("first"):tabItem(Text("One")),
          NavigationLink { "On", destination = function() return Text("deep"):navigationTitle("Deep") end }
            :tabItem(Text("Two")),
        },
      }
    end))
    local tabs = screen:find("TabView")
    assert.equal("no navigationLink \"On\" on the screen; one is in the tab \"Two\", which isn't selected",
      (refused(function() screen:find { navigationLink = "On" } end)))
    tabs:select("Two")
    screen:find { navigationLink = "On" }:tap()
    assert.has_text(screen, "deep")
    assert.matches("TabView.* can't be used: the screen \"Deep\" is above it", refused(function()
      tabs:select("One")
    end))
    screen:find("NavigationStack"):back()
    tabs:select("One")
    assert.has_text(screen, "first")
  end)
end)

describe("A menu", function()
  it("in a toolbar can't be opened below another page", function()
    local screen = host(NavigationStack {
      VStack { NavigationLink { "On", destination = function() return Text("deep") end } }
        :toolbar { ToolbarItem { Menu { "More", Button("Sort", noop) } } },
    })
    local menu = screen:find("Menu")
    menu:open()
    screen:find { button = "Sort" }:tap()
    screen:find { navigationLink = "On" }:tap()
    assert.matches("Menu \"More\" can't be used: the screen with \"deep\" is above it",
      refused(function() menu:open() end), 1, true)
  end)

  it("in a menu comes after it", function()
    local sorted = State(false)
    local screen = host(Menu { "More", Menu { "Sort", Button("By name", function() sorted.value = true end) } })
    local button = screen:find { button = "By name", covered = true }
    screen:find("Menu"):open()
    assert.matches("the menu \"Sort\" isn't open: menu:open() opens it", refused(function() button:tap() end), 1, true)
    screen:find("Menu", { containing = "Sort" }):open()
    button:tap()
    assert.is_true(sorted.value)
    assert.is_false(screen:menu():isOpen())
  end)

  it("that is disabled isn't opened, nor is a disabled choice made", function()
    local menu = host(Menu { "More", Button("Sort", noop) }:disabled(true)):find("Menu")
    assert.equal("Menu is unresponsive: it is disabled (at menu())", refused(function() menu:open() end))
    local screen = host(Menu { "More", Button("Sort", noop):disabled(true) })
    screen:find("Menu"):open()
    assert.equal("Button is unresponsive: it is disabled (at menu():button(1))",
      refused(function() screen:find { button = "Sort" }:tap() end))
  end)
end)

describe("An item of a toolbar", function()
  local function page(change)
    return host(NavigationStack {
      change(Text("page"):toolbar {
        ToolbarItem { Button("Edit", noop) }, ToolbarItem { Button("Sort", noop), placement = "bottomBar" },
      }),
    })
  end

  it("is there while its bar is", function()
    local screen = page(function(view) return view:toolbarVisibility("visible") end)
    screen:find { button = "Edit" }:tap()
    screen:find { button = "Sort" }:tap()
    screen = page(function(view) return view:toolbarVisibility { "hidden", bars = { "tabBar" } } end)
    screen:find { button = "Edit" }:tap()
  end)

  it("goes with the bar", function()
    for _, change in ipairs {
      function(view) return view:toolbarVisibility("hidden") end,
      function(view) return VStack { view }:toolbarVisibility { "hidden", bars = { "navigationBar" } } end,
      function(view) return view:navigationBarHidden(true) end,
    } do
      local screen = page(change)
      assert.equal("no button \"Edit\" on the screen; one is in a bar that is hidden",
        refused(function() screen:find { button = "Edit" } end))
      local edit = screen:find { button = "Edit", covered = true }
      assert.matches("Button \"Edit\" can't be tapped: the bar that it is in is hidden",
        refused(function() edit:tap() end), 1, true)
      screen:find { button = "Sort" }:tap()
    end
    local screen = page(function(view) return view:toolbarVisibility { "hidden", bars = { "bottomBar" } } end)
    screen:find { button = "Edit" }:tap()
    assert.equal("no button \"Sort\" on the screen; one is in a bar that is hidden",
      refused(function() screen:find { button = "Sort" } end))
  end)
end)

describe("A context menu", function()
  it("comes with a long press, and goes with a choice", function()
    local copies = State(0)
    local screen = host(List {
      Text("row"):contextMenu { Button("Copy", function() copies.value = copies.value + 1 end) }, Button("Other", noop),
    })
    local copy = screen:find { button = "Copy", covered = true }
    assert.equal(
      "Button \"Copy\" can't be tapped: the context menu of Text \"row\" isn't open: element:contextMenu():open() "
        .. "opens it (at list():text(1):contextMenu():button())",
      refused(function() copy:tap() end))
    screen:find { text = "row" }:contextMenu():open()
    assert.matches("the context menu is above it",
      refused(function() screen:find { button = "Other", covered = true }:tap() end), 1, true)
    copy:tap()
    assert.equal(1, copies.value)
    screen:find { button = "Other" }:tap()
  end)

  it("isn't there where a view has none", function()
    local row = host(List { Text("row") }):find { text = "row" }
    assert.matches("Text does not have 'contextMenu' modifier", refused(function() row:contextMenu() end), 1, true)
  end)
end)

describe("A sheet that is gone", function()
  it("doesn't exist any more", function()
    local isShown = State(true)
    local screen = host(Text("ground"):sheet(isShown, Text("above")))
    local sheet = screen:find("Sheet")
    assert.is_true(sheet:exists())
    isShown.value = false
    assert.is_false(sheet:exists())
    assert.matches("^no Sheet; there is:", refused(function() screen:find("Sheet") end))
    assert.equal("View for Sheet is absent (at text():sheet())", refused(function() sheet:dismiss() end))
  end)
end)
