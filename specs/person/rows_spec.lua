local refused = require("refused")

-- A list of items that remembers what was done to it, as SwiftUI tells it: offsets from 1 in Lua.
local function list(change)
  local log, items = {}, State { "Milk", "Bread", "Tea" }
  local rows = View("Rows", function()
    return List {
      ForEach(items.value, function(name) return HStack { Text(name), Text("1 pc") } end)
        :onDelete(function(indices)
          table.insert(log, "delete " .. table.concat(indices, ","))
          local left = {}
          for index, name in ipairs(items.value) do
            if index ~= indices[1] then left[#left + 1] = name end
          end
          items.value = left
        end)
        :onMove(function(indices, offset)
          table.insert(log, "move " .. table.concat(indices, ",") .. " before " .. offset)
        end),
    }
  end)
  local view = rows()
  return host(change and change(view) or view), log
end

describe("A row", function()
  it("is deleted by any view in it", function()
    local screen, log = list()
    screen:find { text = "Bread" }:delete()
    assert.same({ "delete 2" }, log)
    assert.has_no.text(screen, "Bread")
    screen:find("HStack"):delete()
    assert.same({ "delete 2", "delete 1" }, log)
  end)

  it("is moved to the place that it has afterwards", function()
    local screen, log = list()
    screen:find { text = "Milk" }:move(3)
    screen:find { text = "Milk" }:move(2)
    screen:find { text = "Tea" }:move(1)
    screen:find { text = "Tea" }:move(3)
    assert.same({ "move 1 before 4", "move 1 before 3", "move 3 before 1" }, log)
  end)

  it("can't be deleted or moved where nothing takes it", function()
    local screen = host(List { ForEach({ "Milk" }, function(name) return Text(name) end) })
    assert.equal(
      "Text \"Milk\" can't be deleted: its ForEach has no onDelete (at list():forEach(1):text(1))",
      refused(function() screen:find("Text"):delete() end))
    assert.equal(
      "Text \"Milk\" can't be moved: its ForEach has no onMove (at list():forEach(1):text(1))",
      refused(function() screen:find("Text"):move(1) end))
    assert.equal(
      "Text \"Hi\" can't be deleted: it is in no row that a ForEach makes (at text())",
      refused(function() host(Text("Hi")):text():delete() end))
  end)

  it("can't be deleted outside of a list", function()
    local screen = host(VStack {
      ForEach({ "Milk" }, function(name) return Text(name) end):onDelete(function() end),
    })
    assert.equal(
      "Text \"Milk\" can't be deleted: a person can do that in a List or a Form, and it is in neither "
        .. "(at vStack():forEach(1):text(1))",
      refused(function() screen:find("Text"):delete() end))
  end)

  it("can't be deleted or moved where a modifier rules it out", function()
    local screen = host(List {
      ForEach({ "Milk", "Tea" }, function(name)
        return Text(name):deleteDisabled(name == "Milk"):moveDisabled(name == "Milk")
      end):onDelete(function() end):onMove(function() end),
    })
    screen:find { text = "Tea" }:delete()
    screen:find { text = "Tea" }:move(1)
    assert.equal(
      "Text \"Milk\" can't be deleted: it has deleteDisabled (at list():forEach(1):text(1))",
      refused(function() screen:find { text = "Milk" }:delete() end))
    assert.equal(
      "Text \"Milk\" can't be moved: it has moveDisabled (at list():forEach(1):text(1))",
      refused(function() screen:find { text = "Milk" }:move(2) end))
  end)

  it("can't be moved past the last one", function()
    local screen = list()
    assert.equal(
      "HStack \"Tea\" can't become row 4 of 3 (at view(\"Rows\"):list():forEach(1):hStack(3):text(1))",
      refused(function() screen:find { text = "Tea" }:move(4) end))
    assert.equal(
      "Text:move: there is no index 0: Lua counts from 1",
      refused(function() screen:find { text = "Tea" }:move(0) end))
  end)

  it("can't be deleted while the list is disabled", function()
    local screen = list(function(view) return view:disabled(true) end)
    assert.equal(
      "Text is unresponsive: its parent Rows is disabled (at view(\"Rows\"):list():forEach(1):hStack(3):text(1))",
      refused(function() screen:find { text = "Tea" }:delete() end))
  end)
end)

describe("The calls of onDelete and onMove", function()
  it("take positions one by one or as a list", function()
    local log = {}
    local rows = host(ForEach({ "a", "b", "c" }, function(name) return Text(name) end)
      :onDelete(function(indices) table.insert(log, "delete " .. table.concat(indices, ",")) end)
      :onMove(function(indices, offset)
        table.insert(log, "move " .. table.concat(indices, ",") .. " before " .. offset)
      end)):forEach()
    rows:callOnDelete { 1 }
    rows:callOnDelete { 1, 3 }
    rows:callOnDelete({ 1, 3 })
    rows:callOnDelete { { 1, 3 } }
    rows:callOnDelete(2)
    rows:callOnMove(1, 4)
    rows:callOnMove { 1, 4 }
    rows:callOnMove({ 1, 2 }, 4)
    assert.same({
      "delete 1", "delete 1,3", "delete 1,3", "delete 1,3", "delete 2",
      "move 1 before 4", "move 1 before 4", "move 1,2 before 4",
    }, log)
  end)

  it("refuse what is no position", function()
    local rows = host(ForEach({ "a" }, function(name) return Text(name) end):onDelete(function() end)):forEach()
    assert.equal(
      "ForEach:callOnDelete: argument 'indices': expected list of positions from 1, got a list",
      refused(function() rows:callOnDelete { 0 } end))
  end)
end)
