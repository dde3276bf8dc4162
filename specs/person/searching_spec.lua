local refused = require("refused")

describe("A search", function()
  it("is typed letter by letter", function()
    local text, seen = State(""), {}
    local view = View("Searched", function()
      return List { Text(text.value) }:searchable { text }:onChange(text.value, function()
        table.insert(seen, text.value)
      end)
    end)
    local search = host(NavigationStack { view() }):find("List"):searchable()
    search:type("tea")
    assert.same({ "t", "te", "tea" }, seen)
    search:type("s")
    assert.equal("teas", search:input())
  end)

  it("can't be typed into while it is disabled", function()
    local search = host(List { Text("a") }:searchable { State("") }:disabled(true)):list():searchable()
    assert.equal(
      "Searchable is unresponsive: its parent List is disabled (at list():searchable())",
      refused(function() search:type("tea") end))
  end)

  it("has suggestions, of which a tap chooses one", function()
    local text = State("")
    local screen = host(NavigationStack {
      List { Text("x") }:searchable {
        text, suggestions = VStack { Text("Tea"):searchCompletion("green tea"), Text("Coffee") },
      },
    })
    local search = screen:find("List"):searchable()
    assert.has_no.text(screen, "Tea")
    search:activate()
    screen:find { text = "Tea" }:tap()
    assert.equal("green tea", text.value)
    assert.matches("no gestures", refused(function() screen:find { text = "Coffee" }:tap() end))
  end)

  it("has suggestions and scopes beside the field, of which a tap chooses one", function()
    local text, scope = State(""), State("all")
    local screen = host(NavigationStack {
      List { Text("x") }:searchable(text)
        :searchSuggestions { Text("Tea"):searchCompletion("green tea"), Text("Coffee") }
        :searchScopes { Text("All"):tag("all"), Text("Mine"):tag("mine"), scope = scope },
    })
    assert.matches("isn't active", refused(function() screen:find { text = "Tea" } end))
    screen:find("List"):searchable():activate()
    screen:find { text = "Tea" }:tap()
    assert.equal("green tea", text.value)
    assert.matches("no gestures", refused(function() screen:find { text = "Coffee" }:tap() end))
    screen:find { text = "Mine" }:tap()
    assert.equal("mine", scope.value)
    screen:find { button = "Cancel" }:tap()
    assert.has_no.text(screen, "Mine")
  end)
end)
