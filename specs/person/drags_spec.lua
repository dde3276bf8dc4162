-- Drags at places of the screen: what the system does with them.

local refused = require("refused")

local phone = { screen = "iPhone 15" }

local function noop() end

local function rows(count)
  local numbers = {}
  for number = 1, count do numbers[number] = number end
  return ForEach(numbers, function(number) return Text("Row " .. number) end)
end

describe("A drag on a list", function()
  it("scrolls it by as much as the finger goes", function()
    local screen = host(List { rows(60) }, phone)
    screen:drag { x = 200, y = 600, by = { x = 0, y = -300 } }
    assert.equal(300, screen:find("List"):scrollOffset().y)
    screen:drag { x = 200, y = 300, to = { x = 200, y = 400 } }
    assert.equal(200, screen:find("List"):scrollOffset().y)
  end)

  it("goes no further than there are rows", function()
    local screen = host(List { rows(60) }, phone)
    screen:drag { x = 200, y = 300, by = { x = 0, y = 200 } }
    assert.equal(0, screen:find("List"):scrollOffset().y)
  end)

  it("may begin on a button, which isn't tapped, and on one that is disabled", function()
    local taps = 0
    local numbers = {}
    for number = 1, 60 do numbers[number] = number end
    local screen = host(List {
      ForEach(numbers, function(number)
        return Button("Row " .. number, function() taps = taps + 1 end):disabled(number % 2 == 0)
      end),
    }, phone)
    for number = 8, 9 do
      local frame = screen:find { button = "Row " .. number }:frame()
      screen:drag { x = frame.x + 5, y = frame.y + 5, by = { x = 0, y = -30 } }
    end
    assert.equal(60, screen:find("List"):scrollOffset().y)
    assert.equal(0, taps)
  end)

  it("may be one on a row", function()
    local screen = host(List { rows(60) }, phone)
    screen:find { text = "Row 9" }:drag { by = { x = 0, y = -150 } }
    assert.equal(150, screen:find("List"):scrollOffset().y)
  end)

  it("does nothing where scrolling is disabled, and says so", function()
    local screen = host(List { rows(60) }:scrollDisabled(true), phone)
    assert.matches("List has scrollDisabled", refused(function()
      screen:drag { x = 200, y = 600, by = { x = 0, y = -300 } }
    end), 1, true)
  end)

  it("goes up and down, not sideways", function()
    local screen = host(List { rows(60) }, phone)
    assert.matches("List has no trailing swipe actions in that row, and scrolls up and down only", refused(function()
      screen:drag { x = 300, y = 600, by = { x = -200, y = 0 } }
    end), 1, true)
  end)

  it("isn't one on what covers the list", function()
    local screen = host(ZStack { List { rows(60) }, Color.black:opacity(0.3) }, phone)
    assert.matches("takes a drag: there is Color", refused(function()
      screen:drag { x = 200, y = 600, by = { x = 0, y = -300 } }
    end), 1, true)
  end)

  it("is the app's where a gesture of a row takes it", function()
    local moved
    local screen = host(List {
      Text("card"):gesture(DragGesture { onEnded = function(value) moved = value.translation.height end }), rows(60),
    }, phone)
    screen:find { text = "card" }:drag { by = { x = 0, y = -50 } }
    assert.equal(-50, moved)
    assert.equal(0, screen:find("List"):scrollOffset().y)
  end)

  it("reaches views that come into sight", function()
    local seen = {}
    local numbers = {}
    for number = 1, 60 do numbers[number] = number end
    local screen = host(List {
      ForEach(numbers, function(number)
        return Text("Row " .. number):onAppear(function() seen[number] = true end)
      end),
    }, phone)
    assert.is_nil(seen[30])
    for _ = 1, 3 do screen:drag { x = 200, y = 700, by = { x = 0, y = -500 } } end
    assert.is_true(seen[30])
  end)
end)

