-- Pictures of what nobody should draw: each is made, or refused with the reason.

local function draws(view, options)
  local screen = host(view, options)
  local svg = screen:picture()
  assert.falsy(svg:find("[%z\1-\9\11-\31]"))
  assert.falsy(svg:find("\u{202E}", 1, true))
  assert.falsy(svg:find('="[^"]*nan') or svg:find('="[^"]*inf'))
  assert.equal(svg, screen:picture())
  return svg
end

describe("A picture of", function()
  it("a text with markup, control characters and signs of direction is that of a text", function()
    local svg = draws(Text("<script>&amp;\"'\0\1\27[31m\u{202E}abc\u{2066}"))
    assert.truthy(svg:find("&lt;script&gt;", 1, true))
    assert.falsy(svg:find("<script", 1, true))
  end)

  it("thousands of views has those in sight", function()
    local views = {}
    for index = 1, 400 do views[index] = Text("row " .. index) end
    assert.truthy(#draws(ScrollView { VStack(views) }) < 100000)
  end)

  it("places, sizes and scales that are huge is a picture", function()
    draws(Text("a"):offset { x = 1e308, y = -1e308 })
    draws(Text("a"):scaleEffect(1e200))
    draws(Text("a"):font(Font.system { size = 2 ^ 63 }))
    draws(Capsule():shadow { radius = 1e15, x = 100000 })
  end)

  it("places that aren't finite is refused", function()
    assert.error_matches(
      function() host(Text("a"):offset { x = 0 / 0, y = 0 }):picture() end, "the screen can't be laid out", 1, true)
  end)

  it("a page of infinite height in a list is refused", function()
    local page = NavigationStack { Text("a"):frame { height = 1 / 0 } }
    assert.error_matches(
      function() host(List { page }):picture() end, "List places NavigationStack at 32.0, inf", 1, true)
  end)

  it("a screen of 100,000 points is refused", function()
    assert.error_matches(
      function() host(Text("a"), { screen = { width = 100000, height = 100000 } }):picture() end,
      "a picture has sides of at most 20000 points; the screen has 100000 by 100000", 1, true)
  end)

  it("any name that is a file in the folder is written, and no other", function()
    local screen = host(Text("a"), { screen = { width = 20, height = 10 } })
    for _, name in ipairs { "../a.svg", "/a.svg", "specs/views/none/a.svg", "a\0.svg", "", ".svg/", "a.gif" } do
      assert.has_error(function() screen:picture(name) end)
    end
  end)
end)
