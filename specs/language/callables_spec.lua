-- Whatever can be called is a function: spies, stubs, tables with `__call`, views that a script defined.

describe("a spy", function()
  it("is the action of a button", function()
    local tapped = spy.new(function() end)
    local screen = host(Button("Save", tapped))
    screen:find { button = "Save" }:tap()
    assert.spy(tapped).was.called(1)
    assert.spy(tapped).was.called_with()
  end)

  it("is an argument by name", function()
    local tapped = spy.new(function() end)
    host(Button { "Save", action = tapped }):find { button = "Save" }:tap()
    assert.spy(tapped).was.called(1)
  end)

  it("is a callback of a modifier", function()
    local tapped, appeared, submitted = spy.new(), spy.new(), spy.new()
    local screen = host(VStack {
      Text("Tap me"):onTapGesture(tapped):onAppear(appeared),
      TextField("Name", State("")):onSubmit(submitted),
    })
    screen:find { text = "Tap me" }:tap()
    screen:find("TextField"):submit()
    assert.spy(tapped).was.called(1)
    assert.spy(appeared).was.called(1)
    assert.spy(submitted).was.called(1)
  end)

  it("is a callback of a gesture", function()
    local ended = spy.new()
    host(Text("Tap me"):gesture(TapGesture { onEnded = ended })):find("Text"):tap()
    assert.spy(ended).was.called(1)
  end)

  it("is the function of a binding", function()
    local set = spy.new()
    local screen = host(Toggle("Wi-Fi", Binding(spy.new(function() return false end), set)))
    screen:find("Toggle"):tap()
    assert.spy(set).was.called_with(true)
  end)

  it("makes the content of a ForEach", function()
    local row = spy.new(function(item) return Text(item) end)
    local screen = host(List { ForEach({ "Basil", "Fern" }, row) })
    assert.has_text(screen, "Fern")
    assert.spy(row).was.called_with("Basil", 1)
  end)

  it("is the condition of a search", function()
    local wanted = spy.new(function(view) return view:string() == "b" end)
    local screen = host(VStack { Text("a"), Text("b") })
    assert.equal("b", screen:find("Text", wanted):string())
    assert.equal(1, #screen:findAll { type = "Text", where = wanted })
    assert.equal("b", screen:find(wanted):string())
  end)

  it("is waited for", function()
    local done = spy.new(function() return true end)
    assert.is_true(wait_until(done))
    assert.eventually(done)
    assert.spy(done).was.called(2)
  end)

  it("is the body of a view", function()
    local body = spy.new(function(_, word) return Text(word) end)
    assert.equal("hello", host(View("Greeting", body)("hello")):find("Text"):string())
    assert.spy(body).was.called(1)
  end)
end)

describe("a stub", function()
  it("is the action of a button", function()
    local service = { save = function() error("not in a spec") end }
    local save = stub(service, "save")
    host(Button("Save", service.save)):find("Button"):tap()
    assert.stub(save).was.called(1)
  end)

  it("stays what it is where a table is kept", function()
    local kept = spy.new()
    assert.equal(kept, State(kept).value)
  end)
end)

describe("a mock", function()
  it("has functions for callbacks", function()
    local delegate = mock { saved = function() end }
    host(Button("Save", delegate.saved)):find("Button"):tap()
    assert.spy(delegate.saved).was.called(1)
  end)
end)

describe("a table with __call", function()
  local calls = 0
  local counter = setmetatable({ name = "counter" }, { __call = function(self) calls = calls + 1 return self.name end })

  it("is an action", function()
    host(Button("Count", counter)):find("Button"):tap()
    assert.equal(1, calls)
  end)

  it("is a table where a table is taken", function()
    local items = setmetatable({ "Basil", "Fern" }, { __call = function() error("not to be called") end })
    local screen = host(List { ForEach(items, function(item) return Text(item) end) })
    assert.has_text(screen, "Fern")
  end)

  it("is refused where it can't be called", function()
    assert.error_matches(function() Button("Count", setmetatable({}, {})) end, "expected function")
  end)

  describe("defines a group", setmetatable({}, { __call = function()
    it("with a spec", setmetatable({}, { __call = function() assert.is_true(true) end }))
    before_each(setmetatable({}, { __call = function() end }))
    it("that ends with a spy", function() finally(spy.new()) end)
  end }))
end)

describe("a view that a script defined", function()
  local Row = View("Row", function(_, item) return Text("Row " .. tostring(item)) end)

  it("makes the content of a ForEach", function()
    assert.has_text(host(List { ForEach({ "Basil" }, Row) }), "Row Basil")
  end)

  it("is named in the message where a view is wanted", function()
    assert.error_matches(function() VStack { Row } end, "Row%(%)")
  end)
end)
