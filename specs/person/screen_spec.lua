-- What is on the screen, and what can be done with it.

local function failure(act, ...)
  local ok, message = pcall(act, ...)
  assert.is_false(ok, "expected an error")
  return tostring(message):gsub("^[^\n]-%.lua:%d+: ", "")
end

describe("a sheet", function()
  local function covered()
    local shown, saved = State(false), State(0)
    return host(VStack {
      Button("Open", function() shown.value = true end),
      Button("Save", function() saved.value = saved.value + 1 end),
      Text("base"),
    }:sheet{ isPresented = shown, content = function()
      return VStack { Text("inside"), Button("Close", function() shown.value = false end) }:navigationTitle("Filter")
    end }), saved
  end

  it("covers what it is presented above", function()
    local screen, saved = covered()
    local save = screen:find{ button = "Save" }
    save:tap()
    assert.equal(1, saved.value)
    screen:find{ button = "Open" }:tap()
    assert.has_text(screen, "inside")
    assert.has_no.text(screen, "base")
    assert.not_visible(save)
    assert.equal('Button "Save" can\'t be tapped: the sheet "Filter" is above it (at vStack():button(2))',
      (failure(save.tap, save)))
    assert.equal('no button "Save" on the screen; one is behind the sheet "Filter"',
      (failure(screen.find, screen, { button = "Save" })))
    assert.equal(save, screen:find{ button = "Save", covered = true })
    assert.equal(1, saved.value)
    screen:find{ button = "Close" }:tap()
    save:tap()
    assert.equal(2, saved.value)
  end)
end)

describe("an alert", function()
  it("is above the whole screen, wherever it comes from", function()
    local asks, count = State(false), State(0)
    local screen = host(NavigationStack {
      VStack {
        Button("Ask", function() asks.value = true end):alert{
          title = "Delete this recipe?", isPresented = asks,
          actions = function() return Button("Keep", function() end) end,
        },
        Button("Delete", function() count.value = count.value + 1 end),
      },
    })
    local delete = screen:find{ button = "Delete" }
    screen:find{ button = "Ask" }:tap()
    assert.equal('Button "Delete" can\'t be tapped: the alert "Delete this recipe?" is above it '
      .. '(at navigationStack():vStack(1):button(2))', (failure(delete.tap, delete)))
    assert.is_false(delete:isResponsive())
    screen:find{ button = "Keep" }:tap()
    delete:tap()
    assert.equal(1, count.value)
  end)
end)

describe("a pushed page", function()
  local function stack()
    return host(NavigationStack {
      VStack {
        NavigationLink{ "Details", destination = function() return Text("more"):navigationTitle("Details") end },
        Stepper{ "Servings", value = State(2) },
      }:navigationTitle("Recipe"),
    })
  end

  it("covers those below it until one goes back", function()
    local screen = stack()
    local stepper = screen:find("Stepper")
    screen:find{ navigationLink = "Details" }:tap()
    assert.has_text(screen, "more")
    assert.has_no.text(screen, "Servings")
    assert.equal('Stepper "Servings" can\'t be used: the screen "Details" is above it '
      .. '(at navigationStack():vStack(1):stepper(2))', (failure(stepper.increment, stepper)))
    assert.equal('no Stepper on the screen; one is on a screen below the screen "Details"',
      (failure(screen.find, screen, "Stepper")))
    screen:find("NavigationStack"):back()
    stepper:increment()
    assert.has_no.text(screen, "more")
  end)

  it("is not left from the first one, or where the way back is hidden", function()
    local screen = stack()
    local navigation = screen:find("NavigationStack")
    assert.equal('NavigationStack shows its first screen: there is none to go back to (at navigationStack())',
      (failure(navigation.back, navigation)))
    screen = host(NavigationStack {
      NavigationLink{ "On", destination = function() return Text("stuck"):navigationBarBackButtonHidden() end },
    })
    screen:find{ navigationLink = "On" }:tap()
    navigation = screen:find("NavigationStack")
    assert.equal('the screen with "stuck" has no back button: navigationBarBackButtonHidden hides it. '
      .. 'use what the screen has in its place (at navigationStack())', (failure(navigation.back, navigation)))
  end)

  it("stands above the ones before it in the path", function()
    local path = State{ 1, 2 }
    local screen = host(NavigationStack {
      Text("root"):navigationDestination(function(number) return Text("page " .. number) end), path = path,
    })
    assert.has_text(screen, "page 2")
    assert.has_no.text(screen, "page 1")
    screen:find("NavigationStack"):back()
    assert.same({ 1 }, path.value)
    assert.has_text(screen, "page 1")
    path.value = { 3, 4, 5 }
    assert.has_text(screen, "page 5")
  end)
end)

