describe("An image from an address", function()
  local address = "https://example.org/cat.png"
  local function shown(phase)
    if phase.image then return phase.image end
    return Text(phase.error or "loading")
  end

  it("shows the result of its loader", function()
    local loaded = State(nil)
    local cat = host(AsyncImage(address, shown):asyncImageLoader(function(url)
      assert.equal(address, url)
      return loaded.value
    end)):asyncImage()
    assert.equal("loading", cat:text():string())
    loaded.value = Image("cat")
    assert.equal("cat", cat:image():name())
    loaded.value = "no such cat"
    assert.equal("no such cat", cat:text():string())
  end)

  it("stays empty where nothing loads", function()
    local cat = host(AsyncImage{ address, scale = 2 }):asyncImage()
    assert.equal(0, #cat:findAll("Image"))
    assert.equal(address, cat:url())
    assert.equal(2, cat:scale())
  end)

  it("gives its content for a phase", function()
    local cat = host(AsyncImage(address, shown)):asyncImage()
    assert.equal("cat", cat:contentView(Image("cat")):image():name())
    assert.equal("no such cat", cat:contentView("no such cat"):text():string())
    assert.equal("loading", cat:contentView():text():string())
    assert.equal(1, #cat:findAll("Text"))
  end)

  it("names the expected arguments", function()
    local cat = host(AsyncImage(address, shown)):asyncImage()
    assert.error_matches(function() cat:contentView(5) end,
      "expected Image, message of a failure or nil, got integer 5")
    local broken = AsyncImage(address, shown):asyncImageLoader(function() return 5 end)
    assert.error_matches(function() host(broken):asyncImage():text() end, "got integer 5")
  end)
end)

describe("A view beside another", function()
  it("has an edge", function()
    local inset = host(Text("page"):safeAreaInset{ edge = "bottom", Text("bar"), spacing = 3 }):text():safeAreaInset()
    assert.equal("bar", inset:text():string())
    assert.equal("bottom", inset:edge())
    assert.equal(3, inset:spacing())
    assert.equal("container", inset:regions())
    assert.error_matches(function() Text("a"):safeAreaInset{ edge = "all", Text("b") } end, "expected one edge")
  end)
end)
