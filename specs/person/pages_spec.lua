-- What leads to a page or a sheet is no place of what stands there.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function note(text) return function() log[#log + 1] = text end end

-- A list with a row that leads to a page.
local function rows(page, row)
  return NavigationStack { List { ForEach({ "Milk" }, function()
    return (row or function(link) return link end)(NavigationLink { "Open", page })
  end):onDelete(note("delete")):onMove(note("move")) } }
end

local function opened(page, row)
  local screen = host(rows(page, row))
  screen:find { link = "Open" }:tap()
  return screen
end

describe("A view on a page that a row of a list leads to", function()
  it("isn't in a row", function()
    local screen = opened(Text("inner"))
    local inner = screen:find { text = "inner" }
    assert.matches("in no row", refused(function() inner:delete() end))
    assert.matches("in no row", refused(function() inner:move(1) end))
    assert.matches("in no row", refused(function() inner:swipe("trailing") end))
    assert.same({}, log)
    screen:back()
    screen:find { link = "Open" }:delete()
    assert.same({ "delete" }, log)
  end)

  it("hasn't the swipe actions of that row", function()
    local function swiped(link) return link:swipeActions(Button("Archive", note("archive"))) end
    local screen = opened(Text("inner"), swiped)
    assert.matches("in no row", refused(function() screen:find { text = "inner" }:swipe("trailing") end))
    screen:back()
    screen:find { link = "Open" }:swipe("trailing")
    screen:find { button = "Archive" }:tap()
    assert.same({ "archive" }, log)
  end)

  it("hasn't swipe actions of its own outside of a list", function()
    local screen = opened(Text("inner"):swipeActions(Button("Archive", note("archive"))))
    assert.matches("a List", refused(function() screen:find { text = "inner" }:swipe("trailing") end))
  end)

  it("shows an inline picker on a wheel", function()
    local choice = State("Greek")
    local function picker()
      return Picker { "Cuisine", choice, Text("Thai"):tag("Thai"), Text("Greek"):tag("Greek") }:pickerStyle("inline")
    end
    assert.has_no.text(opened(VStack { picker() }), "Cuisine")
    assert.has_text(host(List { picker() }), "Cuisine")
  end)

  it("is drawn where it stands, wherever the row is", function()
    local screen = opened(Button("Go", note("went")), function(link) return link:offset { x = 300, y = 0 } end)
    screen:find { button = "Go" }:tap()
    assert.same({ "went" }, log)
  end)

  it("isn't touched by the gestures of the row", function()
    local screen = opened(Text("inner"), function(link)
      return link:simultaneousGesture(TapGesture { onEnded = note("row") })
    end)
    assert.same({ "row" }, log)
    assert.matches("no gestures", refused(function() screen:find { text = "inner" }:tap() end))
    assert.same({ "row" }, log)
  end)
end)

describe("A page that is nothing but a link", function()
  it("is left to the page below, as any other", function()
    local screen = host(NavigationStack {
      NavigationLink { "First", NavigationLink { "Second", NavigationLink { "Third", Text("there") } } }
        :onAppear(note("appears")),
    })
    screen:find { link = "First" }:tap()
    screen:find { link = "Second" }:tap()
    screen:find { link = "Third" }:tap()
    assert.has_text(screen, "there")
    screen:back()
    assert.has_text(screen, "Third")
    screen:back()
    assert.has_text(screen, "Second")
    screen:back()
    assert.has_text(screen, "First")
    assert.same({ "appears", "appears" }, log)
  end)
end)

describe("Going back on a screen that is a stack itself", function()
  local isShown

  -- A page of the screen, and over it a sheet with a stack, or without.
  local function sheet(content)
    isShown = State(false)
    local screen = host(NavigationStack {
      NavigationLink { "Open", Text("page"):sheet { isPresented = isShown, content } },
    })
    screen:find { link = "Open" }:tap()
    isShown.value = true
    return screen
  end

  it("leaves the page of a sheet's stack first, and the screen's own when the sheet is gone", function()
    local screen = sheet(NavigationStack { NavigationLink { "More", Text("more") } })
    screen:find { link = "More" }:tap()
    assert.has_text(screen, "more")
    screen:back()
    assert.has_text(screen, "More")
    assert.matches("shows its first screen", refused(function() screen:back() end))
    screen:sheet():dismiss()
    assert.has_text(screen, "page")
    screen:back()
    assert.has_text(screen, "Open")
  end)

  it("isn't done below a sheet without a stack", function()
    local screen = sheet(Text("inside"))
    refused(function() screen:back() end)
    isShown.value = false
    assert.has_text(screen, "page")
  end)
end)

describe("A row with a link that nobody sees", function()
  local function list(row) return host(NavigationStack { List { row, Text("Bread") } }) end
  local function link() return NavigationLink { EmptyView(), Text("onions") } end

  it("leads on wherever it is tapped", function()
    for _, row in ipairs {
      ZStack { Text("Soup"), link():opacity(0) }, ZStack { Text("Soup"), link() },
      Text("Soup"):background(link():opacity(0)),
    } do
      local screen = list(row)
      screen:find { text = "Soup" }:tap()
      assert.has_text(screen, "onions")
      screen:back()
      screen:tap { x = 340, y = screen:find { text = "Soup" }:frame().y + 5 }
      assert.has_text(screen, "onions")
    end
  end)

  it("leads nowhere while that is disabled, nor do the rows beside it", function()
    local screen = list(ZStack { Text("Soup"), link():opacity(0):disabled(true) })
    refused(function() screen:find { text = "Soup" }:tap() end)
    screen = list(ZStack { Text("Soup"), link():opacity(0) })
    refused(function() screen:find { text = "Bread" }:tap() end)
    assert.has_no.text(screen, "onions")
  end)

  it("has a button that acts for itself", function()
    local screen = list(ZStack {
      HStack { Text("Soup"), Button("Like", note("like")):buttonStyle("borderless") }, link():opacity(0),
    })
    screen:find { button = "Like" }:tap()
    assert.same({ "like" }, log)
    assert.has_no.text(screen, "onions")
  end)

  it("isn't such a row outside of a list", function()
    local screen = host(NavigationStack { VStack { ZStack { Text("Soup"), link():opacity(0) } } })
    refused(function() screen:find { text = "Soup" }:tap() end)
    assert.has_no.text(screen, "onions")
  end)
end)

describe("A view on a sheet", function()
  it("is drawn where it stands, wherever the view is that presents it", function()
    local screen = host(Text("ground"):sheet(State(true), Button("Go", note("went"))):offset { x = 1000, y = 0 }
      :scaleEffect(0.1))
    screen:find { button = "Go" }:tap()
    assert.same({ "went" }, log)
  end)

  it("of a toolbar's button has a switch with a label", function()
    local isOn = State(false)
    local screen = host(NavigationStack { Text("x"):toolbar {
      ToolbarItem { Button("Add", print):sheet(State(true), Toggle("Wi-Fi", isOn)) },
    } })
    assert.matches("no part of its switch", refused(function() screen:find { text = "Wi-Fi" }:tap() end))
    screen:find("Toggle"):tap()
    assert.is_true(isOn.value)
  end)
end)

describe("The item of a tab", function()
  it("stands in its bar, wherever its page is drawn", function()
    local screen = host(TabView {
      Text("a"):tabItem(Text("One")),
      Text("b"):tabItem(Text("Two")):offset { x = 1000, y = 0 }:onTapGesture(note("page")),
    })
    screen:find { text = "Two" }:tap()
    assert.same({}, log)
    screen:find("TabView"):select("One")
    assert.has_text(screen, "a")
  end)
end)
