describe("A table", function()
  local people = { { id = 1, name = "Ann", age = 30 }, { id = 2, name = "Bo", age = 20 } }

  local function tableOf(selection)
    return host(Table{
      data = people,
      columns = {
        { title = "Name", key = "name" },
        { title = "Age", content = function(person) return Text(person.age .. " years") end },
      },
      selection = selection,
    }, { screen = "iPad" }):table()
  end

  it("has rows and cells", function()
    local view = tableOf(nil)
    assert.equal(2, #view)
    assert.equal("Age", view:header():text(2):string())
    assert.equal("Bo", view:tableRow(2):text(1):string())
    assert.equal("30 years", view:tableRow(1):text(2):string())
    assert.equal("table():tableRow(2):text(2)", view:find{ text = "20 years" }:pathToRoot())
  end)

  it("has rows to choose", function()
    local selection = State(nil)
    local view = tableOf(selection)
    view:select(2)
    assert.equal(2, selection.value)
    assert.error_matches(function() view:select(3) end, "its options are 1 %(\"Ann\"%), 2 %(\"Bo\"%)")
    assert.error_matches(function() view:sort(1) end, "cannot be sorted")
  end)

  it("needs columns with content", function()
    assert.error_matches(function() Table{ data = people, columns = { { title = "Name" } } } end, "a key or content")
  end)
end)