describe("A drag on a scroll view", function()
  it("scrolls along its axis", function()
    local screen = host(ScrollView {
      axes = "horizontal", HStack { Color.red:frame { width = 2000, height = 100 } },
    }, phone)
    screen:find("Color"):drag { by = { x = -200, y = 0 } }
    assert.equal(200, screen:find("ScrollView"):scrollOffset().x)
    assert.matches("ScrollView scrolls sideways only", refused(function()
      screen:find("Color"):drag { by = { x = 0, y = -200 } }
    end), 1, true)
  end)

  it("goes to the one inside that scrolls that way, and else to the one around", function()
    local screen = host(ScrollView { VStack {
      ScrollView { axes = "horizontal", HStack { Color.red:frame { width = 2000, height = 100 } } },
      Color.blue:frame { width = 100, height = 2000 },
    } }, phone)
    local scrolls = screen:findAll("ScrollView")
    local red = screen:findAll("Color")[1]
    red:drag { by = { x = -200, y = 0 } }
    red:drag { by = { x = 0, y = -60 } }
    assert.same({ x = 0, y = 60 }, scrolls[1]:scrollOffset())
    assert.same({ x = 200, y = 0 }, scrolls[2]:scrollOffset())
  end)

  it("in a gap between views is one on it", function()
    local screen = host(ScrollView { VStack { spacing = 300, Text("a"), Text("b"), Text("c"), Text("d") } }, phone)
    screen:drag { x = 196, y = 300, by = { x = 0, y = -100 } }
    assert.equal(100, screen:find("ScrollView"):scrollOffset().y)
  end)

  it("comes before a gesture around it, which gets what goes the other way", function()
    local moved
    local screen = host(ScrollView { Color.red:frame { width = 300, height = 2000 } }
      :gesture(DragGesture { onEnded = function(value) moved = value.translation.width end }), phone)
    screen:drag { x = 200, y = 600, by = { x = 0, y = -100 } }
    assert.is_nil(moved)
    screen:drag { x = 200, y = 600, by = { x = -100, y = 0 } }
    assert.equal(-100, moved)
  end)
end)

describe("A list that is pulled down", function()
  local function pulled(length, by)
    local refreshes = 0
    local screen = host(List { rows(60) }:refreshable(function() refreshes = refreshes + 1 end), phone)
    if by then screen:scroll { by = by } end
    screen:drag { x = 200, y = 300, by = { x = 0, y = length } }
    return refreshes
  end

  it("is refreshed at its top, where the finger goes far enough", function()
    assert.equal(1, pulled(200))
    assert.equal(0, pulled(40))
  end)

  it("scrolls to its top first", function()
    assert.equal(0, pulled(200, 400))
    assert.equal(1, pulled(400, 100))
  end)

  it("is refreshed over time", function()
    local screen = host(NavigationStack { views.NoteList { notes = { "Milk" } } }, phone)
    local frame = screen:find { text = "Milk" }:frame()
    screen:drag { x = frame.x + 2, y = frame.y + 2, by = { x = 0, y = 250 } }
    assert.has_no.text(screen, "Up to date")
    clock:advance(2)
    assert.has_text(screen, "Up to date")
  end)

  it("isn't where nothing refreshes it", function()
    local screen = host(List { rows(60) }, phone)
    screen:drag { x = 200, y = 300, by = { x = 0, y = 300 } }
    assert.has_text(screen, "Row 1")
  end)
end)

