local refused = require("refused")

describe("What a screen opens", function()
  it("is listed in order", function()
    local screen = host(Link { "Help", "https://example.com/help" })
    assert.same({}, screen.openedURLs)
    screen:link():tap()
    screen:link():tap()
    assert.same({ "https://example.com/help", "https://example.com/help" }, screen.openedURLs)
    assert.same({}, host(Text("another")).openedURLs)
  end)

  it("isn't what the spec's own action opens", function()
    local opened = {}
    local screen = host(Link { "Help", "https://example.com/help" }, {
      environment = { openURL = function(url) opened[#opened + 1] = url end },
    })
    screen:find("Link"):tap()
    assert.same({ "https://example.com/help" }, opened)
    assert.same({}, screen.openedURLs)
  end)

  it("is what that action leaves to the system", function()
    local screen = host(Link { "Help", "https://example.com/help" }, {
      environment = { openURL = function() return false end },
    })
    screen:find("Link"):tap()
    assert.same({ "https://example.com/help" }, screen.openedURLs)
  end)

  it("isn't known of a view that is only looked at", function()
    local view = inspect(Link { "Help", "https://example.com/help" })
    assert.equal("inspect(view) opens no URLs; host(view) keeps them in openedURLs",
      refused(function() return view.openedURLs end))
    assert.equal(
      "nothing opens https://example.com/help: no view around has .environment(\\.openURL, …) (at link())",
      refused(function() view:link():tap() end))
  end)

  it("isn't opened by a link that is disabled", function()
    local screen = host(Link { "Help", "https://example.com/help" }:disabled(true))
    assert.equal("Link is unresponsive: it is disabled (at link())", refused(function() screen:link():tap() end))
    assert.same({}, screen.openedURLs)
  end)
end)
