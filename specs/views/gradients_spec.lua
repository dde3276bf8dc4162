describe("A gradient", function()
  it("goes through its colors evenly", function()
    local stops = Gradient{ colors = { "red", Color.green, "blue" } }.stops
    assert.equal(3, #stops)
    assert.equal(Color.green, stops[2].color)
    assert.equal(0.5, stops[2].location)
    assert.equal(Gradient{ stops = { Gradient.Stop("red", 0), Gradient.Stop("blue", 1) } },
      Gradient{ colors = { "red", "blue" } })
  end)

  it("is a view along a line", function()
    local gradient = host(LinearGradient{
      colors = { "red", "blue" }, startPoint = "top", endPoint = UnitPoint{ x = 0.5, y = 0.75 },
    }):linearGradient()
    assert.equal(Gradient{ colors = { "red", "blue" } }, gradient:gradient())
    assert.equal(UnitPoint.top, gradient:startPoint())
    assert.equal(0.75, gradient:endPoint().y)
  end)

  it("is a view around a point", function()
    local stack = host(HStack {
      RadialGradient{ gradient = Gradient{ colors = { "red" } }, center = "center", startRadius = 1, endRadius = 20 },
      AngularGradient{ colors = { "red", "blue" }, center = "leading", endAngle = Angle.degrees(90) },
      EllipticalGradient{ stops = { Gradient.Stop("red", 0) }, endRadiusFraction = 0.25 },
    }):hStack()
    assert.equal(20, stack:radialGradient(1):endRadius())
    assert.equal(UnitPoint.center, stack:radialGradient(1):center())
    assert.equal(Angle.zero, stack:angularGradient(2):startAngle())
    assert.equal(Angle.degrees(90), stack:angularGradient(2):endAngle())
    assert.equal(UnitPoint.center, stack:ellipticalGradient(3):center())
    assert.equal(0, stack:ellipticalGradient(3):startRadiusFraction())
    assert.equal(0.25, stack:ellipticalGradient(3):endRadiusFraction())
  end)

  it("fills a shape", function()
    local gradient = LinearGradient{ colors = { "red", "blue" }, startPoint = "leading", endPoint = "trailing" }
    local shape = host(Circle():fill(gradient)):shape()
    assert.equal(gradient, shape:fillShapeStyle())
    assert.equal(Material.thin, host(Circle():fill(Material.thin)):shape():fillShapeStyle())
  end)

  it("names the expected arguments", function()
    assert.error_matches(function() LinearGradient{ colors = { "rde" }, startPoint = "top", endPoint = "bottom" } end,
      "argument 'colors': expected Color")
    assert.error_matches(function() LinearGradient{ colors = { "red" }, startPoint = "top" } end,
      "'endPoint' is missing")
    assert.error_matches(function() UnitPoint("topLaeding") end, "expected UnitPoint %(\"topLeading\"")
    assert.error_matches(function() Gradient{ stops = { 5 } } end, "expected Gradient.Stop, got integer 5")
  end)
end)
