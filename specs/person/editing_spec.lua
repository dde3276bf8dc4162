-- The rows of a list while a person edits it.

local refused = require("refused")

local log

before_each(function() log = {} end)

local function note(text) return function() log[#log + 1] = text end end

local function edited(list)
  local screen = host(NavigationStack { list:toolbar { ToolbarItem { EditButton() } } })
  screen:find("EditButton"):tap()
  return screen
end

describe("A row of a list that is edited", function()
  it("isn't swiped, by a verb or a finger", function()
    local screen = edited(List { Text("mail"):swipeActions { Button("Archive", note "archive") } })
    assert.equal(
      "Text \"mail\" can't be swiped while its list is edited: the EditButton ends that, and row:delete() "
        .. "deletes a row of a ForEach with onDelete (at navigationStack():list(1):text(1))",
      refused(function() screen:find { text = "mail" }:swipe("trailing") end))
    local frame = screen:find { text = "mail" }:frame()
    assert.matches("is edited", refused(function()
      screen:drag { x = 300, y = frame.y + 5, by = { x = -290, y = 0 } }
    end))
    assert.same({}, log)
  end)

  it("is swiped when that has ended", function()
    local screen = edited(List { Text("mail"):swipeActions { Button("Archive", note "archive") } })
    screen:find("EditButton"):tap()
    screen:find { text = "mail" }:swipe("trailing")
    screen:find { button = "Archive" }:tap()
    assert.same({ "archive" }, log)
  end)

  it("is chosen by a tap on its link, which leads on at other times", function()
    local chosen = State({})
    local screen = edited(List {
      selection = chosen, NavigationLink { "Milk", Text("white") }:tag("milk"),
      NavigationLink { "Tea", Text("green") }:tag("tea"),
    })
    screen:find { link = "Milk" }:tap()
    screen:find { text = "Tea" }:tap()
    assert.has_text(screen, "Milk")
    table.sort(chosen.value)
    assert.same({ "milk", "tea" }, chosen.value)
    screen:find { link = "Milk" }:tap()
    assert.same({ "tea" }, chosen.value)
    screen:find("EditButton"):tap()
    screen:find { link = "Milk" }:tap()
    assert.has_text(screen, "white")
  end)

  it("has a link that leads nowhere where no row can be chosen", function()
    local screen = edited(List { NavigationLink { "Milk", Text("white") } })
    assert.matches("NavigationLink \"Milk\" leads nowhere while its list is edited",
      refused(function() screen:find { link = "Milk" }:tap() end), 1, true)
    assert.has_no.text(screen, "white")
    screen:find("EditButton"):tap()
    screen:find { link = "Milk" }:tap()
    assert.has_text(screen, "white")
  end)

  it("says nothing of a link beside the list", function()
    local screen = edited(VStack { List { Text("Milk") }, NavigationLink { "About", Text("who we are") } })
    screen:find { link = "About" }:tap()
    assert.has_text(screen, "who we are")
  end)
end)

describe("A row whose swipe actions are shown", function()
  local function rows()
    local views = {}
    for number = 1, 40 do
      views[number] = Text("row " .. number):swipeActions { Button("Bin " .. number, note("bin " .. number)) }
    end
    return host(List(views))
  end

  it("closes them as one scrolls", function()
    local screen = rows()
    screen:find { text = "row 2" }:swipe("trailing")
    assert.has_text(screen, "Bin 2")
    screen:scroll { by = 40 }
    assert.has_no.text(screen, "Bin 2")
  end)

  it("keeps them until something is done", function()
    local screen = rows()
    screen:find { text = "row 2" }:swipe("trailing")
    clock:advance(10)
    screen:find { button = "Bin 2" }:tap()
    assert.same({ "bin 2" }, log)
  end)
end)
