-- What is on the screen only inside of what shows it: bars, rows, tabs, searches, menus and dialogs.

local refused = require("refused")
local phone = { screen = "iPhone 15" }
local navigation = "a NavigationStack, NavigationView or NavigationSplitView"

describe("A toolbar", function()
  local function page(added)
    return Text("page"):toolbar { ToolbarItem { Button("Add", function() added.value = added.value + 1 end) } }
  end

  it("is shown by a navigation stack", function()
    local added = State(0)
    host(NavigationStack { page(added) }, phone):find { button = "Add" }:tap()
    host(NavigationView { page(added) }, phone):find { button = "Add" }:tap()
    host(NavigationSplitView { sidebar = page(added), detail = Text("detail") }, phone):find { button = "Add" }:tap()
    assert.equal(3, added.value)
  end)

  it("isn't there without one", function()
    local screen = host(page(State(0)), phone)
    assert.equal('no button "Add" on the screen; one is in a toolbar outside of ' .. navigation,
      refused(function() screen:find { button = "Add" } end))
    assert.equal('Button "Add" can\'t be tapped: a toolbar is shown by ' .. navigation
        .. ', and there is none around Text "page" (at text():toolbar():item(1):button())',
      refused(function() screen:text():toolbar():item(1):button():tap() end))
  end)

  it("of a sheet needs a stack in the sheet", function()
    local added = State(0)
    local screen = host(NavigationStack { Text("ground"):sheet(State(true), page(added)) }, phone)
    assert.error_matches(function() screen:find { button = "Add" } end, "in a toolbar outside of a NavigationStack")
    screen = host(Text("ground"):sheet(State(true), NavigationStack { page(added) }), phone)
    screen:find { button = "Add" }:tap()
    assert.equal(1, added.value)
  end)

  it("is put on the page rather than around its stack", function()
    local added = State(0)
    local screen = host(NavigationStack { Text("page") }
      :toolbar { ToolbarItem { Button("Add", function() added.value = added.value + 1 end) } }, phone)
    assert.error_matches(function() screen:find { button = "Add" } end, "in a toolbar outside of a NavigationStack")
  end)

  it("may be on a view deep inside of the page", function()
    local added = State(0)
    local screen = host(NavigationStack { List { VStack { page(added) } } }, phone)
    screen:find { button = "Add" }:tap()
    assert.equal(1, added.value)
  end)

  it("may be on a page that is pushed, and on a tab inside of a stack", function()
    local added = State(0)
    local screen = host(NavigationStack { NavigationLink { "Go", destination = page(added) } }, phone)
    screen:find { navigationLink = "Go" }:activate()
    screen:find { button = "Add" }:tap()
    screen = host(NavigationStack { TabView { page(added):tabItem(Text("One")) } }, phone)
    screen:find { button = "Add" }:tap()
    assert.equal(2, added.value)
  end)

  it("has a menu of the title in a stack only", function()
    local screen = host(Text("page"):toolbar { ToolbarItem { Menu { "More", Button("Copy", function() end) } } }, phone)
    assert.error_matches(function() screen:find("Menu") end, "in a toolbar outside of a NavigationStack")
  end)
end)

describe("A keyboard shortcut", function()
  local function saving(saved)
    return ToolbarItem { Button("Save", function() saved.value = saved.value + 1 end):keyboardShortcut("s") }
  end

  it("works for a button in a bar that is shown", function()
    local saved = State(0)
    host(NavigationStack { Text("page"):toolbar { saving(saved) } }, phone):press("s", { "command" })
    assert.equal(1, saved.value)
    local screen = host(Text("page"):toolbar { saving(saved) }, phone)
    assert.error_matches(function() screen:press("s", { "command" }) end,
      'Button "Save" can\'t be reached by command-s: a toolbar is shown by', 1, true)
    assert.equal(1, saved.value)
  end)
end)

