-- Bars, menus, pages, the actions of rows and presented screens stand elsewhere than the view that they are written on:
-- its gestures, and where it is drawn, are no matter of theirs.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function note(text) return function() log[#log + 1] = text end end
local function gesture(text) return TapGesture { onEnded = note(text or "gesture") } end
local function first(view) return view:highPriorityGesture(gesture()) end
local function along(view) return view:simultaneousGesture(gesture()) end

local function tapped(screen, button)
  screen:find { button = button }:tap()
  return log
end

describe("A gesture of a view", function()
  local add = Button("Add", note("add"))

  it("isn't asked for a touch of the bar of its page", function()
    local with = Text("x"):toolbar { add }
    assert.same({ "add" }, tapped(host(NavigationStack { first(with) }), "Add"))
    assert.same({ "add", "add" }, tapped(host(NavigationStack { along(with) }), "Add"))
    local text = State("")
    host(NavigationStack { first(List { Text("x") }:searchable(text)) }):find("List"):searchable():type("a")
    assert.equal("a", text.value)
    assert.same({ "add", "add" }, log)
  end)

  it("is asked where it is around what shows the bar", function()
    local screen = host(first(NavigationStack { Text("x"):toolbar { add } }))
    assert.same({ "gesture" }, tapped(screen, "Add"))
  end)

  it("isn't asked for a touch of what is presented above it", function()
    local b = Button("B", note("b"))
    tapped(host(first(Text("x"):sheet(State(true), b))), "B")
    tapped(host(first(Text("x"):fullScreenCover(State(true), b))), "B")
    tapped(host(first(Text("x"):alert { "A", isPresented = State(true), actions = function() return b end })), "B")
    assert.same({ "b", "b", "b" }, log)
    tapped(host(first(Text("x"):alert { "A", isPresented = State(true) })), "OK")
    assert.same({ "b", "b", "b" }, log)
  end)

  it("isn't asked for a touch of an item in a menu, but of the menu", function()
    local screen = host(along(VStack { Menu { "More", Button("Info", note("info")) } }))
    screen:find("Menu"):open()
    assert.same({ "gesture" }, log)
    assert.same({ "gesture", "info" }, tapped(screen, "Info"))
  end)

  it("isn't asked for a touch of a page that it leads to", function()
    local isOn = State(true)
    local screen = host(NavigationStack {
      first(Text("x"):navigationDestination {
        isPresented = isOn, content = function() return Button("B", note("b")) end,
      }),
    })
    assert.same({ "b" }, tapped(screen, "B"))
  end)

  it("isn't asked for a touch of an action of its row, or of the Delete there", function()
    local screen = host(List { first(Text("row"):swipeActions(Button("Archive", note("archive")))) })
    screen:find { text = "row" }:swipe("trailing")
    assert.same({ "archive" }, tapped(screen, "Archive"))
    local rows = ForEach({ "a" }, function(name) return first(Text(name)) end):onDelete(note("delete"))
    screen = host(List { rows })
    screen:find { text = "a" }:swipe("trailing")
    assert.same({ "archive", "delete" }, tapped(screen, "Delete"))
  end)

  it("isn't asked for a touch of the tab of its page", function()
    local screen = host(TabView { first(Text("a"):tabItem(Text("One"))), first(Text("b"):tabItem(Text("Two"))) })
    screen:find("TabView"):select("Two")
    screen:find { text = "One" }:tap()
    assert.same({}, log)
    assert.has_text(screen, "a")
  end)
end)

describe("A bar", function()
  it("stays where it is when its page is drawn elsewhere", function()
    local page = Text("x"):toolbar { Button("Add", note("add")) }:offset { x = 1000, y = 0 }:scaleEffect(0.1)
    assert.same({ "add" }, tapped(host(NavigationStack { page }), "Add"))
  end)
end)

describe("What only scrolling brings into sight", function()
  it("isn't reached where a gesture takes the drag", function()
    local numbers = {}
    for n = 1, 60 do numbers[n] = n end
    local list = List { ForEach(numbers, function(n) return Button("Row " .. n, note(n)) end) }
    local screen = host(list:highPriorityGesture(DragGesture { onEnded = note("drag") }))
    screen:find { button = "Row 2" }:tap()
    assert.same({ 2 }, log)
    assert.equal(
      "List can't be scrolled: DragGesture on List goes first, and takes the touch "
        .. "(at list():forEach(1):button(55))",
      refused(function() screen:find { button = "Row 55" }:tap() end))
    assert.same({ 2, "drag" }, log)
  end)
end)

describe("A mask that leaves nothing", function()
  it("keeps a control from being used, and says so", function()
    local screen = host(VStack { Button("Go", note("went")) }:highPriorityGesture(gesture(), "none"))
    assert.equal(
      'Button "Go" can\'t be touched: Button is ruled out by the mask of TapGesture on VStack; '
        .. "TapGesture on VStack is ruled out by its own mask (at vStack():button(1))",
      refused(function() screen:find("Button"):tap() end))
    assert.same({}, log)
  end)
end)
