-- The buttons that the system adds to what an app shows, found by what they read.
local refused = require("refused")

local phone = { screen = "iPhone 15" }
local function noop() end

local function middle(element)
  local frame = element:frame()
  return { x = frame.x + frame.width / 2, y = frame.y + frame.height / 2 }
end

describe("An alert without actions", function()
  local function alert(actions)
    local shown = State(true)
    return host(Text("Recipes"):alert { "Saved", isPresented = shown, actions = actions }, phone), shown
  end

  it("has an OK, which ends it", function()
    local screen, shown = alert()
    assert.has_text(screen, "OK")
    screen:find { button = "OK" }:tap()
    assert.is_false(shown.value)
  end)

  it("has it at its place", function()
    local screen, shown = alert()
    screen:tap(middle(screen:find { text = "OK" }))
    assert.is_false(shown.value)
  end)

  it("has it among its buttons", function()
    local screen, shown = alert()
    screen:text():alert():button("OK"):tap()
    assert.is_false(shown.value)
  end)

  it("has it below fields", function()
    local screen, shown = alert(function() return TextField { "Name", State("") } end)
    screen:find { button = "OK" }:tap()
    assert.is_false(shown.value)
  end)

  it("is still dismissed by the word for it", function()
    local screen, shown = alert()
    screen:text():alert():dismiss()
    assert.is_false(shown.value)
  end)

  it("is another than one with actions, which has no OK of the system", function()
    local screen = alert(function() return Button { "Undo", noop } end)
    assert.has_no.text(screen, "OK")
    assert.matches('no button "OK"; there is:', refused(function() screen:find { button = "OK" } end))
  end)
end)

describe("A confirmation dialog", function()
  local function dialog(actions, screen)
    local shown = State(true)
    local view = Text("Recipes"):confirmationDialog { "Delete?", isPresented = shown, actions = actions }
    return host(view, screen or phone), shown
  end

  it("has a Cancel", function()
    local screen, shown = dialog(function() return Button { "Delete", noop } end)
    screen:find { button = "Cancel" }:tap()
    assert.is_false(shown.value)
    shown.value = true
    screen:tap(middle(screen:find { text = "Cancel" }))
    assert.is_false(shown.value)
  end)

  it("has the app's in place of that", function()
    local screen = dialog(function() return Button { "Keep", noop, role = "cancel" } end)
    assert.has_no.text(screen, "Cancel")
    screen:find { button = "Keep" }:tap()
  end)

  it("has none on a tablet, where a touch beside it cancels", function()
    local screen = dialog(function() return Button { "Delete", noop } end, { screen = "iPad Pro 11" })
    assert.has_no.text(screen, "Cancel")
  end)

  it("keeps its actions the first that are found", function()
    local screen = dialog(function() return Button { "Delete", noop } end)
    assert.has_text(screen:find("Button"), "Delete")
  end)
end)

describe("A search", function()
  local function search(text)
    return host(NavigationStack { List { Text("Soup") }:searchable { text }:navigationTitle("Recipes") }, phone)
  end

  it("has a Cancel while it is active", function()
    local text = State("")
    local screen = search(text)
    assert.has_no.text(screen, "Cancel")
    screen:find("Searchable"):setInput("so")
    screen:find { button = "Cancel" }:tap()
    assert.equal("", text.value)
    assert.has_no.text(screen, "Cancel")
  end)

  it("has it beside the field", function()
    local text = State("")
    local screen = search(text)
    screen:find("Searchable"):setInput("so")
    screen:tap(middle(screen:find { text = "Cancel" }))
    assert.equal("", text.value)
  end)
end)

describe("An edit button", function()
  it("starts and ends editing in a stack, by its word", function()
    local screen = host(NavigationStack { List { Text("Soup") }:toolbar { EditButton() } }, phone)
    screen:find { button = "Edit" }:tap()
    screen:find { button = "Done" }:tap()
    screen:find { text = "Edit" }:tap()
    assert.has_text(screen, "Done")
  end)
end)

