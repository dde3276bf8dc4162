describe("A search field", function()
  it("is typed into, submitted, and left", function()
    local text, log = State(""), {}
    local screen = host(VStack { Text("found") }
      :searchable { text, prompt = "Find", placement = "toolbar", suggestions = Text("Milk"):searchCompletion("milk") }
      :onSubmit("search", function() log[#log + 1] = text.value end))
    local field = screen:vStack():searchable()
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
