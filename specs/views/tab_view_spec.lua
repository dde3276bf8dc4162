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