describe("A page above another", function()
  local function stack(title, page)
    local root = List { NavigationLink { "Soup", page or Text("Onions"):navigationTitle("Soup") } }
    local screen = host(NavigationStack { title and root:navigationTitle(title) or root }, phone)
    screen:find { link = "Soup" }:tap()
    return screen
  end

  it("has a back button with the title of the page below", function()
    local screen = stack("Recipes")
    screen:find { button = "Recipes" }:tap()
    assert.has_no.text(screen, "Onions")
    assert.exists(screen:find { link = "Soup" })
  end)

  it("has one that reads Back where that page has no title", function()
    local screen = stack()
    screen:find { button = "Back" }:tap()
    assert.has_no.text(screen, "Onions")
  end)

  it("has it at the start of the bar", function()
    local screen = stack("Recipes")
    screen:tap { x = 20, y = 80 }
    assert.has_no.text(screen, "Onions")
  end)

  it("has none where the page hides it", function()
    local screen = stack("Recipes", Text("Onions"):navigationBarBackButtonHidden())
    assert.has_no.text(screen, "Recipes")
    assert.matches("no button", refused(function() screen:find { button = "Recipes" } end))
  end)

  it("keeps its buttons the first that are found", function()
    local screen = stack("Recipes", Button { "Cook", noop })
    assert.has_text(screen:find("Button"), "Cook")
  end)

  it("is two pages up by two taps", function()
    local third = Text("Salt"):navigationTitle("Onions")
    local screen = stack("Recipes", List { NavigationLink { "Onions", third } }:navigationTitle("Soup"))
    screen:find { link = "Onions" }:tap()
    assert.matches("no button", refused(function() screen:find { button = "Recipes" } end))
    screen:find { button = "Soup" }:tap()
    screen:find { button = "Recipes" }:tap()
    assert.exists(screen:find { link = "Soup" })
  end)
end)

describe("A row that can be deleted", function()
  local function list(deleted, row)
    local rows = ForEach({ "Milk", "Tea" }, row or function(name) return Text(name) end)
      :onDelete(function(places) deleted[#deleted + 1] = places[1] end)
    return host(List { rows }, phone)
  end

  it("shows a Delete after a swipe, which deletes it", function()
    local deleted = {}
    local screen = list(deleted)
    screen:find { text = "Tea" }:swipe("trailing")
    assert.same({}, deleted)
    screen:find { button = "Delete" }:tap()
    assert.same({ 2 }, deleted)
    assert.has_no.text(screen, "Delete")
  end)

  it("shows it for the row that was swiped last", function()
    local deleted = {}
    local screen = list(deleted)
    screen:find { text = "Tea" }:swipe("trailing")
    screen:find { text = "Milk" }:swipe("trailing")
    screen:find { text = "Delete" }:tap()
    assert.same({ 1 }, deleted)
  end)

  it("shows none at the other edge, or where it can't be deleted", function()
    local screen = list({}, function(name) return Text(name):deleteDisabled(name == "Tea") end)
    assert.matches("leading swipe actions", refused(function() screen:find { text = "Milk" }:swipe("leading") end))
    assert.matches("trailing swipe actions", refused(function() screen:find { text = "Tea" }:swipe("trailing") end))
    screen:find { text = "Milk" }:swipe("trailing")
    screen:find { button = "Delete" }:tap()
  end)
end)

describe("An icon", function()
  local function icons()
    return host(VStack {
      Button { Image { systemName = "plus" }, noop }:accessibilityLabel("Add"),
      Button { Image { systemName = "trash" }, noop },
    }, phone)
  end

  it("is found by its accessibility label", function() icons():find { button = "Add" }:tap() end)

  it("without one is named by its image", function()
    local message = refused(function() icons():find { button = "Delete" } end)
    assert.matches('"Add" at', message)
    assert.matches('"trash" at', message)
  end)
end)

describe("A menu", function()
  it("is a button by its label", function()
    local chosen
    local screen = host(Menu { "Sort", Button { "By name", function() chosen = "name" end } }, phone)
    screen:find { button = "Sort" }:tap()
    screen:find { text = "By name" }:tap()
    assert.equal("name", chosen)
  end)
end)

describe("A share link", function()
  it("opens what is no part of the app, and says so", function()
    local screen = host(ShareLink("the recipe"))
    assert.matches("it opens the share sheet of the system",
      refused(function() screen:find("ShareLink"):tap() end), 1, true)
    assert.equal("the recipe", screen:find("ShareLink"):item())
  end)
end)
