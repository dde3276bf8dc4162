-- What stands in the bars of a phone, where, and what touches there do.

local options = { screen = "iPhone 15" }

local function nothing() end

describe("The bar above a page", function()
  local screen

  before_each(function()
    screen = host(NavigationStack {
      Color.red:navigationTitle("Notes"):toolbar {
        ToolbarItem { Button("Cancel", nothing), placement = "cancellationAction" },
        ToolbarItem { Button("Done", nothing), placement = "confirmationAction" },
      },
    }, options)
  end)

  local function frame(button) return screen:find { button = button }:frame() end

  it("has buttons at its ends, in the middle of its height", function()
    assert.equal(16, frame("Cancel").x)
    local done = frame("Done")
    assert.near(377, done.x + done.width, 0.34)
    assert.near(59 + 22, done.y + done.height / 2, 0.34)
  end)

  it("gives buttons its height to be touched", function()
    assert.touchable(screen:find { button = "Done" })
    assert.visible(screen:find { button = "Done" })
    assert.fits(screen)
  end)

  it("has the large title below the buttons", function()
    local title = screen:find("Color"):navigationTitle():frame()
    assert.equal(16, title.x)
    assert.equal(59 + 44 + 4, title.y)
    assert.equal(155, screen:find("Color"):frame().y)
  end)

  it("is the other way round from right to left", function()
    local title = Color.red:toolbar { ToolbarItem { Button("Done", nothing), placement = "confirmationAction" } }
    local turned = host(NavigationStack { title }, { screen = "iPhone 15", direction = "right_to_left" })
    assert.equal(16, turned:find { button = "Done" }:frame().x)
  end)
end)

describe("A title in one line", function()
  it("stands in the middle, or where there is room", function()
    local function titled(text, leading)
      return host(NavigationStack {
        Color.red:navigationTitle(text):navigationBarTitleDisplayMode("inline"):toolbar {
          ToolbarItem { Button(leading, nothing), placement = "topBarLeading" },
        },
      }, options)
    end
    local title = titled("Notes", "A"):find("Color"):navigationTitle():frame()
    assert.near(393 / 2, title.x + title.width / 2, 0.34)
    local screen = titled("Notes of a long day", "Everything at once")
    assert.right_of(screen:find("Color"):navigationTitle(), screen:find { button = "Everything at once" })
    local full = titled("A title that has no room at all beside the button", "Everything at once")
    assert.error_matches(function() assert.fits(full) end, "is truncated")
  end)

  it("gives way to a view in its place", function()
    local screen = host(NavigationStack {
      Color.red:navigationTitle("Notes"):navigationBarTitleDisplayMode("inline"):toolbar {
        ToolbarItem { Text("Middle"), placement = "principal" },
      },
    }, options)
    local middle = screen:find { text = "Middle" }:frame()
    assert.near(393 / 2, middle.x + middle.width / 2, 0.34)
  end)
end)

describe("A tap at a place in a bar", function()
  it("reaches the button there", function()
    local count = 0
    local item = ToolbarItem { Button("Add", function() count = count + 1 end), placement = "primaryAction" }
    local screen = host(NavigationStack { List { Text("a") }:toolbar { item } }, options)
    local frame = screen:find { button = "Add" }:frame()
    screen:tap { x = frame.x + 2, y = 62 }
    assert.equal(1, count)
  end)

  it("goes back", function()
    local screen = host(NavigationStack { NavigationLink("Open", { destination = Text("Page") }) }, options)
    screen:find("NavigationLink"):tap()
    assert.visible(screen:find { text = "Page" })
    screen:tap { x = 30, y = 80 }
    assert.visible(screen:find("NavigationLink"))
    assert.error_matches(function() screen:tap { x = 30, y = 80 } end, "nothing at")
  end)

  it("chooses a tab", function()
    local screen = host(TabView {
      Text("First"):tabItem(Label { "One", systemImage = "star" }),
      Text("Second"):tabItem(Label { "Two", systemImage = "heart" }),
    }, options)
    screen:tap { x = 300, y = 790 }
    assert.visible(screen:find { text = "Second" })
    screen:find { text = "One" }:tap()
    assert.visible(screen:find { text = "First" })
  end)

  it("begins a search", function()
    local words, isSearching = State(""), State(false)
    local screen = host(NavigationStack {
      List { Text("a") }:navigationTitle("Search"):searchable { words, prompt = "Names", isPresented = isSearching },
    }, options)
    local prompt = screen:find { text = "Names" }:frame()
    assert.near(59 + 96 + 1 + 18, prompt.y + prompt.height / 2, 0.34)
    screen:tap { x = 200, y = 59 + 96 + 10 }
    assert.is_true(isSearching.value)
  end)
end)

describe("The bar of tabs", function()
  it("gives each tab as much of its width", function()
    local screen = host(TabView {
      Text("First"):tabItem(Label { "One", systemImage = "star" }),
      Text("Second"):tabItem(Label { "Two", systemImage = "heart" }),
    }, options)
    local one, two = screen:find { text = "One" }:frame(), screen:find { text = "Two" }:frame()
    assert.near(393 / 4, one.x + one.width / 2, 0.5)
    assert.near(393 * 3 / 4, two.x + two.width / 2, 0.5)
    assert.is_true(one.y > 769 and one.y + one.height < 818)
    assert.above(screen:find("Image"), screen:find { text = "One" })
    assert.touchable(screen:find { text = "One" })
    assert.fits(screen)
  end)

  it("isn't there where the screen hides it", function()
    local first = Color.red:toolbarVisibility { "hidden", bars = { "tabBar" } }
    local screen = host(TabView { first:tabItem(Text("One")) }, options)
    assert.equal(759, screen:find("Color"):frame().height)
  end)
end)

describe("The bar below a page", function()
  it("spreads its items, and takes its height from the page", function()
    local screen = host(NavigationStack {
      Color.red:toolbar {
        ToolbarItem { Button("A", nothing), placement = "bottomBar" },
        ToolbarItem { Button("B", nothing), placement = "bottomBar" },
      },
    }, options)
    local a, b = screen:find { button = "A" }:frame(), screen:find { button = "B" }:frame()
    assert.equal(16, a.x)
    assert.near(377, b.x + b.width, 0.34)
    assert.near(818 - 22, a.y + a.height / 2, 0.34)
    assert.equal(818 - 44 - 103, screen:find("Color"):frame().height)
  end)
end)

describe("What stands above the keyboard", function()
  it("is there while a person types", function()
    local name = State("")
    local screen = host(NavigationStack {
      TextField("Name", name):toolbar { ToolbarItem { Button("Hide", nothing), placement = "keyboard" } },
    }, options)
    assert.error_matches(function() screen:find { button = "Hide" } end, "above the keyboard, which isn't shown")
    screen:find("TextField"):focus()
    local hide = screen:find { button = "Hide" }
    assert.near(852 - 336 - 22, hide:frame().y + hide:frame().height / 2, 0.34)
  end)
end)

describe("Bars", function()
  it("aren't on a bare screen", function()
    local item = ToolbarItem { Button("Add", nothing) }
    local screen = host(NavigationStack { Color.red:toolbar { item } }, { screen = { width = 320, height = 568 } })
    assert.error_matches(function() screen:find { button = "Add" }:frame() end, "has no frame")
  end)
end)
