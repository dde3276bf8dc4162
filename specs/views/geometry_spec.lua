describe("A geometry reader", function()
  it("tells its content how much room there is", function()
    local function label(size) return Text(size.width .. " x " .. size.height) end
    assert.equal("393 x 759", host(GeometryReader(label)):geometryReader():text():string())
    local framed = host(VStack { GeometryReader(label) }:frame{ width = 100 })
    assert.equal("100 x 759", framed:find("Text"):string())
  end)
end)

describe("A scroll view reader", function()
  it("notes where its content scrolls to", function()
    local reader = host(ScrollViewReader(function(proxy)
      return ScrollView {
        Button{ "End", action = function() proxy:scrollTo("last", "bottom") end },
        Button{ "Start", action = function() proxy:scrollTo(1) end },
        Text("last"):id("last"),
      }
    end)):scrollViewReader()
    assert.same({}, reader:scrollTargets())
    reader:find("Button", { containing = "End" }):tap()
    reader:find("Button", { containing = "Start" }):tap()
    local targets = reader:scrollTargets()
    assert.equal("last", targets[1].id)
    assert.equal(UnitPoint.bottom, targets[1].anchor)
    assert.equal(1, targets[2].id)
    assert.is_nil(targets[2].anchor)
  end)
end)
