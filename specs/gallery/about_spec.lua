describe("What an app is about", function()
  local screen

  before_each(function() screen = host(views.AboutScreen(), { screen = "iPhone 15" }) end)

  it("is in the language of the segment that is tapped", function()
    screen:find { text = "Greek" }:tap()
    assert.contains_text(screen, "in greek")
  end)

  it("is in the font of the row that is tapped", function()
    screen:find { text = "Newsreader" }:tap()
    assert.contains_text(screen, "chose Newsreader")
    local inter = screen:find { text = "Inter" }:frame()
    screen:tap { x = 300, y = inter.y + inter.height / 2 }
    assert.contains_text(screen, "chose Inter")
  end)

  it("has links in its texts", function()
    screen:find { link = "terms" }:tap()
    assert.contains_text(screen, "Opened https://example.com/terms")
    screen:find { link = "us" }:tap()
    assert.contains_text(screen, "Opened mailto:us@example.com")
  end)

  it("thanks, until a person says OK", function()
    screen:find { button = "Thank us" }:tap()
    screen:find { button = "OK" }:tap()
    assert.has_no.text(screen, "You're welcome")
  end)
end)
