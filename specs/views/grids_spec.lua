describe("A grid", function()
  it("has rows with cells", function()
    local grid = host(Grid{
      GridRow{ Text("a"), Text("b"), alignment = "top" }, Divider(), alignment = "leading", horizontalSpacing = 4,
    }):grid()
    assert.equal("leading", grid:alignment())
    assert.equal(4, grid:horizontalSpacing())
    local vertical = grid:verticalSpacing()
    assert.is_nil(vertical)
    assert.equal("top", grid:gridRow(1):alignment())
    assert.equal("b", grid:gridRow(1):text(2):string())
    assert.equal("grid():gridRow(1):text(2)",
      grid:find("Text", function(text) return text:string() == "b" end):pathToRoot())
  end)

  it("is filled along its columns or rows", function()
    local column = GridItem.flexible{ minimum = 20, spacing = 3 }
    local grid = host(LazyVGrid{ columns = { column, GridItem.fixed(9) }, pinnedViews = "sectionHeaders",
      Text("a"), Text("b") }):lazyVGrid()
    assert.equal(2, #grid:columns())
    assert.equal(column, grid:columns()[1])
    assert.equal(3, grid:columns()[1].spacing)
    assert.equal("sectionHeaders", grid:pinnedViews())
    assert.equal("center", grid:alignment())
    assert.equal("b", grid:text(2):string())
    local rows = host(LazyHGrid{ rows = { GridItem.adaptive(5) }, spacing = 1, Text("a") }):lazyHGrid()
    assert.equal(GridItem.adaptive{ minimum = 5 }, rows:rows()[1])
    assert.equal(1, rows:spacing())
  end)

  it("names the expected arguments", function()
    assert.error_matches(function() LazyVGrid{ Text("a") } end,
      "argument 'columns' is missing: expected list of GridItem")
    assert.error_matches(function() LazyVGrid{ columns = { 5 } } end, "expected GridItem, got integer 5")
    assert.error_matches(function() host(Grid{ Text("a") }):grid():gridRow(1) end, "expected GridRow, found Text")
  end)
end)

describe("Views that share room", function()
  it("hold their views in order", function()
    assert.equal("b", host(HSplitView{ Text("a"), Text("b") }):hSplitView():text(2):string())
    assert.equal("a", host(VSplitView{ Text("a"), Text("b") }):vSplitView():text(1):string())
    local fitting = host(ViewThatFits{ Text("wide"), Text("narrow"), axes = "horizontal" }):viewThatFits()
    assert.equal("narrow", fitting:text(2):string())
    assert.equal("horizontal", fitting:axes())
  end)
end)
