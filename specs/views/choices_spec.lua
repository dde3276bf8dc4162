describe("A list with any number of choices", function()
  it("adds a choice, and takes it back", function()
    local chosen = State({})
    local list = host(List{ Text("a"):tag("a"), Text("b"):tag("b"), selection = chosen }
      :environment("editMode", State("active"))):list()
    list:select("a")
    list:select("b")
    assert.equal(2, #chosen.value)
    list:select("a")
    assert.same({ "b" }, chosen.value)
    assert.same({ "b" }, list:selectedValue())
  end)
end)

describe("A progress view", function()
  it("tells of the progress it was given", function()
    local view = host(ProgressView{ progress = { totalUnitCount = 4, completedUnitCount = 1 } }):progressView()
    assert.equal(1, view:progress().completedUnitCount)
    assert.equal(0.25, view:fractionCompleted())
    assert.error_matches(function() host(ProgressView("a")):progress() end, "does not have 'progress' attribute")
  end)
end)

describe("A text field", function()
  it("shows a prompt and tells of editing", function()
    local told = {}
    local field = host(TextField{
      "Name", State(""), prompt = "Your name", onCommit = function() table.insert(told, "commit") end,
      onEditingChanged = function(isEditing) table.insert(told, isEditing) end,
    }):textField()
    assert.equal("Your name", field:prompt():string())
    field:callOnEditingChanged()
    field:callOnCommit()
    assert.same({ false, "commit" }, told)
  end)
end)
