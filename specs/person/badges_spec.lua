-- Badges, which rows, tabs and menus show, and nothing else.

local refused = require("refused")

local function noop() end

describe("A badge", function()
  it("is read in a row of a list or a form", function()
    assert.has_text(host(List { Text("Inbox"):badge(3) }), "3")
    assert.has_text(host(Form { Section { Text("Inbox"):badge("new") } }), "new")
    assert.has_text(host(NavigationStack { List { NavigationLink { "Inbox", Text("mail") }:badge(3) } }), "3")
  end)

  it("is read on a tab, whether it is selected or not", function()
    local screen = host(TabView {
      Text("all mail"):badge(3):tabItem(Text("Inbox")), Text("what I wrote"):badge(4):tabItem(Text("Sent")),
      Tab { "Bin", Text("nothing") }:badge(5),
    })
    assert.has_text(screen, "3")
    assert.has_text(screen, "4")
    assert.has_text(screen, "5")
  end)

  it("is read in an open menu", function()
    local screen = host(Menu { "More", Button("Unread", noop):badge(3) })
    assert.has_no.text(screen, "3")
    screen:find("Menu"):open()
    assert.has_text(screen, "3")
  end)

  it("isn't there anywhere else", function()
    local screen = host(VStack { Text("Inbox"):badge(3) })
    assert.has_no.text(screen, "3")
    assert.has_text(screen, "Inbox")
    assert.matches("a badge of Text outside of a row, a tab and a menu",
      refused(function() screen:find { text = "3" } end), 1, true)
    assert.has_no.text(host(TabView { VStack { Text("all mail"):badge(3) }:tabItem(Text("Inbox")) }), "3")
  end)

  it("of a row isn't one of the page that the row leads to", function()
    local screen = host(NavigationStack { List { NavigationLink { "Inbox", Text("mail"):badge(3) } } })
    screen:find { link = "Inbox" }:tap()
    assert.has_text(screen, "mail")
    assert.has_no.text(screen, "3")
  end)

  it("of zero is none", function()
    assert.has_no.text(host(List { Text("Inbox"):badge(0) }), "0")
  end)
end)