describe("a tab", function()
  it("shows its screen when it is selected", function()
    local screen = host(TabView {
      Text("at home"):tabItem(Text("Home")):badge(2),
      Button("Log out", function() end):tabItem(Text("Profile")),
    })
    assert.has_text(screen, "Profile")
    assert.has_text(screen, "2")
    assert.has_no.text(screen, "Log out")
    assert.equal('no button "Log out" on the screen; one is in the tab "Profile", which isn\'t selected',
      (failure(screen.find, screen, { button = "Log out" })))
    local button = screen:find{ button = "Log out", covered = true }
    assert.equal('Button "Log out" can\'t be tapped: the tab "Profile" isn\'t selected: tabView:select("Profile") '
      .. 'selects it (at tabView():button(2))', (failure(button.tap, button)))
    screen:tabView():select("Profile")
    button:tap()
    assert.has_no.text(screen, "at home")
    assert.has_text(screen, "2")
  end)

  it("may have its tag and its item inside a view of the app", function()
    local chosen = State("b")
    local function page(name, tag)
      return View(name, function() return Text(name):tag(tag):tabItem(Text(name .. " tab")) end)()
    end
    local screen = host(TabView { page("First", "a"), page("Second", "b"), selection = chosen })
    assert.has_text(screen, "Second")
    assert.has_no.text(screen, "First")
    assert.has_text(screen, "First tab")
  end)
end)

describe("a menu", function()
  it("offers nothing until it is opened", function()
    local sorted = State(false)
    local screen = host(VStack {
      Menu{ "More", Button("Sort", function() sorted.value = true end) },
      Button("Other", function() end),
    })
    assert.equal('no button "Sort" on the screen; one is in the menu "More", which isn\'t open',
      (failure(screen.find, screen, { button = "Sort" })))
    local menu = screen:find("Menu")
    menu:open()
    local other = screen:find{ button = "Other", covered = true }
    assert.equal('Button "Other" can\'t be tapped: the menu "More" is above it (at vStack():button(2))',
      (failure(other.tap, other)))
    screen:find{ button = "Sort" }:tap()
    assert.is_true(sorted.value)
    assert.is_false(menu:isOpen())
    menu:open()
    menu:close()
    other:tap()
    local on, size = State(false), State("s")
    screen = host(Menu{ "View", Toggle{ "Grid", isOn = on }, Picker{ "Size", selection = size, Text("L"):tag("l") } })
    screen:find("Menu"):open()
    screen:find("Toggle"):tap()
    assert.is_true(on.value)
    assert.is_false(screen:find("Menu"):isOpen())
    screen:find("Menu"):open()
    screen:find("Picker"):select("l")
    assert.is_false(screen:find("Menu"):isOpen())
  end)
end)

