-- What a view contains, as a list: `#`, `[index]`, `ipairs`; and the way back, `parent`.

describe("The children of a view", function()
  local function stack(...)
    return host(VStack { ... })
  end

  it("are counted", function()
    assert.equal(3, #stack(Text("a"), Spacer(), Text("b")))
    assert.equal(0, #stack())
    assert.equal(0, #host(Text("a")))
  end)

  it("are reached by index, from 1", function()
    local screen = stack(Text("a"), Spacer(), Text("b"))
    assert.equal("a", screen[1]:string())
    assert.equal("Spacer", screen[2]:kind())
    assert.equal("b", screen:text(3):string())
  end)

  it("end with nil", function()
    local screen = stack(Text("a"))
    assert.is_nil(screen[2])
    assert.is_nil(screen[0])
    assert.is_nil(screen[-1])
  end)

  it("are gone through in order", function()
    local seen = {}
    for index, child in ipairs(stack("a", "b", "c")) do seen[#seen + 1] = index .. child:string() end
    assert.same({ "1a", "2b", "3c" }, seen)
  end)

  it("lead back to the view", function()
    local screen = stack(HStack { Text("a") })
    assert.equal(screen, screen[1]:parent())
    assert.equal(screen, screen:find("Text"):parent():parent())
    assert.error_matches(function() screen:parent() end, "VStack does not have parent")
  end)

  it("are views, texts, and lists of them", function()
    local screen = host(VStack { "a", { Text("b"), { "c" } }, Text("d") })
    assert.equal(4, #screen)
    assert.equal("c", screen:text(3):string())
  end)

  it("keep the positions of absent children", function()
    local function content(isLong)
      return host(VStack { Text("a"), isLong and Text("b"), isLong or nil and Text("c"), Text("d") })
    end
    assert.equal("d", content(false):text(4):string())
    assert.is_true(content(false)[2]:isAbsent())
  end)

  it("ask for an index where there may be several", function()
    local screen = stack(Text("a"), Text("b"))
    assert.error_matches(function() screen:text() end,
      "VStack may contain several views: give an index, as in :text(1)", 1, true)
    local tree = inspect(VStack { Text("a") })
    assert.error_matches(function() tree:text() end,
      "VStack may contain several views: give an index, as in :text(1)", 1, true)
  end)

  it("report an invalid index", function()
    local screen = stack(Text("a"), Spacer())
    assert.error_matches(function() screen:text(3) end, "VStack has no child 3; it has 2 (at vStack())", 1, true)
    assert.error_matches(function() screen:text(2) end, "expected Text, found Spacer (at vStack():spacer(2))", 1, true)
    for _, index in ipairs { 0, -1, math.mininteger, -2^63 } do
      local message = ("there is no index %d: Lua counts from 1"):format(index)
      assert.error_matches(function() screen:text(index) end, "text: " .. message, 1, true)
      assert.error_matches(function() screen:view("Row", index) end, "view: " .. message, 1, true)
      assert.error_matches(function() screen:modifier("Row", index) end, "modifier: " .. message, 1, true)
      assert.error_matches(function() screen:hStack(index) end, "hStack: " .. message, 1, true)
      assert.is_nil(screen[math.tointeger(index)])
    end
  end)
end)

describe("A list of views", function()
  local function numbers(list)
    local rows = ForEach(list, function(item, index) return Text(index .. ":" .. tostring(item)) end)
    return host(VStack { rows }):forEach(1)
  end

  it("has a view for each element", function()
    local list = numbers { "a", "b" }
    assert.equal(2, #list)
    assert.equal("2:b", list:text(2):string())
    assert.equal(0, #numbers {})
  end)

  it("identifies tables by their id, so that state goes with them", function()
    local Row = View("StatefulRow", function(self, row)
      local taps = self:state("taps", 0)
      return Button(row.name .. " " .. taps.value, function() taps.value = taps.value + 1 end)
    end)
    local rows = State { { id = 1, name = "a" }, { id = 2, name = "b" } }
    local Table = View("Table", function()
      return ForEach(rows.value, function(row) return Row { name = row.name } end)
    end)
    local screen = host(Table())
    screen:find("Button", { containing = "b 0" }):tap()
    rows.value = { { id = 2, name = "b" }, { id = 3, name = "c" }, { id = 1, name = "a" } }
    local titles = {}
    for _, text in ipairs(screen:findAll("Text")) do titles[#titles + 1] = text:string() end
    assert.same({ "b 1", "c 0", "a 0" }, titles)
  end)

  it("takes a table that contains itself", function()
    local cyclic = { name = "loop" }
    cyclic.own = cyclic
    local list = host(ForEach({ cyclic }, function(item) return Text(item.own.own.name) end))
    assert.equal("loop", list:text(1):string())
  end)
end)