describe("A row that is dragged sideways", function()
  local log

  local function list(options)
    log = {}
    local function noting(name) return function() log[#log + 1] = name end end
    return host(List {
      Text("Milk"):swipeActions { Button("Delete", noting("Delete")), Button("Flag", noting("Flag")),
        allowsFullSwipe = options and options.full },
      Text("Tea"):swipeActions { edge = "leading", Button("Read", noting("Read")) },
      Text("Plain"),
    }, phone)
  end

  it("shows its actions", function()
    local screen = list()
    screen:find { text = "Milk" }:drag { by = { x = -100, y = 0 } }
    assert.same({}, log)
    screen:find { button = "Flag" }:tap()
    assert.same({ "Flag" }, log)
  end)

  it("may be a button, which is tapped where it isn't dragged", function()
    local taps, copies = 0, 0
    local row = Button("Row", function() taps = taps + 1 end)
    local copy = Button("Copy", function() copies = copies + 1 end)
    local screen = host(List { row:swipeActions { copy }:contextMenu { Button("Share", noop) } }, phone)
    screen:find { button = "Row" }:tap()
    screen:find { button = "Row" }:drag { by = { x = -100, y = 0 } }
    screen:find { button = "Copy" }:tap()
    assert.same({ 1, 1 }, { taps, copies })
  end)

  it("at a place beside its text is the same", function()
    local screen = list()
    local frame = screen:find { text = "Milk" }:frame()
    screen:drag { x = 340, y = frame.y + 5, by = { x = -100, y = 0 } }
    screen:find { button = "Delete" }:tap()
    assert.same({ "Delete" }, log)
  end)

  it("all the way carries out the first action", function()
    local screen = list()
    local frame = screen:find { text = "Milk" }:frame()
    screen:drag { x = 340, y = frame.y + 5, to = { x = 60, y = frame.y + 5 } }
    assert.same({ "Delete" }, log)
  end)

  it("all the way only shows them where allowsFullSwipe says so", function()
    local screen = list { full = false }
    screen:find { text = "Milk" }:drag { by = { x = -300, y = 0 } }
    assert.same({}, log)
    screen:find { button = "Delete" }:tap()
    assert.same({ "Delete" }, log)
  end)

  it("shows what is at the edge that it leaves", function()
    local screen = list()
    screen:find { text = "Tea" }:drag { by = { x = 100, y = 0 } }
    screen:find { button = "Read" }:tap()
    assert.same({ "Read" }, log)
    assert.matches("has no trailing swipe actions in that row", refused(function()
      screen:find { text = "Tea" }:drag { by = { x = -100, y = 0 } }
    end), 1, true)
    assert.matches("has no leading swipe actions in that row", refused(function()
      screen:find { text = "Plain" }:drag { by = { x = 100, y = 0 } }
    end), 1, true)
  end)

  it("is closed by a drag back, and by scrolling", function()
    local screen = list()
    local milk = screen:find { text = "Milk" }
    milk:drag { by = { x = -100, y = 0 } }
    milk:drag { by = { x = 100, y = 0 } }
    assert.matches("no button \"Flag\" on the screen", refused(function() screen:find { button = "Flag" } end), 1, true)
    milk:drag { by = { x = -100, y = 0 } }
    milk:drag { by = { x = 0, y = -100 } }
    assert.matches("no button \"Flag\" on the screen", refused(function() screen:find { button = "Flag" } end), 1, true)
  end)

  it("is deleted by onDelete where the finger goes over most of it", function()
    local gone = {}
    local screen = host(List {
      ForEach({ "Milk", "Tea" }, function(name) return Text(name) end)
        :onDelete(function(indices) gone[#gone + 1] = indices[1] end),
    }, phone)
    screen:find { text = "Tea" }:drag { by = { x = -300, y = 0 } }
    assert.same({ 2 }, gone)
    local milk = screen:find { text = "Milk" }
    milk:drag { by = { x = -80, y = 0 } }
    milk:drag { by = { x = 80, y = 0 } }
    assert.matches("no button \"Delete\"", refused(function() screen:find { button = "Delete" } end), 1, true)
    milk:drag { by = { x = -80, y = 0 } }
    screen:find { button = "Delete" }:tap()
    assert.same({ 2, 1 }, gone)
  end)
end)

describe("A drag from the left edge", function()
  local function pages(change)
    local screen = host(NavigationStack {
      List { NavigationLink { "On", destination = function() return change(Text("deep")) end }, rows(40) },
    }, phone)
    screen:find { navigationLink = "On" }:tap()
    assert.has_text(screen, "deep")
    return screen
  end
  local function same(view) return view end

  it("goes back", function()
    local screen = pages(same)
    screen:drag { x = 5, y = 400, to = { x = 300, y = 400 } }
    assert.has_text(screen, "Row 1")
    assert.has_no.text(screen, "deep")
  end)

  it("that ends soon springs back", function()
    local screen = pages(same)
    screen:drag { x = 5, y = 400, by = { x = 60, y = 0 } }
    assert.has_text(screen, "deep")
  end)

  it("comes before what scrolls sideways", function()
    local screen = pages(function()
      return ScrollView { axes = "horizontal", VStack { Text("deep"), Color.red:frame { width = 2000, height = 600 } } }
    end)
    screen:drag { x = 5, y = 400, by = { x = 300, y = 0 } }
    assert.has_no.text(screen, "deep")
  end)

  it("does nothing where there is no way back", function()
    local screen = pages(function(view) return view:navigationBarBackButtonHidden(true) end)
    assert.matches("navigationBarBackButtonHidden hides it", refused(function()
      screen:drag { x = 5, y = 400, by = { x = 300, y = 0 } }
    end), 1, true)
    assert.has_text(screen, "deep")
    assert.matches("takes a drag", refused(function()
      host(NavigationStack { Text("root") }, phone):drag { x = 5, y = 400, by = { x = 300, y = 0 } }
    end), 1, true)
  end)

  it("has to begin at the edge, and go to the right", function()
    local screen = pages(same)
    refused(function() screen:drag { x = 60, y = 400, by = { x = 300, y = 0 } } end)
    refused(function() screen:drag { x = 5, y = 400, by = { x = 0, y = 300 } } end)
    assert.has_text(screen, "deep")
  end)

  it("on a page scrolls nothing on the page below", function()
    local screen = pages(same)
    assert.matches("Text has no gestures, nor has a view around it", refused(function()
      screen:find { text = "deep" }:drag { by = { x = 0, y = -100 } }
    end), 1, true)
  end)
end)

describe("A sheet that is dragged", function()
  local isShown

  local function sheet(content)
    isShown = State(true)
    return host(Text("ground"):sheet(isShown, function() return content end), phone)
  end

  it("down goes away", function()
    local screen = sheet(Text("above"))
    screen:drag { x = 200, y = 120, by = { x = 0, y = 500 } }
    assert.is_false(isShown.value)
    assert.has_text(screen, "ground")
  end)

  it("by a little comes back", function()
    local screen = sheet(Text("above"))
    screen:find { text = "above" }:drag { by = { x = 0, y = 60 } }
    assert.is_true(isShown.value)
  end)

  it("stays where it may not be dismissed", function()
    local screen = sheet(Text("above"):interactiveDismissDisabled())
    assert.matches("interactiveDismissDisabled", refused(function()
      screen:drag { x = 200, y = 120, by = { x = 0, y = 500 } }
    end), 1, true)
    assert.is_true(isShown.value)
  end)

  it("moves between its detents", function()
    local screen = sheet(Text("above"):presentationDetents { "medium", "large" })
    local low = screen:find { text = "above" }:frame().y
    screen:drag { x = 200, y = 600, by = { x = 0, y = -300 } }
    assert.is_true(screen:find { text = "above" }:frame().y < low - 100)
    screen:drag { x = 200, y = 200, by = { x = 0, y = 200 } }
    assert.equal(low, screen:find { text = "above" }:frame().y)
    screen:drag { x = 200, y = 600, by = { x = 0, y = 250 } }
    assert.is_false(isShown.value)
  end)

  it("tells the app where it rests, and is moved by it", function()
    local detent = State("large")
    local screen = sheet(Text("above"):presentationDetents { { "medium", "large" }, selection = detent })
    screen:drag { x = 200, y = 200, by = { x = 0, y = 200 } }
    assert.equal("medium", detent.value)
    local low = screen:find { text = "above" }:frame().y
    detent.value = "large"
    assert.is_true(screen:find { text = "above" }:frame().y < low - 100)
  end)

  it("grows before its list scrolls", function()
    local screen = sheet(List { rows(60) }:presentationDetents { "medium", "large" })
    screen:drag { x = 200, y = 700, by = { x = 0, y = -250 } }
    assert.equal(0, screen:find("List"):scrollOffset().y)
    screen:drag { x = 200, y = 700, by = { x = 0, y = -250 } }
    assert.equal(250, screen:find("List"):scrollOffset().y)
    screen:drag { x = 200, y = 300, by = { x = 0, y = 250 } }
    assert.equal(0, screen:find("List"):scrollOffset().y)
    assert.is_true(isShown.value)
    screen:drag { x = 200, y = 200, by = { x = 0, y = 600 } }
    assert.is_false(isShown.value)
  end)

  it("scrolls its list first where its content says so", function()
    local screen = sheet(List { rows(60) }:presentationDetents { "medium", "large" }
      :presentationContentInteraction("scrolls"))
    screen:drag { x = 200, y = 700, by = { x = 0, y = -250 } }
    assert.equal(250, screen:find("List"):scrollOffset().y)
  end)

  it("isn't one that covers the screen", function()
    local shown = State(true)
    local screen = host(Text("ground"):fullScreenCover(shown, function() return Text("above") end), phone)
    refused(function() screen:drag { x = 200, y = 120, by = { x = 0, y = 500 } } end)
    assert.is_true(shown.value)
  end)
end)

describe("A touch on the ground", function()
  it("beside a sheet at a detent takes it away", function()
    local shown = State(true)
    local screen = host(Button("ground", noop):sheet(shown, function()
      return Text("above"):presentationDetents { "medium" }
    end), phone)
    screen:tap { x = 200, y = 200 }
    assert.is_false(shown.value)
  end)

  it("beside a sheet that may not be dismissed does nothing", function()
    local shown = State(true)
    local screen = host(Text("ground"):sheet(shown, function()
      return Text("above"):presentationDetents { "medium" }:interactiveDismissDisabled()
    end), phone)
    assert.matches("interactiveDismissDisabled", refused(function() screen:tap { x = 200, y = 200 } end), 1, true)
    assert.is_true(shown.value)
  end)

  it("within a sheet, or above one of full height, does nothing", function()
    local shown = State(true)
    local screen = host(Text("ground"):sheet(shown, function()
      return Text("above"):presentationDetents { "medium" }
    end), phone)
    assert.matches("no view", refused(function() screen:tap { x = 200, y = 800 } end))
    assert.is_true(shown.value)
    screen = host(Text("ground"):sheet(shown, function() return Text("above") end), phone)
    assert.matches("no view", refused(function() screen:tap { x = 200, y = 30 } end))
    assert.is_true(shown.value)
  end)

  it("is for what is there, where the sheet lets it through", function()
    local taps = 0
    local screen = host(VStack { Button("ground", function() taps = taps + 1 end), Spacer() }
      :sheet(State(true), function()
        return Text("above"):presentationDetents { "medium" }:presentationBackgroundInteraction("enabled")
      end), phone)
    local frame = screen:find { button = "ground" }:frame()
    screen:tap { x = frame.x + 3, y = frame.y + 3 }
    assert.equal(1, taps)
  end)

  it("beside a popover takes it away", function()
    local shown = State(true)
    local screen = host(Text("ground"):popover(shown, function()
      return Text("above"):presentationCompactAdaptation("popover", "popover")
    end), phone)
    screen:tap { x = 20, y = 800 }
    assert.is_false(shown.value)
  end)

  it("beside a confirmation dialog cancels, and beside an alert does nothing", function()
    local shown, cancelled = State(true), false
    local screen = host(Text("ground"):confirmationDialog { "Sure?", isPresented = shown, actions = function()
      return { Button("Yes", noop), Button { "No", role = "cancel", action = function() cancelled = true end } }
    end }, phone)
    screen:tap { x = 200, y = 100 }
    assert.is_false(shown.value)
    assert.is_true(cancelled)
    shown = State(true)
    screen = host(Text("ground"):alert { "Sure?", isPresented = shown,
      actions = function() return Button("Yes", noop) end }, phone)
    refused(function() screen:tap { x = 200, y = 100 } end)
    assert.is_true(shown.value)
  end)
end)

describe("A drag on a control in a list", function()
  it("scrolls, and the control stays as it is", function()
    local isOn, note = State(false), State("")
    local screen = host(Form { Toggle("Wi-Fi", isOn), TextField("Note", note), rows(60) }, phone)
    screen:find("Toggle"):drag { by = { x = 0, y = -100 } }
    assert.equal(100, screen:find("Form"):scrollOffset().y)
    assert.is_false(isOn.value)
    screen:scroll { to = "top" }
    screen:find("TextField"):drag { by = { x = 0, y = -100 } }
    assert.equal(100, screen:find("Form"):scrollOffset().y)
  end)

  it("is the slider's, where it goes sideways from its thumb", function()
    local value, edits = State(0.5), {}
    local screen = host(Form { Slider { value, onEditingChanged = function(is) edits[#edits + 1] = is end }, rows(60) },
      phone)
    local slider = screen:find("Slider")
    slider:drag { by = { x = 60, y = 0 } }
    assert.is_true(value.value > 0.6 and value.value < 0.8)
    assert.same({ true, false }, edits)
    slider:drag { by = { x = 600, y = 0 } }
    assert.equal(1, value.value)
    local frame = slider:frame()
    screen:drag { x = frame.x + frame.width - 14, y = frame.y + 10, by = { x = -60, y = 0 } }
    assert.is_true(value.value < 0.9)
    assert.matches("Slider is dragged by its thumb", refused(function()
      screen:drag { x = frame.x + 14, y = frame.y + 10, by = { x = 60, y = 0 } }
    end), 1, true)
  end)

  it("goes along with a simultaneous gesture, and not with one of high priority", function()
    local count = 0
    local drag = DragGesture { onEnded = function() count = count + 1 end }
    local tall = Color.red:frame { width = 300, height = 3000 }
    local screen = host(ScrollView { tall:simultaneousGesture(drag) }, phone)
    screen:drag { x = 200, y = 500, by = { x = 0, y = -200 } }
    assert.equal(200, screen:find("ScrollView"):scrollOffset().y)
    assert.equal(1, count)
    screen = host(ScrollView { tall }:highPriorityGesture(drag), phone)
    screen:drag { x = 200, y = 500, by = { x = 0, y = -200 } }
    assert.equal(0, screen:find("ScrollView"):scrollOffset().y)
    assert.equal(2, count)
  end)
end)

describe("A list that is disabled", function()
  it("isn't scrolled, while one with disabled rows is", function()
    local screen = host(List { rows(60) }:disabled(true), phone)
    assert.matches("List is unresponsive: it is disabled", refused(function()
      screen:drag { x = 200, y = 600, by = { x = 0, y = -300 } }
    end), 1, true)
    assert.matches("List is unresponsive: it is disabled", refused(function() screen:scroll { by = 100 } end), 1, true)
    screen = host(List { Button("Pay", noop):disabled(true), rows(60) }, phone)
    screen:find { button = "Pay" }:drag { by = { x = 0, y = -100 } }
    assert.equal(100, screen:find("List"):scrollOffset().y)
  end)
end)

describe("Two scroll views, one in the other", function()
  it("scroll one after the other", function()
    local screen = host(ScrollView { VStack {
      ScrollView { Color.red:frame { width = 300, height = 600 } }:frame { height = 300 },
      Color.blue:frame { width = 300, height = 2000 },
    } }, phone)
    local scrolls = screen:findAll("ScrollView")
    screen:drag { x = 196, y = 250, by = { x = 0, y = -300 } }
    assert.same({ 0, 300 }, { scrolls[1]:scrollOffset().y, scrolls[2]:scrollOffset().y })
    screen:drag { x = 196, y = 250, by = { x = 0, y = -100 } }
    assert.same({ 100, 300 }, { scrolls[1]:scrollOffset().y, scrolls[2]:scrollOffset().y })
  end)
end)
