describe("A search field", function()
  it("is typed into, submitted, and left", function()
    local text, log = State(""), {}
    local screen = host(NavigationStack { VStack { Text("found") }
      :searchable { text, prompt = "Find", placement = "toolbar", suggestions = Text("Milk"):searchCompletion("milk") }
      :onSubmit("search", function() log[#log + 1] = text.value end) })
    local field = screen:find("VStack"):searchable()
    assert.equal("Find", field:prompt():string())
    assert.equal("toolbar", field:placement())
    field:setInput("mi")
    assert.equal("mi", text.value)
    field:text(1):callSearchCompletion()
    field:submit()
    assert.same({ "milk" }, log)
    field:dismiss()
    assert.equal("", field:input())
  end)

  it("of a Swift view filters its list", function()
    local screen = host(views.NoteList { notes = { "Bread", "Milk tea" } })
    screen:find("List"):searchable():setInput("tea")
    assert.is_nil((pcall(function() screen:find { text = "Bread" } end)) and true or nil)
    assert.is_not_nil(screen:find { text = "Milk tea" })
  end)

  it("lets fields submit to those around", function()
    local log = {}
    local screen = host(VStack {
      TextField("A", State("")):onSubmit(function() log[#log + 1] = "own" end),
      VStack { TextField("B", State("")) }:submitScope(),
    }:onSubmit(function() log[#log + 1] = "around" end))
    screen:find { "TextField", containing = "A" }:callOnCommit()
    assert.same({ "own", "around" }, log)
    assert.error_matches(function() screen:find { "TextField", containing = "B" }:callOnCommit() end, "onCommit")
    screen:find { "TextField", containing = "A" }:callOnSubmit()
    assert.equal(3, #log)
  end)
end)

describe("A search with scopes and suggestions", function()
  it("shows them while a person searches, and writes what is chosen", function()
    local text, scope = State(""), State("all")
    local screen = host(NavigationStack { VStack { Text("found") }
      :searchable(text)
      :searchScopes { Text("All"):tag("all"), Text("Mine"):tag("mine"), scope = scope }
      :searchSuggestions { Text("Milk"):searchCompletion("milk") } })
    local stack = screen:find("VStack")
    assert.has_no.text(screen, "Mine")
    assert.error_matches(function() stack:searchScopes():select("Mine") end, "isn't active")
    stack:searchable():activate()
    assert.has_text(screen, "Mine")
    stack:searchScopes():select("Mine")
    assert.equal("mine", scope.value)
    assert.equal("mine", stack:searchScopes():selectedValue())
    screen:find { text = "Milk" }:callSearchCompletion()
    assert.equal("milk", text.value)
  end)

  it("shows scopes from the first letter where they wait for one", function()
    local text = State("")
    local screen = host(NavigationStack { VStack { Text("found") }
      :searchable(text)
      :searchScopes { Text("All"):tag("all"), scope = State("all"), activation = "onTextEntry" } })
    local field = screen:find("VStack"):searchable()
    field:activate()
    assert.has_no.text(screen, "All")
    field:type("t")
    assert.has_text(screen, "All")
  end)
end)
