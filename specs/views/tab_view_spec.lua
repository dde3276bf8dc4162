describe("A tab view", function()
  local function tabs(selection)
    return host(TabView{
      Text("at home"):tag("home"):tabItem(Label{ "Home", systemImage = "house" }),
      Text("all new"):tag("news"):tabItem(Text("News")),
      selection = selection,
    }):tabView()
  end

  it("has screens with tabs", function()
    local view = tabs(nil)
    assert.equal("all new", view:text(2):string())
    assert.equal("News", view:text(2):tabItem():text():string())
    assert.equal("house", view:text(1):tabItem():label():icon():image():name())
  end)

  it("receives the chosen tab", function()
    local selection = State("home")
    local view = tabs(selection)
    assert.equal("home", view:selectedValue())
    view:select("news")
    assert.equal("news", selection.value)
    assert.error_matches(function() view:select("mail") end, 'its options are "home" %("Home"%), "news" %("News"%)')
  end)

  it("keeps the chosen tab itself without a selection", function()
    local view = tabs(nil)
    view:select("News")
    assert.has_text(view, "all new")
    view:select("home")
    assert.has_text(view, "at home")
  end)
end)

describe("A tab view of tabs", function()
  local function tabs(selection)
    return host(TabView{
      Tab{ Label{ "Home", systemImage = "house" }, Text("at home"), value = "home" },
      TabSection{
        Tab{ "News", Text("all new"), value = "news" }:badge(2),
        Tab{ "Mail", Text("a letter"), value = "mail" }:selectionDisabled(),
        header = "More",
      },
      selection = selection,
    }):tabView()
  end

  it("shows the chosen screen, the labels, badges and headers", function()
    local view = tabs(State("home"))
    assert.has_text(view, "at home")
    assert.has_text(view, "News")
    assert.has_text(view, "2")
    assert.has_text(view, "More")
    assert.has_no.text(view, "all new")
    assert.equal("News", view:tabSection(2):tab(1):labelView():text():string())
  end)

  it("writes the value of the tab that is chosen", function()
    local selection = State("home")
    local view = tabs(selection)
    view:select("News")
    assert.equal("news", selection.value)
    assert.has_text(view, "all new")
    view:select("home")
    assert.equal("home", selection.value)
    assert.error_matches(function() view:select("Mail") end, "can't be selected: it has selectionDisabled")
  end)

  it("keeps the chosen tab itself without a selection", function()
    local view = host(TabView{ Tab{ "One", Text("first") }, Tab{ "Two", Text("second") } }):tabView()
    assert.has_text(view, "first")
    view:select("Two")
    assert.has_text(view, "second")
    assert.has_no.text(view, "first")
  end)
end)