describe("Buttons above the keyboard", function()
  local function form(isDone)
    return VStack { TextField("Name", State("")), Text("below") }:toolbar {
      ToolbarItemGroup { placement = "keyboard", Button("Done", function() isDone.value = true end) },
    }
  end

  it("come with the keyboard and go with it", function()
    local isDone = State(false)
    local screen = host(NavigationStack { form(isDone) }, phone)
    assert.equal('no button "Done" on the screen; one is above the keyboard, which isn\'t shown',
      refused(function() screen:find { button = "Done" } end))
    screen:find("TextField"):focus()
    screen:find { button = "Done" }:tap()
    assert.is_true(isDone.value)
  end)

  it("say how to bring the keyboard", function()
    local screen = host(NavigationStack { form(State(false)) }, phone)
    assert.error_matches(function() screen:vStack():toolbar():itemGroup(1):button(1):tap() end,
      "it is above the keyboard, which isn't shown: field:focus() of a text field brings it", 1, true)
  end)
end)

describe("A title", function()
  it("is shown by a navigation stack", function()
    assert.has_text(host(NavigationStack { Text("page"):navigationTitle("Recipes") }, phone), "Recipes")
  end)

  it("isn't there without one, nor around one", function()
    assert.has_no.text(host(Text("page"):navigationTitle("Recipes"), phone), "Recipes")
    assert.has_no.text(host(NavigationStack { Text("page") }:navigationTitle("Recipes"), phone), "Recipes")
    assert.has_no.text(host(Text("page"):navigationBarTitle("Recipes"), phone), "Recipes")
    assert.has_no.text(host(Text("page"):navigationBarItems { leading = Text("Edit") }, phone), "Edit")
  end)

  it("can still be read of what is only inspected", function()
    assert.equal("Recipes", inspect(Text("page"):navigationTitle("Recipes")):navigationTitle():string())
    inspect(Text("page"):toolbar { ToolbarItem { Button("Add", function() end) } }):find { button = "Add" }:tap()
  end)
end)

describe("A search field", function()
  it("is shown by a navigation stack, on the page or around the stack", function()
    local text = State("")
    host(NavigationStack { List { Text("a") }:searchable(text) }, phone):find("List"):searchable():type("ab")
    assert.equal("ab", text.value)
    local screen = host(NavigationStack { List { Text("a") } }:searchable(text), phone)
    screen:navigationStack():searchable():type("c")
    assert.equal("abc", text.value)
  end)

  it("isn't there without one", function()
    local text = State("")
    local screen = host(List { Text("a") }:searchable(text), phone)
    assert.equal("Searchable can't be used: a search field is shown by " .. navigation
        .. ', and there is none around List "a" (at list():searchable())',
      refused(function() screen:list():searchable():type("ab") end))
    assert.equal("", text.value)
  end)

  it("has to be there for scopes and suggestions", function()
    local scope = State("all")
    local screen = host(NavigationStack {
      List { Text("a") }:searchScopes { Text("All"):tag("all"), Text("Mine"):tag("mine"), scope = scope },
    }, phone)
    assert.error_matches(function() screen:find { text = "Mine" } end, "a scope of a search without a field")
    screen = host(NavigationStack {
      List { Text("a") }:searchSuggestions { Text("Milk"):searchCompletion("milk") },
    }, phone)
    assert.error_matches(function() screen:find { text = "Milk" } end, "a suggestion of a search without a field")
  end)
end)

