local refused = require("refused")

describe("A list", function()
  it("is refreshed, and the time goes on until that is done", function()
    local screen = host(views.NoteList { notes = {} })
    screen:find("List"):refresh()
    assert.has_text(screen, "Up to date")
    assert.equal(2, clock:elapsed())
  end)

  it("can be looked at while it is refreshed", function()
    local screen = host(views.NoteList { notes = {} })
    screen:find("List"):callRefreshable()
    assert.has_no.text(screen, "Up to date")
    clock:advance(2)
    assert.has_text(screen, "Up to date")
  end)

  it("can't be refreshed where nothing does it", function()
    local screen = host(List { Text("a") })
    assert.equal("List does not have 'refreshable' modifier (at list())",
      refused(function() screen:list():refresh() end))
  end)

  it("can't be refreshed while it is disabled", function()
    local screen = host(List { Text("a") }:refreshable(function() end):disabled(true))
    assert.equal("List is unresponsive: it is disabled (at list())", refused(function() screen:list():refresh() end))
  end)
end)
