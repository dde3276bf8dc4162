-- Every form of find and findAll.

describe("find", function()
  local Row = View("Row", function(_, row)
    return HStack { Text(row.name):tag(row.name), Button("Open", function() end) }
  end)
  local screen

  before_each(function()
    screen = host(VStack {
      Text("Title"):id("title"):font("headline"),
      Group { Row { name = "ann" }, Row { name = "bob" }:id(2) },
      Toggle("Quiet", State(true)),
      Button("Close", function() end):tag(7),
      Text("Title"),
    })
  end)

  local function texts(elements)
    local list = {}
    for index, element in ipairs(elements) do list[index] = element:string() end
    return list
  end

  it("takes a text", function()
    assert.equal("bob", screen:find{ text = "bob" }:string())
    assert.equal(2, #screen:findAll{ text = "Title" })
  end)

  it("says how a view is looked for whose kind is taken for an option", function()
    assert.error_matches(function() screen:find{ textField = "Name" } end, "find has no option 'textField'; "
      .. 'write { type = "TextField" }, or { type = "TextField", containing = "…" } by its text; it takes: text, ',
      1, true)
  end)

  it("finds controls by their labels", function()
    assert.equal(7, screen:find{ button = "Close" }:tag())
    assert.is_true(screen:find{ toggle = "Quiet" }:isOn())
    assert.equal(2, #screen:findAll{ button = "Open" })
  end)

  it("takes an id and a tag", function()
    assert.equal(Font.headline, screen:find{ viewWithId = "title" }:font())
    assert.equal("Row", screen:find{ viewWithId = 2 }:kind())
    assert.equal("Button", screen:find{ viewWithTag = 7 }:kind())
    assert.equal("ann", screen:find{ viewWithTag = "ann" }:string())
  end)

  it("takes a kind", function()
    assert.equal("Title", screen:find("Text"):string())
    assert.equal("Title", screen:find{ type = "Text" }:string())
    assert.equal("Title", screen:find{ "Text" }:string())
    assert.same({ "Title", "ann", "Open", "bob", "Open", "Quiet", "Close", "Title" }, texts(screen:findAll("Text")))
  end)

  it("takes a view of ours by name and by definition", function()
    assert.equal("ann", screen:find("Row"):find("Text"):string())
    assert.equal("ann", screen:find(Row):find("Text"):string())
    assert.equal("ann", screen:find{ type = Row }:find("Text"):string())
    assert.equal(2, #screen:findAll(Row))
  end)

  it("takes a condition, with a kind or alone", function()
    local isBob = function(text) return text:string() == "bob" end
    assert.equal("bob", screen:find("Text", isBob):string())
    assert.equal("bob", screen:find("Text", { where = isBob }):string())
    assert.equal("bob", screen:find{ "Text", where = isBob }:string())
    assert.equal("bob", screen:find(isBob):string())
    assert.equal("bob", screen:find{ where = isBob }:string())
    assert.same({ "bob" }, texts(screen:findAll("Text", isBob)))
  end)

  it("takes a text inside the view", function()
    assert.equal(2, screen:find(Row, { containing = "bob" }):id())
    assert.equal(2, screen:find("Row", { containing = "bob" }):id())
    assert.equal(2, screen:find{ Row, containing = "bob" }:id())
    assert.equal("HStack", screen:find("HStack", { containing = "bob" }):kind())
  end)

  it("goes outward", function()
    local bob = screen:find{ text = "bob" }
    assert.equal(2, bob:find(Row, { relation = "parent" }):id())
    assert.equal(screen, bob:find("VStack", { relation = "parent" }))
    assert.error_matches(function() bob:find("ZStack", { relation = "parent" }) end,
      "^no ZStack; there are:\n  HStack at")
  end)

  it("goes level by level, or each branch to its end", function()
    assert.equal("Title", screen:find("Text", { traversal = "depthFirst" }):string())
    assert.equal("Title", screen:find("Text", { skipFound = 1 }):string())
    assert.equal("ann", screen:find("Text", { skipFound = 1, traversal = "depthFirst" }):string())
    assert.error_matches(function() screen:find{ text = "Title", skipFound = 2 } end,
      'no text "Title" after skipping 2', 1, true)
  end)

  it("starts below any element", function()
    local row = screen:find{ viewWithId = 2 }
    assert.same({ "bob", "Open" }, texts(row:findAll("Text")))
    assert.error_matches(function() row:find{ text = "ann" } end, 'no text "ann"; there are:\n  "bob" at', 1, true)
  end)

  it("lists the nearest when there is none", function()
    assert.error_matches(function() screen:find{ button = "Closed" } end,
      'no button "Closed"; there are:\n  "Close" at vStack():button(4)\n  "Open" at', 1, true)
    assert.error_matches(function() screen:find{ viewWithTag = "anna" } end,
      'no view with tag "anna"; there are:\n  "ann" at', 1, true)
  end)

  it("says that no kind has the name", function()
    assert.error_matches(function() screen:find("Buton") end,
      "no kind of view is called 'Buton' (did you mean 'Button'?)", 1, true)
    assert.error_matches(function() screen:findAll("Buton") end,
      "no kind of view is called 'Buton' (did you mean 'Button'?)", 1, true)
  end)

  it("lets a mistake in a condition through", function()
    assert.error_matches(function() screen:find("Text", function(text) return text.nothing end) end,
      "Text has no 'nothing'", 1, true)
    assert.error_matches(function() screen:findAll("Text", function() error("stop") end) end, "stop")
  end)

  it("counts an inapplicable condition as not met", function()
    assert.equal("Quiet", screen:find(function(view) return view:isOn() end):find("Text"):string())
    assert.equal(7, screen:find(function(view) return view:tag() == 7 end):tag())
  end)
end)