describe("A link to another page", function()
  it("is disabled outside of a stack", function()
    local screen = host(VStack { NavigationLink("Next", Text("there")) }, phone)
    local link = screen:find { navigationLink = "Next" }
    assert.is_true(link:isDisabled())
    assert.equal("NavigationLink is unresponsive: it is disabled outside of " .. navigation
        .. ", and there is none around it (at vStack():navigationLink(1))",
      refused(function() link:tap() end))
    local frame = link:frame()
    assert.error_matches(function() screen:tap { x = frame.x + 2, y = frame.y + 2 } end,
      "its parent NavigationLink is disabled outside of")
    assert.has_no.text(screen, "there")
  end)

  it("is disabled in a sheet, an overlay of the stack and beside it", function()
    local function link() return NavigationLink("Next", Text("there")) end
    for _, view in ipairs {
      NavigationStack { Text("ground"):sheet(State(true), link()) },
      NavigationStack { Text("ground") }:overlay(link()),
      VStack { NavigationStack { Text("ground") }, link() },
    } do
      local screen = host(view, phone)
      assert.error_matches(function() screen:find { navigationLink = "Next" }:tap() end, "disabled outside of")
    end
  end)

  it("leads on in a stack, also from a bar, an overlay of the page and a row", function()
    local function link() return NavigationLink("Next", Text("there")) end
    for _, view in ipairs {
      NavigationStack { link() }, NavigationView { List { link() } }, NavigationStack { Text("page"):overlay(link()) },
      NavigationStack { Text("page"):toolbar { ToolbarItem { link() } } },
    } do
      local screen = host(view, phone)
      screen:find { navigationLink = "Next" }:tap()
      assert.has_text(screen, "there")
    end
  end)

  it("in a menu closes that and leads on", function()
    local function value() return Text("there") end
    for _, link in ipairs { NavigationLink("Next", Text("there")), NavigationLink { "Next", value = "a" } } do
      local screen = host(NavigationStack {
        Text("page"):toolbar { ToolbarItem { Menu { "More", link } } }:navigationDestination(value),
      }, phone)
      screen:find("Menu"):open()
      screen:find { navigationLink = "Next" }:tap()
      assert.has_text(screen, "there")
      assert.has_no.text(screen, "page")
    end
  end)

  it("isn't followed by a program where there is no stack", function()
    local isActive = State(true)
    local screen = host(VStack { NavigationLink { "Next", destination = Text("there"), isActive = isActive } }, phone)
    assert.has_no.text(screen, "there")
    screen = host(NavigationStack {
      NavigationLink { "Next", destination = Text("there"), isActive = isActive },
    }, phone)
    assert.has_text(screen, "there")
  end)

  it("with a value says that nothing takes it", function()
    local path = State {}
    local screen = host(NavigationStack { VStack { NavigationLink { "Go", value = "a" } }, path = path }, phone)
    assert.equal('NavigationLink "Go" leads nowhere: no navigationDestination in NavigationStack takes the String "a" '
        .. "(at navigationStack():vStack(1):navigationLink(1))",
      refused(function() screen:find { navigationLink = "Go" }:tap() end))
    assert.same({}, path.value)
  end)

  it("with a value takes the destination of any view in the stack, but none around it", function()
    local function there(value) return Text("there " .. value) end
    local screen = host(NavigationStack {
      VStack { NavigationLink { "Go", value = "a" }, Text("aside"):navigationDestination(there) },
    }, phone)
    screen:find { navigationLink = "Go" }:tap()
    assert.has_text(screen, "there a")
    screen = host(NavigationStack { NavigationLink { "Go", value = "a" } }:navigationDestination(there), phone)
    assert.error_matches(function() screen:find { navigationLink = "Go" }:tap() end, "leads nowhere")
  end)
end)

describe("A page that a program shows", function()
  it("comes in a stack only", function()
    local function ground()
      return Text("ground"):navigationDestination { isPresented = State(true), content = Text("there") }
    end
    assert.has_text(host(NavigationStack { ground() }, phone), "there")
    assert.has_no.text(host(ground(), phone), "there")
    assert.has_text(host(ground(), phone), "ground")
  end)

  it("isn't left where its bar is hidden", function()
    local screen = host(NavigationStack {
      NavigationLink("Next", Text("there"):toolbarVisibility("hidden", { bars = { "navigationBar" } })),
    }, phone)
    screen:find { navigationLink = "Next" }:tap()
    assert.error_matches(function() screen:navigationStack():back() end, "its navigation bar is hidden")
    screen = host(NavigationStack {
      NavigationLink("Next", Text("there"):toolbarVisibility("hidden", { bars = { "bottomBar" } })),
    }, phone)
    screen:find { navigationLink = "Next" }:tap()
    screen:navigationStack():back()
    assert.has_no.text(screen, "there")
  end)
end)

