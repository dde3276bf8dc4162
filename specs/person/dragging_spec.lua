local refused = require("refused")

describe("A drag", function()
  local function board(accepts)
    local log = {}
    local screen = host(VStack {
      HStack { Text("card"), Image("leaf") }:draggable("Ann"),
      VStack { Text("bin") }:dropDestination(function(items)
        log[#log + 1] = items[1]
        return accepts
      end),
      Text("floor"),
    })
    return screen, log
  end

  it("hands over what is dragged by any view in it, to what is around the target", function()
    local screen, log = board(true)
    assert.is_true(screen:find { text = "card" }:dragTo(screen:find { text = "bin" }))
    assert.same({ "Ann" }, log)
  end)

  it("is not accepted where the target says so", function()
    local screen, log = board(false)
    assert.is_false(screen:find("HStack"):dragTo(screen:find { text = "bin" }))
    assert.same({ "Ann" }, log)
  end)

  it("is refused where nothing is dragged, or nothing takes it", function()
    local screen = board(true)
    assert.equal(
      "Text \"floor\" can't be dragged: neither it nor a view around it has draggable, onDrag or itemProvider "
        .. "(at vStack():text(3))",
      refused(function() screen:find { text = "floor" }:dragTo(screen:find { text = "bin" }) end))
    assert.equal(
      "HStack \"card\" can't be dropped on Text \"floor\": neither that nor a view around it has dropDestination or "
        .. "onDrop (at vStack():hStack(1))",
      refused(function() screen:find("HStack"):dragTo(screen:find { text = "floor" }) end))
    assert.error_matches(function() screen:find("HStack"):dragTo("bin") end, "takes the element to drop on")
  end)

  it("is refused on a view that doesn't respond", function()
    local screen = host(VStack {
      Text("card"):draggable("Ann"),
      Text("bin"):dropDestination(function() return true end):disabled(true),
    })
    assert.error_matches(
      function() screen:find { text = "card" }:dragTo(screen:find { text = "bin" }) end, "is disabled")
  end)

  it("goes between rows", function()
    local log = {}
    local screen = host(List {
      ForEach({ "Milk", "Tea" }, function(name) return Text(name):draggable(name) end)
        :onInsert({ "public.text" }, function(row, items) log[#log + 1] = items[1] .. " before " .. row end),
    })
    assert.is_true(screen:find { text = "Milk" }:dragTo(screen:find { text = "Tea" }))
    assert.same({ "Milk before 2" }, log)
  end)
end)
