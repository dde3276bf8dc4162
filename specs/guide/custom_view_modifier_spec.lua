-- Guide: Custom ViewModifier. A modifier of the app's, written in Swift, on a view of the app's.

describe("A custom modifier", function()
  local page, article, banner

  before_each(function()
    page = host(views.Page { message = "Closed today" })
    article = page:find("Article")
    banner = article:modifier("Banner")
  end)

  it("is reached from the view that it modifies", function()
    assert.equal("Closed today", banner:find("Text"):string())
    assert.equal("Article", banner:parent():kind())
  end)

  it("has a placeholder for its content, with its own modifiers", function()
    local content = banner:vStack():viewModifierContent(2)
    assert.same({ top = 0, leading = 16, bottom = 0, trailing = 16 }, content:padding())
    assert.equal("ViewModifierContent", content:kind())
  end)

  it("acts, and changes the environment of its content", function()
    assert.equal("Read the notice first.", article:text():string())
    banner:find { button = "Close" }:tap()
    assert.equal("Once upon a time…", article:text():string())
    assert.is_nil((banner:findAll("Button"))[1])
  end)

  it("is counted where there are several of a type", function()
    assert.error_matches(function() article:modifier("Banner", 2) end,
      "Article does not have 'Banner' modifier number 2", 1, true)
    assert.error_matches(function() article:modifier("Frame") end, "Article does not have 'Frame' modifier", 1, true)
  end)
end)
