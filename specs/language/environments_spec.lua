-- What groups see of each other's globals and modules.

-- Each group is about what those before it have left.
randomize(false)

file_global = "file"

describe("A global of a group", function()
  randomize(false)
  group_global = "group"
  setup(function() of_setup = 1 end)
  before_each(function() counted = (counted or 0) + 1 end)

  it("is seen inside, with those of hooks", function()
    mine = true
    assert.same({ "file", "group", 1, 1 }, { file_global, group_global, of_setup, counted })
  end)

  it("stays there, other than a spec's", function()
    assert.equal(2, counted)
    assert.is_nil(mine)
  end)
end)

describe("Next to it", function()
  it("it is gone", function()
    assert.is_nil(group_global)
    assert.is_nil(of_setup)
  end)
end)

insulate("An insulated group", function()
  _G.in_g = 1
  package.loaded["a module"] = { 1 }

  it("can change everything", function()
    assert.equal(1, in_g)
    assert.same({ 1 }, require("a module"))
  end)
end)

describe("After an insulated group", function()
  it("nothing is changed", function()
    assert.is_nil(in_g)
    assert.is_nil(package.loaded["a module"])
  end)
end)

expose("An exposed group", function()
  exposed_global = "seen"
  it("has globals", function() assert.equal("seen", exposed_global) end)
end)

insulate("An exposed group in an insulated one", function()
  randomize(false)
  expose("exposes", function()
    _G.kept = 1
    it("is defined", function() assert.equal(1, kept) end)
  end)

  it("is seen in it", function() assert.equal(1, kept) end)
end)

describe("After an exposed group", function()
  it("its globals are seen", function() assert.equal("seen", exposed_global) end)
end)
