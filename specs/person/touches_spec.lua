-- An action on a view is a touch at a place of an iPhone, and what is in front there takes it.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function noop() end
local function note(text) return function() log[#log + 1] = text end end
local function go() return Button("Go", note("went")) end

-- What is in the way of a tap on the button of a view.
local function obstacle(view)
  return refused(function() host(view):find { button = "Go" }:tap() end):match("can't be tapped: (.-) %(at ")
end

describe("A button", function()
  it("below the screen isn't tapped, and one on it is", function()
    assert.equal("it is below the screen, at (185.67, 2020.67)",
      obstacle(VStack { Color.red:frame { height = 2000 }, go() }:frame { height = 852, alignment = "top" }))
    host(VStack { Color.red:frame { height = 200 }, go() }):find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("below the edge of a sheet of half the height isn't tapped", function()
    local shown = State(true)
    local screen = host(Text("ground"):sheet(shown,
      VStack { Color.red:frame { height = 1000 }, go() }:presentationDetents { { "medium" } }))
    assert.matches("below the screen", refused(function() screen:find("Button"):tap() end))
  end)

  it("that is drawn elsewhere is tapped where it is drawn", function()
    assert.matches("right of the screen", obstacle(go():offset { x = 1000, y = 0 }))
    host(go():offset { x = 100, y = 0 }):find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("beside the viewport isn't reached where nothing scrolls that way", function()
    local row = HStack { Color.red:frame { width = 2000, height = 50 }, go() }
      :frame { width = 393, alignment = "leading" }
    assert.matches("right of the viewport", obstacle(ScrollView { row }))
    host(ScrollView { HStack { Color.red:frame { width = 2000, height = 50 }, go() }, axes = "horizontal" })
      :find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("of no size isn't tapped", function()
    assert.matches("scaled to nothing", refused(function() host(go():scaleEffect(0)):find("Button"):tap() end))
    assert.matches("cut", obstacle(go():frame { width = 0, height = 0 }:clipped()))
    host(go():scaleEffect(0.5)):find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("isn't tapped under what is laid over it, unless that lets touches through", function()
    assert.matches("^Color, which is laid over it, covers its middle at", obstacle(go():overlay(Color.red)))
    host(go():overlay(Color.red:allowsHitTesting(false))):find("Button"):tap()
    host(go():overlay(Color.clear)):find("Button"):tap()
    host(go():background(Color.red)):find("Button"):tap()
    host(go():overlay(Color.red:frame { width = 5, height = 5 }, "bottomTrailing")):find("Button"):tap()
    assert.same({ "went", "went", "went", "went" }, log)
  end)

  it("of which a part is covered is tapped beside that", function()
    host(ZStack { Button { action = note("went"), label = Text("Go"):frame { width = 300, height = 100 } },
      Circle():frame { width = 20, height = 20 } }):find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("under a color that can't be seen is tapped", function()
    host(ZStack { go(), Color.red:opacity(0) }):find("Button"):tap()
    host(ZStack { go(), Color.red:hidden() }):find("Button"):tap()
    assert.same({ "went", "went" }, log)
  end)

  it("gives way to a gesture around it that goes first, and not to any other", function()
    local around = VStack { go() }
    host(around:highPriorityGesture(TapGesture { onEnded = note("gesture") })):find("Button"):tap()
    assert.same({ "gesture" }, log)
    host(around:gesture(TapGesture { onEnded = note("gesture") })):find("Button"):tap()
    host(around:highPriorityGesture(DragGesture { onEnded = note("drag") })):find("Button"):tap()
    assert.same({ "gesture", "went", "went" }, log)
    host(around:highPriorityGesture(TapGesture { count = 2, onEnded = note("twice") })):find("Button"):tap()
    assert.same({ "gesture", "went", "went", "went" }, log)
  end)

  it("is covered by what a clip cuts off of another view", function()
    assert.matches("Color covers its middle", obstacle(VStack { spacing = 0, go():frame { height = 50 },
      Color.red:frame { width = 100, height = 400 }:onTapGesture(noop):frame { width = 100, height = 100 }:clipped() }))
    host(VStack { spacing = 0, go():frame { height = 50 },
      Color.red:frame { width = 100, height = 400 }:onTapGesture(noop):frame { width = 100, height = 100 }:clipped()
        :contentShape(Rectangle()) }):find("Button"):tap()
    assert.same({ "went" }, log)
  end)

  it("under a stack of pages or tabs isn't tapped", function()
    assert.matches("covers its middle", obstacle(ZStack { go(), NavigationStack { Text("x") } }))
    assert.matches("covers its middle", obstacle(ZStack { go(), TabView { Text("x"):tabItem(Text("X")) } }))
    assert.matches("covers its middle", obstacle(ZStack { go(), ScrollView { Color.clear:frame { height = 10 } } }))
  end)

  it("under a tab bar isn't tapped", function()
    local function page(content) return TabView { content:tabItem(Text("One")), Text("b"):tabItem(Text("Two")) } end
    assert.matches("covers its middle", obstacle(page(VStack { Spacer(), go() }:ignoresSafeArea())))
    host(page(VStack { Spacer(), go() })):find { button = "Go" }:tap()
    assert.same({ "went" }, log)
  end)

  it("in a row of a list with another acts together with that one, unless a style keeps them apart", function()
    local function row() return HStack { Button("Edit", noop), go() } end
    assert.matches('^Button "Edit" is in the same row of the list, whose buttons act together',
      obstacle(List { row() }))
    local screen = host(List { row() })
    local edit = screen:find { button = "Edit" }:frame()
    assert.matches('alone: Button "Go" is in the same row', refused(function()
      screen:tap { x = edit.x + edit.width / 2, y = edit.y + edit.height / 2 }
    end))
    host(List { row():buttonStyle("borderless") }):find { button = "Go" }:tap()
    host(row()):find { button = "Go" }:tap()
    assert.same({ "went", "went" }, log)
  end)

  it("of the plain style isn't touched between what its label draws, unless that is given a shape", function()
    local function wide(style, change)
      local label = HStack { Text("A"), Spacer(), Text("B") }
      if change then label = change(label) end
      return host(VStack { Button { action = note "went", label = label }:buttonStyle(style) })
    end
    local function tapBetween(screen)
      local frame = screen:find { text = "A" }:frame()
      screen:tap { x = 196, y = frame.y + frame.height / 2 }
    end
    local screen = wide "plain"
    refused(function() tapBetween(screen) end)
    assert.same({}, log)
    screen:find("Button"):tap()
    screen:find { text = "B" }:tap()
    tapBetween(wide("plain", function(label) return label:contentShape(Rectangle()) end))
    tapBetween(wide("plain", function(label) return label:background(Color.red) end))
    tapBetween(wide "borderless")
    tapBetween(wide "bordered")
    assert.equal(6, #log)
  end)
end)

describe("A screen below a sheet that lets a person use it", function()
  local function screen(content)
    return host(content:sheet(State(true),
      Text("sheet"):presentationDetents { { "medium" } }:presentationBackgroundInteraction("enabled")))
  end

  it("is touched above the sheet, and not where the sheet is", function()
    screen(VStack { go(), Spacer() }):find("Button"):tap()
    assert.same({ "went" }, log)
    local below = screen(VStack { Spacer(), go() }):find("Button")
    assert.matches("Sheet.- covers its middle", refused(function() below:tap() end))
  end)
end)

describe("A tab", function()
  it("isn't chosen where something covers its bar, and is where something covers the rest", function()
    local function tabs(cover)
      return host(ZStack {
        TabView { Text("1"):tabItem(Text("One")), Text("2"):tabItem(Text("Two")) }, cover,
      }):find("TabView")
    end
    assert.matches("Color covers", refused(function()
      tabs(VStack { Spacer(), Color.red:frame { height = 90 } }:ignoresSafeArea()):select("Two")
    end))
    tabs(Color.red:frame { height = 300 }):select("Two")
  end)
end)

describe("A control of a row", function()
  it("is used beside the link or the button of the row, which take the rest", function()
    local isOn, servings = State(false), State(1)
    host(NavigationStack { List { HStack { Toggle("a", isOn):labelsHidden(), NavigationLink("n", Text("x")) } } })
      :find("Toggle"):tap()
    host(List { HStack { Stepper { "S", servings }, go() } }):find("Stepper"):increment()
    host(List { HStack { Stepper { "S", servings }, go() } }):find { button = "Go" }:tap()
    host(List { HStack { Text("t"):onTapGesture(note("text")), go() } }):find { text = "t" }:tap()
    assert.is_true(isOn.value)
    assert.equal(2, servings.value)
    assert.same({ "went", "text" }, log)
  end)
end)

describe("A view with a gesture", function()
  it("that draws nothing isn't touched, unless it is given a shape", function()
    local clear = Color.clear:frame { width = 100, height = 100 }
    local view = host(clear:onTapGesture(note("tap"))):find("Color")
    assert.matches("contentShape", refused(function() view:tap() end))
    assert.matches("contentShape", refused(function() view:callOnTapGesture() end))
    host(clear:contentShape(Rectangle()):onTapGesture(note("tap"))):find("Color"):tap()
    assert.same({ "tap" }, log)
  end)

  it("is touched beside a button in it", function()
    local card = VStack { Text("title"), Button("Go", note("went")) }:onTapGesture(note("card"))
    host(card):find("VStack"):tap()
    assert.same({ "card" }, log)
  end)

  it("is touched where what is laid over it is part of it", function()
    host(Text("photo"):overlay(Color.red):onTapGesture(note("tap"))):find { text = "photo" }:tap()
    assert.same({ "tap" }, log)
    local inner = host(Text("photo"):onTapGesture(note("tap")):overlay(Color.red)):find { text = "photo" }
    assert.matches("laid over it", refused(function() inner:tap() end))
  end)

  it("that is scaled to nothing takes no touch at its place", function()
    local screen = host(Rectangle():scaleEffect(0):onTapGesture(note("tap")))
    assert.matches("no view is there", refused(function() screen:tap { x = 196, y = 400 } end))
  end)

  it("is touched though it is disabled, where the gesture is around what disables it", function()
    local screen = host(VStack {
      Text("inside"):onTapGesture(note "inside"):disabled(true),
      Text("around"):disabled(true):onTapGesture(note "around"),
    })
    assert.matches("it is disabled", refused(function() screen:find { text = "inside" }:tap() end))
    screen:find { text = "around" }:tap()
    assert.same({ "around" }, log)
  end)

  it("gets the touch of a disabled button in it, whose own verb says that it is disabled", function()
    local screen = host(VStack { Button("Save", note "save"):disabled(true) }:onTapGesture(note "card"))
    local save = screen:find { button = "Save" }
    assert.matches("it is disabled", refused(function() save:tap() end))
    local frame = save:frame()
    screen:tap { x = frame.x + frame.width / 2, y = frame.y + frame.height / 2 }
    assert.same({ "card" }, log)
  end)

  it("isn't touched where all of it is disabled, or hidden", function()
    local card = VStack { Text("card") }:onTapGesture(note "card")
    for _, view in ipairs { card:disabled(true), card:hidden() } do
      local text = host(view):find { text = "card", covered = true }
      refused(function() text:tap() end)
    end
    assert.same({}, log)
  end)
end)

describe("A row under a bar that floats", function()
  it("is scrolled on until it can be touched", function()
    local numbers = {}
    for n = 1, 60 do numbers[n] = n end
    local rows = ForEach(numbers, function(n) return Button("Row " .. n, note(n)) end)
    local screen = host(List { rows }:overlay(Color.red:frame { width = 393, height = 100 }, "bottom"))
    screen:find { button = "Row 30" }:tap()
    screen:find { button = "Row 60" }
    assert.same({ 30 }, log)
  end)
end)