describe("A tab's label", function()
  it("is shown by a tab view", function()
    assert.has_text(host(TabView { Text("page"):tabItem(Text("One")) }, phone), "One")
    local screen = host(VStack { Text("page"):tabItem(Text("One")) }, phone)
    assert.equal('no text "One" on the screen; one is in a tab item outside of a TabView',
      refused(function() screen:find { text = "One" } end))
  end)
end)

describe("Swipe actions", function()
  local function row(archived)
    return Text("row"):swipeActions { Button("Archive", function() archived.value = archived.value + 1 end) }
  end

  it("come at the rows of a list and a form", function()
    local archived = State(0)
    for _, view in ipairs { List { row(archived) }, Form { Section { row(archived) } } } do
      local screen = host(view, phone)
      screen:find { text = "row" }:swipe()
      screen:find { button = "Archive" }:tap()
    end
    assert.equal(2, archived.value)
  end)

  it("come nowhere else", function()
    for _, view in ipairs { VStack { row(State(0)) }, ScrollView { LazyVStack { row(State(0)) } } } do
      local screen = host(view, phone)
      assert.error_matches(function() screen:find { text = "row" }:swipe() end,
        "a row with swipe actions is shown by a List or a Form, and there is none around Text \"row\"", 1, true)
      assert.error_matches(function() screen:find { button = "Archive" } end, "outside of a List or a Form")
    end
  end)

  it("leave no Delete of onDelete beside them", function()
    local deleted = {}
    local function list(content)
      return List { ForEach({ "a", "b" }, content):onDelete(function(indices) deleted[#deleted + 1] = indices[1] end) }
    end
    local screen = host(list(function(name)
      return Text(name):swipeActions { Button("Archive", function() end) }
    end), phone)
    assert.error_matches(function() screen:find { text = "b" }:delete() end,
      "Text \"b\" can't be deleted: it has swipeActions, and there is no Delete of onDelete beside them", 1, true)
    host(list(function(name) return Text(name) end), phone):find { text = "b" }:delete()
    assert.same({ 2 }, deleted)
  end)
end)

describe("Pulling down to refresh", function()
  it("takes a list or a scroll view", function()
    local count = State(0)
    local function refresh() count.value = count.value + 1 end
    host(List { Text("a") }:refreshable(refresh), phone):find { text = "a" }:refresh()
    host(ScrollView { Text("a") }:refreshable(refresh), phone):find("ScrollView"):refresh()
    host(VStack { Text("head"), List { Text("a") } }:refreshable(refresh), phone):vStack():refresh()
    assert.equal(3, count.value)
  end)

  it("does nothing without one", function()
    local screen = host(VStack { Text("a") }:refreshable(function() end), phone)
    assert.equal("VStack \"a\" can't be refreshed: a person pulls down a List, Form or ScrollView with refreshable, "
        .. "and there is none in it or around it (at vStack())",
      refused(function() screen:vStack():refresh() end))
    screen = host(List { Text("a"):refreshable(function() end) }, phone)
    assert.error_matches(function() screen:find { text = "a" }:refresh() end, "is outside of it")
    screen = host(List { Text("a") }:refreshable(function() end):scrollDisabled(true), phone)
    assert.error_matches(function() screen:list():refresh() end, "has scrollDisabled")
  end)
end)

describe("A section", function()
  local function section(isExpanded)
    return Section { Text("inside"), header = Text("Old"), isExpanded = isExpanded }
  end

  it("is collapsed at the chevron of a sidebar", function()
    local isExpanded = State(true)
    local screen = host(List { section(isExpanded) }:listStyle("sidebar"), phone)
    screen:find("Section"):collapse()
    assert.has_no.text(screen, "inside")
    screen:find("Section"):expand()
    assert.has_text(screen, "inside")
  end)

  it("has a chevron in a sidebar without a binding, too", function()
    local screen = host(List { Section { Text("inside"), header = Text("Old") } }:listStyle("sidebar"), phone)
    assert.is_true(screen:find("Section"):isExpanded())
    screen:find("Section"):collapse()
    assert.has_no.text(screen, "inside")
    screen = host(List { Section { Text("inside") } }:listStyle("sidebar"), phone)
    assert.error_matches(function() screen:find("Section"):collapse() end, "it has no header")
  end)

  it("has no chevron in another list, though the program collapses it", function()
    local isExpanded = State(true)
    for _, style in ipairs { "insetGrouped", "plain", "grouped", "inset" } do
      local screen = host(List { section(isExpanded) }:listStyle(style), phone)
      assert.equal('Section "Old" can\'t be expanded or collapsed: only a List with listStyle("sidebar") has a chevron '
          .. "for it (at list():section(1))",
        refused(function() screen:find("Section"):collapse() end))
    end
    local screen = host(List { section(isExpanded) }, phone)
    isExpanded.value = false
    assert.has_no.text(screen, "inside")
  end)
end)

describe("An alert", function()
  local function alert(actions)
    return host(Text("ground"):alert { isPresented = State(true), title = "Rename", actions = actions }, phone)
  end

  it("shows buttons and text fields", function()
    local name = State("")
    local screen = alert(function() return Group { TextField("Name", name), Button("Save", function() end) } end)
    screen:find("TextField"):setInput("Ann")
    assert.equal("Ann", name.value)
    screen:find { button = "Save" }:tap()
  end)

  it("leaves out other views", function()
    local isOn = State(false)
    local screen = alert(function()
      return Group { Toggle("Wi-Fi", isOn), Text("Note"), Button("Save", function() end) }
    end)
    assert.equal("no Toggle on the screen; one is in an alert, which shows buttons and text fields only",
      refused(function() screen:find("Toggle") end))
    assert.has_no.text(screen, "Note")
    assert.has_text(screen, "Save")
    assert.is_false(isOn.value)
  end)

  it("shows its title and message", function()
    local screen = host(Text("ground"):alert {
      isPresented = State(true), title = "Rename", message = Text("Really?"), actions = Button("Save", function() end),
    }, phone)
    assert.has_text(screen, "Rename")
    assert.has_text(screen, "Really?")
  end)
end)

describe("A confirmation dialog", function()
  it("shows buttons only", function()
    local screen = host(Text("ground"):confirmationDialog {
      isPresented = State(true), title = "Delete?",
      actions = Group { TextField("Name", State("")), Button("Delete", function() end) },
    }, phone)
    assert.error_matches(function() screen:find("TextField") end, "in a confirmation dialog, which shows buttons only")
    screen:find { button = "Delete" }:tap()
  end)
end)

describe("A menu", function()
  it("shows buttons, toggles, pickers, texts and other menus", function()
    local isOn, sort, copied = State(false), State("name"), State(0)
    local screen = host(Menu {
      "More", Text("Note"), Toggle("Wi-Fi", isOn),
      Picker { "Sort", sort, Text("Name"):tag("name"), Text("Date"):tag("date") },
    }, phone)
    screen:find("Menu"):open()
    assert.has_text(screen, "Note")
    screen:find("Picker"):select("date")
    assert.equal("date", sort.value)
    screen = host(Menu {
      "More", Section { Menu { "Deeper", Button("Copy", function() copied.value = 1 end) } },
    }, phone)
    screen:find("Menu"):open()
    screen:find { "Menu", containing = "Deeper" }:open()
    screen:find { button = "Copy" }:tap()
    assert.equal(1, copied.value)
  end)

  it("leaves out fields and sliders, also in sections and context menus", function()
    local fields = { TextField("Name", State("")), Slider { value = State(0.5) } }
    for _, view in ipairs {
      Menu { "More", fields[1], fields[2], Button("Copy", function() end) },
      Menu { "More", Section { fields[1], fields[2] }, Button("Copy", function() end) },
    } do
      local screen = host(view, phone)
      screen:find("Menu"):open()
      assert.equal("no TextField on the screen; one is in a menu, which shows buttons, toggles, pickers and menus only",
        refused(function() screen:find("TextField") end))
      assert.error_matches(function() screen:find("Slider") end, "in a menu, which shows")
      screen:find { button = "Copy" }:tap()
    end
    local screen = host(Text("ground"):contextMenu { fields[1], Button("Copy", function() end) }, phone)
    screen:text():contextMenu():open()
    assert.error_matches(function() screen:find("TextField") end, "in a menu, which shows")
    screen:find { button = "Copy" }:tap()
  end)
end)

describe("Editing a list", function()
  it("begins at an EditButton, and lets several rows be chosen", function()
    local chosen = State({})
    local screen = host(NavigationStack {
      List { Text("A"):tag("a"), Text("B"):tag("b"), selection = chosen }:toolbar { ToolbarItem { EditButton() } },
    }, phone)
    local list = screen:find("List")
    assert.error_matches(function() list:select("a") end,
      "takes several choices, which a person makes while it is edited: tap an EditButton before", 1, true)
    screen:find("EditButton"):tap()
    list:select("a")
    list:select("b")
    assert.equal(2, #chosen.value)
    assert.has_text(screen, "Done")
  end)

  it("isn't needed for a single choice", function()
    local chosen = State()
    host(List { Text("A"):tag("a"), selection = chosen }, phone):list():select("a")
    assert.equal("a", chosen.value)
  end)
end)

describe("The title of a page", function()
  it("isn't there where the toolbar goes without it", function()
    assert.has_no.text(host(NavigationStack { Text("page"):navigationTitle("T"):toolbarRemoving("title") }, phone), "T")
    assert.has_text(host(NavigationStack { Text("page"):navigationTitle("T"):toolbarRemoving("search") }, phone), "T")
  end)

  local function height(link, options)
    local screen = host(NavigationStack {
      VStack { NavigationLink { "Go", destination = link } }:navigationTitle("Home"):toolbarTitleDisplayMode(options),
    }, phone)
    screen:find { navigationLink = "Go" }:tap()
    return screen:find("Color"):frame().y
  end

  it("is as large as that of the page below, where it doesn't say otherwise", function()
    local function page() return Color.red:navigationTitle("Page") end
    local large, small = height(page(), "large"), height(page(), "inline")
    assert.is_true(large > small)
    assert.equal(large, height(page(), "automatic"))
    assert.equal(small, height(page():navigationBarTitleDisplayMode("inline"), "large"))
    assert.equal(large, height(page():navigationBarTitleDisplayMode("large"), "inline"))
  end)
end)

describe("A hidden navigation bar", function()
  it("takes the search field and the bar items along", function()
    local text = State("")
    local function page() return List { Text("a") }:searchable(text):navigationBarItems { trailing = Text("Edit") } end
    local screen = host(NavigationStack { page():toolbarVisibility("hidden", { bars = { "navigationBar" } }) }, phone)
    assert.has_no.text(screen, "Edit")
    assert.error_matches(function() screen:find("List"):searchable():type("a") end, "the bar that it is in is hidden")
    screen = host(NavigationStack { page() }, phone)
    assert.has_text(screen, "Edit")
    screen:find("List"):searchable():type("a")
    assert.equal("a", text.value)
  end)
end)
