-- Guide: Navigation Links. Where links lead, and going there.

describe("A link to another screen", function()
  local screen
  before_each(function() screen = host(views.Library()) end)

  it("is found by its label", function()
    local link = screen:find { navigationLink = "Emma" }
    assert.equal("Emma", link:labelView():text():string())
    assert.error_matches(function() screen:find { navigationLink = "Emmeline" } end, "Emmeline")
  end)

  it("is unwrapped to the screen that it leads to", function()
    local book = screen:find { navigationLink = "Ulysses" }:view("BookScreen")
    assert.equal("Ulysses by James Joyce", book:vStack():text(1):string())
    assert.equal("Ulysses", book:vStack():navigationBarTitle():string())
  end)

  it("is activated and left", function()
    local link = screen:find { navigationLink = "Emma" }
    assert.is_false(link:isActive())
    link:activate()
    assert.is_true(link:isActive())
    link:find { button = "Borrow" }:tap()
    assert.equal("Return", link:find("Button"):find("Text"):string())
    link:deactivate()
    assert.is_false(link:isActive())
    link:activate()
    assert.equal("Borrow", link:find("Button"):find("Text"):string())
  end)

  it("is activated by the program, and left by the screen", function()
    local help = screen:find { navigationLink = "Help" }
    screen:find { button = "I am lost" }:tap()
    assert.is_true(help:isActive())
    help:find { button = "Back to the books" }:tap()
    assert.is_false(help:isActive())
  end)

  it("cannot be followed while it is disabled", function()
    local link = host(NavigationLink { "Go", destination = Text("there") }:disabled(true))
    assert.error_matches(function() link:activate() end, "disabled")
  end)
end)

describe("A link to a value", function()
  local path, screen

  before_each(function()
    path = State {}
    screen = host(NavigationStack {
      VStack {
        NavigationLink { "One", value = 1 },
        NavigationLink { "Two", value = 2 },
      }:navigationDestination(function(number) return Text("Number " .. number) end),
      path = path,
    })
  end)

  it("leads to the screen that the stack has for it", function()
    local link = screen:find { navigationLink = "Two" }
    assert.equal(2, link:value())
    link:activate()
    assert.same({ 2 }, path.value)
    assert.has_text(screen, "Number 2")
    link:deactivate()
    assert.same({}, path.value)
  end)

  it("is one of a path, which the program sets", function()
    path.value = { 1, 2, 3 }
    local destination = screen:navigationStack():vStack(1):navigationDestination()
    assert.equal(3, #destination)
    assert.equal("Number 3", destination:text(3):string())
    assert.is_true(destination:isPresented())
    assert.is_true(screen:find { navigationLink = "One", covered = true }:isActive())
    destination:set(false)
    assert.same({}, path.value)
    assert.is_false(destination:isPresented())
    assert.error_matches(function() destination:set(true) end, "shows the screen of a value", 1, true)
  end)

  it("needs a stack", function()
    local link = host(NavigationLink { "One", value = 1 })
    assert.error_matches(function() link:activate() end, "it is disabled outside of a NavigationStack", 1, true)
    link = inspect(NavigationLink { "One", value = 1 }):navigationLink()
    assert.error_matches(function() link:activate() end, "stands in no NavigationStack", 1, true)
  end)
end)

describe("A destination", function()
  it("is shown while a state is true, and left by its screen", function()
    local isShown = State(false)
    local Detail = View("Detail", function(self) return Button("Back", function() self:dismiss() end) end)
    local screen = host(NavigationStack {
      Text("home"):navigationDestination { isPresented = isShown, content = function() return Detail() end },
    })
    local destination = screen:find("Text"):navigationDestination()
    assert.is_false(destination:isPresented())
    destination:set(true)
    assert.is_true(isShown.value)
    screen:find { button = "Back" }:tap()
    assert.is_false(isShown.value)
  end)
end)

describe("A split view", function()
  it("has columns", function()
    local visibility = State("all")
    local screen = host(NavigationSplitView {
      sidebar = List { Text("Inbox"), Text("Sent") },
      content = Text("Letters"),
      detail = Text("A letter"),
      columnVisibility = visibility,
    })
    assert.equal("Sent", screen:sidebarView():list():text(2):string())
    assert.equal("Letters", screen:text(1):string())
    assert.equal("A letter", screen:detailView():text():string())
    assert.equal("all", screen:columnVisibility())
    visibility.value = "detailOnly"
    assert.equal("detailOnly", screen:columnVisibility())
  end)
end)

describe("Links in a circle", function()
  it("do not keep a search from ending", function()
    local Settings
    local Home = View("Home", function()
      return NavigationLink { "To settings", destination = function() return Settings() end }
    end)
    Settings = View("Settings", function()
      return VStack { Text("settings"), NavigationLink { "To home", destination = function() return Home() end } }
    end)
    local screen = inspect(Home())
    assert.equal("settings", screen:find { text = "settings" }:string())
    assert.is_true(#screen:findAll("Settings") <= 4)
    assert.error_matches(function() screen:find { text = "elsewhere" } end, "elsewhere")
  end)
end)
