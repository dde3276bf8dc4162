describe("An outline", function()
  local tree = {
    { id = "fruit", children = { { id = "apple" }, { id = "pear", children = { { id = "seed" } } } } },
    { id = "salt" },
  }

  it("opens from element to element", function()
    local outline = host(OutlineGroup(tree, function(element) return Text(element.id) end)):outlineGroup()
    assert.equal("salt", outline:text(2):string())
    assert.equal(2, #outline:findAll("Text"))
    local fruit = outline:find("DisclosureGroup")
    assert.equal("fruit", fruit:labelView():text():string())
    fruit:expand()
    assert.equal("apple", fruit:outlineGroup(1):text(1):string())
    assert.equal(4, #outline:findAll("Text"))
  end)

  it("describes its data and its elements", function()
    local outline = host(OutlineGroup(tree, function(element) return Text(element.id) end)):outlineGroup()
    assert.equal(tree, outline:sourceData())
    assert.equal("seed", outline:leaf{ element = { id = "seed" } }:text():string())
  end)

  it("names the expected arguments", function()
    assert.error_matches(function() OutlineGroup(5, function() end) end,
      "argument 'data': expected list, got integer 5")
  end)
end)
