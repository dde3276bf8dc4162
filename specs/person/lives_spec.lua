-- When what is on a screen appears, runs its tasks and disappears: with its tab, with its page, with its group.

-- A view that notes when it appears, when its task starts and is cancelled, and when it disappears.
local function noting(log, name, view)
  local function note(what) return function() log[#log + 1] = name .. " " .. what end end
  return (view or Text(name)):onAppear(note "appears"):onDisappear(note "disappears"):task(note "starts")
end

-- The notes since the last call.
local function taker(log)
  return function()
    local taken = {}
    for index = 1, #log do taken[index], log[index] = log[index], nil end
    return taken
  end
end

local function sorted(list)
  table.sort(list)
  return list
end

describe("A tab", function()
  local log, take

  before_each(function()
    log = {}
    take = taker(log)
  end)

  local function tabs(selection)
    return host(TabView {
      noting(log, "one"):tabItem(Text("One")):tag("one"),
      noting(log, "two"):tabItem(Text("Two")):tag("two"),
      noting(log, "three"):tabItem(Text("Three")):tag("three"),
      selection = selection,
    })
  end

  it("appears when it is first selected, and the first one at once", function()
    local screen = tabs()
    assert.same({ "one appears", "one starts" }, take())
    screen:tabView():select("Two")
    assert.same({ "two appears", "one disappears", "two starts" }, take())
  end)

  it("appears again, with a new task, each time that one comes back to it", function()
    local screen = tabs()
    screen:tabView():select("Two")
    take()
    screen:tabView():select("One")
    assert.same({ "one appears", "two disappears", "one starts" }, take())
    screen:tabView():select("Two")
    assert.same({ "two appears", "one disappears", "two starts" }, take())
  end)

  it("is the one that the app selects", function()
    local selection = State("two")
    tabs(selection)
    assert.same({ "two appears", "two starts" }, take())
    selection.value = "three"
    assert.same({ "three appears", "two disappears", "three starts" }, take())
  end)

  it("is tapped in the bar", function()
    local screen = tabs()
    take()
    screen:find { text = "Two" }:tap()
    assert.same({ "two appears", "one disappears", "two starts" }, take())
  end)

  it("selected again neither appears nor starts anything", function()
    local screen = tabs()
    take()
    screen:tabView():select("One")
    assert.same({}, take())
  end)

  it("keeps its state while another is selected", function()
    local Counter = View("Counter", function(self)
      local count = self:state("count", 0)
      return Button("Count " .. count.value, function() count.value = count.value + 1 end)
    end)
    local screen = host(TabView {
      VStack { Counter() }:tabItem(Text("One")), Text("two"):tabItem(Text("Two")),
    })
    screen:find { button = "Count 0" }:tap()
    screen:tabView():select("Two")
    screen:tabView():select("One")
    assert.has_text(screen, "Count 1")
  end)

  it("makes its views when it is first selected", function()
    local made = {}
    local function page(name)
      return View(name, function()
        made[name] = true
        return Text(name)
      end)()
    end
    local screen = host(TabView {
      page "one":tabItem(Text("One")), VStack { page "two" }:tabItem(Text("Two")), page "three":tabItem(Text("Three")),
      Tab { "Four", page "four" },
    })
    assert.same({ one = true }, made)
    screen:tabView():select("Two")
    assert.same({ one = true, two = true }, made)
    screen:tabView():select("Four")
    assert.same({ one = true, two = true, four = true }, made)
  end)

  it("goes on following its values once it was selected", function()
    local count, seen = State(0), {}
    local screen = host(TabView {
      Text("one"):tabItem(Text("One")),
      View("Watching", function()
        return Text("two"):onChange(count.value, function(_, new) seen[#seen + 1] = new end)
      end)():tabItem(Text("Two")),
    })
    count.value = 1
    assert.same({}, seen)
    screen:tabView():select("Two")
    screen:tabView():select("One")
    count.value = 2
    assert.same({ 2 }, seen)
  end)

  it("that was never selected presents nothing, and has no keyboard shortcuts", function()
    local shown, saved = State(true), false
    local screen = host(TabView {
      Text("one"):tabItem(Text("One")),
      VStack { Text("two"), Button("Save", function() saved = true end):keyboardShortcut("s") }
        :sheet(shown, Text("in a sheet")):tabItem(Text("Two")),
    })
    assert.has_no.text(screen, "in a sheet")
    assert.is_nil(screen:findAll("Sheet")[1])
    assert.error(function() screen:press("command+s") end)
    assert.is_false(saved)
    screen:tabView():select("Two")
    assert.has_text(screen, "in a sheet")
  end)

  it("that was never selected is named where something behind it is looked for", function()
    local screen = host(TabView {
      Text("one"):tabItem(Text("One")), NavigationStack { Text("deep") }:tabItem(Text("Two")),
    })
    assert.error_matches(function() screen:find { text = "deep" } end,
      "one is in the tab \"Two\", which isn't selected", 1, true)
  end)

  it("shows its new badge and title before it was ever selected", function()
    local news = State(1)
    local screen = host(View("Root", function()
      return TabView {
        Text("one"):tabItem(Text("One")), Text("two"):tabItem(Text("News " .. news.value)):badge(news.value),
      }
    end)())
    news.value = 5
    assert.has_text(screen, "News 5")
    assert.has_text(screen, "5")
  end)

  it("has a stack that appears with it", function()
    local screen = host(TabView {
      noting(log, "one"):tabItem(Text("One")),
      NavigationStack {
        noting(log, "root", VStack {
          NavigationLink { "Deeper", destination = function() return noting(log, "deep") end },
        }),
      }:tabItem(Text("Two")),
    })
    take()
    screen:tabView():select("Two")
    assert.same({ "root appears", "one disappears", "root starts" }, take())
    screen:find { navigationLink = "Deeper" }:tap()
    assert.same({ "deep appears", "root disappears", "deep starts" }, take())
    screen:tabView():select("One")
    assert.same({ "one appears", "deep disappears", "one starts" }, take())
    screen:tabView():select("Two")
    assert.same({ "deep appears", "one disappears", "deep starts" }, take())
    screen:find("NavigationStack"):back()
    assert.same({ "root appears", "deep disappears", "root starts" }, take())
  end)

  it("of tabs in a tab appears with both", function()
    local screen = host(TabView {
      noting(log, "one"):tabItem(Text("One")),
      TabView {
        noting(log, "inner one"):tabItem(Text("Inner one")),
        noting(log, "inner two"):tabItem(Text("Inner two")),
      }:tabItem(Text("Two")),
    })
    take()
    screen:tabView():select("Two")
    assert.same({ "inner one appears", "one disappears", "inner one starts" }, take())
    screen:find { text = "Inner two" }:tap()
    assert.same({ "inner two appears", "inner one disappears", "inner two starts" }, take())
    screen:find { text = "One" }:tap()
    take()
    screen:find { text = "Two" }:tap()
    assert.same({ "inner two appears", "one disappears", "inner two starts" }, take())
  end)

  it("is one of Tab, of a section, of ForEach and of a group alike", function()
    local screen = host(TabView {
      Tab { "Home", noting(log, "home"), value = "home" },
      TabSection { Tab { "News", noting(log, "news"), value = "news" }, header = "More" },
      ForEach({ "a", "b" }, function(name) return noting(log, name):tabItem(Text("Tab " .. name)):tag(name) end),
      Group { noting(log, "last"):tabItem(Text("Last")):tag("last") },
      selection = State("home"),
    })
    assert.same({ "home appears", "home starts" }, take())
    for _, tab in ipairs {
      { "News", "news" }, { "Tab b", "b" }, { "Tab a", "a" }, { "Last", "last" }, { "Home", "home" },
    } do
      screen:tabView():select(tab[1])
      local notes = take()
      assert.equal(tab[2] .. " appears", notes[1])
      assert.equal(tab[2] .. " starts", notes[3])
    end
  end)

  it("with its item inside a view of the app appears when it is selected", function()
    local function page(name)
      return View(name, function() return noting(log, name):tabItem(Text(name .. " tab")):tag(name) end)()
    end
    local screen = host(TabView { page("First"), page("Second"), selection = State("First") })
    assert.same({ "First appears", "First starts" }, take())
    screen:tabView():select("Second tab")
    assert.same({ "Second appears", "First disappears", "Second starts" }, take())
  end)

  it("appears under a sheet only with its own", function()
    local shown = State(false)
    local screen = host(TabView {
      noting(log, "one"):tabItem(Text("One")), noting(log, "two"):tabItem(Text("Two")),
    }:sheet(shown, function() return noting(log, "sheet") end))
    take()
    shown.value = true
    assert.same({ "sheet appears", "sheet starts" }, take())
    screen:find("Sheet"):dismiss()
    assert.same({ "sheet disappears" }, take())
  end)

  it("disappears once when the tabs go", function()
    local isOn = State(true)
    host(View("Root", function()
      return isOn.value and TabView {
        noting(log, "one"):tabItem(Text("One")), noting(log, "two"):tabItem(Text("Two")),
      } or Text("gone")
    end)())
    take()
    isOn.value = false
    assert.same({ "one disappears" }, take())
  end)

  it("of several pages appears when it is turned to", function()
    local screen = host(TabView { noting(log, "one"), noting(log, "two"), noting(log, "three") }:tabViewStyle("page"))
    assert.same({ "one appears", "one starts" }, take())
    screen:tabView():scroll { by = 393 }
    assert.same({ "two appears", "one disappears", "two starts" }, take())
  end)
end)

describe("A page", function()
  local log, take

  before_each(function()
    log = {}
    take = taker(log)
  end)

  it("disappears below another, and appears again when that has gone", function()
    local screen = host(NavigationStack {
      noting(log, "root", VStack {
        NavigationLink { "Next", destination = function() return noting(log, "next") end },
      }),
    })
    assert.same({ "root appears", "root starts" }, take())
    screen:find { navigationLink = "Next" }:tap()
    assert.same({ "next appears", "root disappears", "next starts" }, take())
    screen:find("NavigationStack"):back()
    assert.same({ "root appears", "next disappears", "root starts" }, take())
  end)

  it("in the middle appears only when it comes to the top", function()
    local path = State({})
    local screen = host(NavigationStack {
      noting(log, "root", Text("root")):navigationDestination(function(number)
        return noting(log, "page " .. number)
      end),
      path = path,
    })
    take()
    path.value = { 1, 2 }
    assert.same({ "page 2 appears", "root disappears", "page 2 starts" }, take())
    screen:find("NavigationStack"):back()
    assert.same({ "page 1 appears", "page 2 disappears", "page 1 starts" }, take())
    path.value = {}
    assert.same({ "root appears", "page 1 disappears", "root starts" }, take())
  end)

  it("in an older navigation view does the same", function()
    local screen = host(NavigationView {
      noting(log, "root", VStack {
        NavigationLink { "Next", destination = function() return noting(log, "next") end },
      }),
    })
    take()
    screen:find { navigationLink = "Next" }:tap()
    assert.same({ "next appears", "root disappears", "next starts" }, take())
    screen:find("NavigationView"):back()
    assert.same({ "root appears", "next disappears", "root starts" }, take())
  end)

  it("keeps its state below another", function()
    local Root = View("Root", function(self)
      local name = self:state("name", "old")
      return VStack {
        Text(name.value), Button("Rename", function() name.value = "new" end),
        NavigationLink { "Next", destination = function() return Text("next") end },
      }
    end)
    local screen = host(NavigationStack { Root() })
    screen:find { button = "Rename" }:tap()
    screen:find { navigationLink = "Next" }:tap()
    screen:find("NavigationStack"):back()
    assert.has_text(screen, "new")
  end)

  it("goes on following its values below another", function()
    local count, seen = State(0), {}
    local screen = host(NavigationStack {
      View("Root", function()
        return VStack { NavigationLink { "Next", destination = function() return Text("next") end } }
          :onChange(count.value, function(_, new) seen[#seen + 1] = new end)
      end)(),
    })
    screen:find { navigationLink = "Next" }:tap()
    count.value = 1
    assert.same({ 1 }, seen)
  end)

  it("stays where it is under a sheet", function()
    local shown = State(false)
    local screen = host(NavigationStack {
      noting(log, "root"):sheet(shown, function() return noting(log, "sheet") end),
    })
    take()
    shown.value = true
    assert.same({ "sheet appears", "sheet starts" }, take())
    screen:find("Sheet"):dismiss()
    assert.same({ "sheet disappears" }, take())
  end)

  it("of a list has rows that disappear with it", function()
    local screen = host(NavigationStack {
      List {
        noting(log, "row"),
        NavigationLink { "Next", destination = function() return noting(log, "next") end },
      },
    }, { screen = "iPhone 15" })
    assert.same({ "row appears", "row starts" }, take())
    screen:find { navigationLink = "Next" }:tap()
    assert.same(sorted { "next appears", "row disappears", "next starts" }, sorted(take()))
    screen:find("NavigationStack"):back()
    assert.same(sorted { "row appears", "next disappears", "row starts" }, sorted(take()))
  end)
end)

describe("A column", function()
  it("appears on a phone when something is selected for it", function()
    local log = {}
    local take = taker(log)
    local selection = State(nil)
    local screen = host(NavigationSplitView {
      sidebar = noting(log, "list", List { Text("a"):tag("a"), selection = selection }),
      detail = noting(log, "detail"),
    }, { screen = "iPhone 15" })
    assert.same({ "list appears", "list starts" }, take())
    selection.value = "a"
    assert.same({ "detail appears", "list disappears", "detail starts" }, take())
    screen:find("NavigationSplitView"):back()
    assert.same({ "list appears", "detail disappears", "list starts" }, take())
  end)
end)

describe("Nothing", function()
  local log, take

  before_each(function()
    log = {}
    take = taker(log)
  end)

  it("never appears, and does nothing", function()
    host(VStack {
      noting(log, "empty", EmptyView()), noting(log, "group", Group { false }), noting(log, "loop", ForEach({}, Text)),
      noting(log, "framed", EmptyView():frame { width = 10, height = 10 }), noting(log, "any", AnyView { EmptyView() }),
      noting(log, "view", View("Nothing", function() return EmptyView() end)()),
      noting(log, "nested", Group { Group { EmptyView() }, ForEach({}, Text) }),
    })
    assert.same({}, take())
  end)

  it("isn't what is transparent, hidden or of no size", function()
    host(VStack {
      noting(log, "a", Color.clear), noting(log, "b", Text("b"):hidden()), noting(log, "c", Spacer()),
      noting(log, "d", Text(""):frame { width = 0, height = 0 }),
    })
    assert.equal(8, #take())
  end)

  it("appears as soon as there is something, and disappears with the last of it", function()
    local isOn = State(false)
    host(View("Root", function()
      return VStack { noting(log, "group", Group { isOn.value and Text("on") or false }) }
    end)())
    assert.same({}, take())
    isOn.value = true
    assert.same({ "group appears", "group starts" }, take())
    isOn.value = false
    assert.same({ "group disappears" }, take())
  end)

  it("appears as soon as a view of the app shows something", function()
    local names = State({})
    host(View("Root", function()
      return VStack {
        noting(log, "names", View("Names", function()
          return ForEach(names.value, function(name) return Text(name) end)
        end)()),
      }
    end)())
    assert.same({}, take())
    names.value = { "Ann" }
    assert.same({ "names appears", "names starts" }, take())
    names.value = { "Ann", "Bo" }
    assert.same({}, take())
    names.value = {}
    assert.same({ "names disappears" }, take())
  end)
end)

describe("A state that the spec sets", function()
  it("is like an action of the app: what it shows appears and starts its tasks", function()
    local log = {}
    local take = taker(log)
    local shown = State(false)
    host(View("Root", function() return shown.value and noting(log, "view") or Text("off") end)())
    shown.value = true
    assert.same({ "view appears", "view starts" }, take())
    shown.value = false
    assert.same({ "view disappears" }, take())
  end)

  it("is one change with the others of an action", function()
    local a, b, seen = State(0), State(0), {}
    local screen = host(View("Root", function()
      return Button("Both", function() a.value, b.value = 1, 1 end)
        :onChange(a.value + b.value, function(_, new) seen[#seen + 1] = new end)
    end)())
    screen:find { button = "Both" }:tap()
    assert.same({ 2 }, seen)
    a.value = 2
    b.value = 2
    assert.same({ 2, 3, 4 }, seen)
  end)
end)

describe("A view of any type", function()
  local function Counter()
    return View("Counter", function(self)
      local count = self:state("count", 0)
      return Button("Count " .. count.value, function() count.value = count.value + 1 end)
    end)
  end

  it("starts anew when its type changes", function()
    local counter, padded = Counter(), State(false)
    local screen = host(View("Root", function()
      return AnyView { padded.value and counter():padding(4) or counter() }
    end)())
    screen:find { button = "Count 0" }:tap()
    padded.value = true
    assert.has_text(screen, "Count 0")
  end)

  it("keeps its state while its type stays", function()
    local counter, padding = Counter(), State(1)
    local screen = host(View("Root", function() return AnyView { counter():padding(padding.value) } end)())
    screen:find { button = "Count 0" }:tap()
    padding.value = 2
    assert.has_text(screen, "Count 1")
  end)
end)