describe("swipe actions", function()
  it("come with a swipe and go with the next one", function()
    local log = {}
    local function row(name)
      return Text(name):swipeActions{ Button("Archive " .. name, function() log[#log + 1] = name end) }
    end
    local screen = host(List { row("one"), row("two"), Text("plain") })
    local archive = screen:find{ button = "Archive one", covered = true }
    assert.equal('Button "Archive one" can\'t be tapped: it is a swipe action of the row: '
      .. 'row:swipe("trailing") shows it (at list():text(1):swipeActions():button())', (failure(archive.tap, archive)))
    screen:find{ text = "one" }:swipe("trailing")
    screen:find{ button = "Archive one" }:tap()
    assert.same({ "one" }, log)
    screen:find{ text = "one" }:swipe()
    screen:find{ text = "two" }:swipe()
    assert.equal('no button "Archive one" on the screen; one is among the trailing swipe actions of a row',
      (failure(screen.find, screen, { button = "Archive one" })))
    local plain = screen:find{ text = "plain" }
    assert.equal('Text "plain" is in no row with trailing swipe actions; it has none at all (at list():text(3))',
      (failure(plain.swipe, plain)))
    assert.equal('Text "one" is in no row with leading swipe actions; it has some at the other edge '
      .. '(at list():text(1))',
      (failure(screen:find{ text = "one" }.swipe, screen:find{ text = "one" }, "leading")))
  end)
end)

describe("what is transparent or hidden", function()
  it("can't be seen or touched", function()
    local opacity, taps = State(0), State(0)
    local Fading = View("Fading", function()
      return VStack {
        Button("Undo", function() taps.value = taps.value + 1 end):opacity(opacity.value),
        Text("secret"):hidden():overlay(Text("shown")),
      }
    end)
    local screen = host(Fading())
    assert.equal('no button "Undo" on the screen; one has an opacity of 0',
      (failure(screen.find, screen, { button = "Undo" })))
    assert.equal('no text "secret" on the screen; one is hidden', (failure(screen.find, screen, { text = "secret" })))
    assert.has_text(screen, "shown")
    local undo = screen:find{ button = "Undo", covered = true }
    assert.equal('Button "Undo" can\'t be tapped: it has an opacity of 0 (at view("Fading"):vStack():button(1))',
      (failure(undo.tap, undo)))
    opacity.value = 0.5
    undo:tap()
    assert.visible(undo)
    assert.equal(1, taps.value)
  end)
end)

describe("inspect(view)", function()
  it("reaches everything in the tree", function()
    local tree = inspect(VStack {
      Menu{ "More", Button("Sort", function() end) },
      TabView { Text("a"), Text("b") },
      Text("c"):opacity(0),
    })
    tree:find{ button = "Sort" }:tap()
    assert.has_text(tree, "b")
    assert.is_true(tree:find{ text = "c" }:isResponsive())
  end)
end)

describe("layers", function()
  it("stand above each other in the order in which they come", function()
    local lower, upper = State(true), State(false)
    local screen = host(Text("ground"):sheet(lower, function()
      return VStack { Text("lower"), Button("On", function() upper.value = true end) }:sheet(upper, function()
        return Button("Up here", function() end)
      end)
    end))
    local on = screen:find{ button = "On" }
    on:tap()
    assert.has_no.text(screen, "lower")
    assert.equal('Button "On" can\'t be tapped: the sheet with "Up here" is above it '
      .. '(at text():sheet():vStack():button(2))', (failure(on.tap, on)))
    screen:find("Sheet"):dismiss()
    assert.has_text(screen, "lower")
    lower.value = false
    assert.has_text(screen, "ground")
  end)

  it("leave a tab bar below pages, and nothing below a sheet", function()
    local shown = State(false)
    local screen = host(TabView {
      NavigationStack {
        NavigationLink{ "Inside", destination = function() return Text("deep") end },
      }:tabItem(Text("Home")),
      Text("other"):tabItem(Text("Other")),
    }:sheet(shown, Text("above")))
    screen:find{ navigationLink = "Inside" }:tap()
    assert.has_text(screen, "deep")
    assert.has_text(screen, "Other")
    assert.has_no.text(screen, "Inside")
    shown.value = true
    assert.same({ "above" }, (function()
      local texts = {}
      for _, text in ipairs(screen:findAll("Text")) do texts[#texts + 1] = text:string() end
      return texts
    end)())
  end)

  it("are searched also from a view that they cover", function()
    local shown = State(true)
    local screen = host(VStack { Text("below"), Text("owner"):sheet(shown, Text("on top")) })
    assert.equal("on top", screen:vStack():find{ text = "on top" }:string())
    assert.equal('no text "below" on the screen; one is behind the sheet with "on top"',
      (failure(screen.find, screen, { text = "below" })))
  end)

  it("leave a link's screen out where there is no stack", function()
    local screen = host(VStack {
      NavigationLink{ "Go", destination = function() return Text("there") end }, Text("here"),
    })
    assert.equal('no text "there" on the screen; one is on the screen of NavigationLink "Go", which isn\'t shown',
      (failure(screen.find, screen, { text = "there" })))
    assert.matches("is disabled outside of a NavigationStack",
      (failure(function() screen:find("NavigationLink"):activate() end)), 1, true)
    assert.has_no.text(screen, "there")
    assert.has_text(screen, "here")
  end)
end)

describe("a view of columns", function()
  it("shows those that its visibility names", function()
    local visibility = State("all")
    local screen = host(NavigationSplitView {
      sidebar = Text("boxes"), content = Text("letters"), detail = Text("letter"), columnVisibility = visibility,
    }, { screen = "iPad" })
    assert.count(3, screen:findAll("Text"))
    visibility.value = "doubleColumn"
    assert.equal('no text "boxes" on the screen; one is in a column that isn\'t shown',
      (failure(screen.find, screen, { text = "boxes" })))
    visibility.value = "detailOnly"
    assert.count(1, screen:findAll("Text"))
  end)
end)

describe("a search", function()
  it("shows its suggestions while it is active", function()
    local query = State("")
    local screen = host(NavigationStack {
      List { Text("row") }:searchable{ text = query, suggestions = Text("maybe") },
    })
    assert.equal('no text "maybe" on the screen; one is among the suggestions of a search that isn\'t active',
      (failure(screen.find, screen, { text = "maybe" })))
    screen:find("Searchable"):activate()
    assert.has_text(screen, "maybe")
    assert.equal("find: argument 'covered': expected boolean, got integer 1",
      (failure(screen.find, screen, { text = "maybe", covered = 1 })))
  end)
end)

describe("a keyboard shortcut", function()
  it("reaches into a closed menu, and not behind a sheet", function()
    local saved, shown = State(0), State(false)
    local screen = host(Menu{
      "File", Button("Save", function() saved.value = saved.value + 1 end):keyboardShortcut("s"),
    }:sheet(shown, Text("above")))
    screen:press("s", "command")
    assert.equal(1, saved.value)
    shown.value = true
    assert.equal('Button "Save" can\'t be reached by command-s: the sheet with "above" is above it (at menu())',
      (failure(screen.press, screen, "s", "command")))
  end)
end)

describe("a sheet that lets one reach what is below", function()
  it("leaves both on the screen, its own texts first", function()
    local shown, taps = State(true), State(0)
    local map = Button("Map", function() taps.value = taps.value + 1 end)
    local screen = host(VStack { map, Spacer() }:sheet(shown, function()
      return Text("Places"):presentationDetents { { "medium" } }:presentationBackgroundInteraction("enabled")
    end))
    screen:find{ button = "Map" }:tap()
    assert.equal(1, taps.value)
    assert.equal("Places", screen:find("Text"):string())
  end)
end)
