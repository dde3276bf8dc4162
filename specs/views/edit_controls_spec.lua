describe("Controls that edit", function()
  it("start and end editing", function()
    local mode = State("inactive")
    local button = host(VStack{ EditButton() }:environment("editMode", mode)):find("EditButton")
    assert.equal("Edit", button:labelView():text():string())
    button:tap()
    assert.equal("active", mode.value)
    assert.equal("active", button:editMode())
    assert.equal("Done", button:labelView():text():string())
    assert.error_matches(function() inspect(EditButton()):editButton():tap() end, "the environment has no editMode")
  end)

  it("start a renaming", function()
    local count = 0
    host(VStack{ RenameButton() }:renameAction(function() count = count + 1 end)):find("RenameButton"):tap()
    assert.equal(1, count)
    local button = host(RenameButton()):renameButton()
    assert.error_matches(function() button:tap() end, "no view around it has a renameAction")
  end)

  it("paste the clipboard", function()
    local pasted
    local button = host(PasteButton{
      supportedTypes = { "public.plain-text" }, payloadAction = function(items) pasted = items end,
    }):pasteButton()
    assert.same({ "public.plain-text" }, button:supportedTypes())
    button:paste{ { "a", "b" } }
    assert.same({ "a", "b" }, pasted)
  end)

  it("share something", function()
    local link = host(ShareLink{ "the text", subject = "About", message = "Look" }):shareLink()
    assert.equal("the text", link:item())
    assert.equal("About", link:subjectView():string())
    assert.equal("Look", link:messageView():string())
    assert.truthy(link:labelView():find{ text = "Share…" })
    assert.error_matches(function() link:sharePreview() end, "does not have 'preview' attribute")
    local previewed = host(ShareLink{ "sea.jpg", preview = SharePreview{ "The sea", image = "sea" } }):shareLink()
    assert.equal("The sea", previewed:sharePreview().title)
    assert.equal("sea", previewed:sharePreview().image)
    assert.is_nil(previewed:sharePreview().icon)
  end)
end)

describe("Rows", function()
  it("are deleted, moved and inserted", function()
    local log = {}
    local rows = host(ForEach({ "a", "b", "c" }, function(name) return Text(name) end)
      :onDelete(function(rows) table.insert(log, "delete " .. table.concat(rows, ",")) end)
      :onMove(function(rows, offset) table.insert(log, "move " .. rows[1] .. " to " .. offset) end)
      :onInsert({ "public.text" }, function(index, items)
        table.insert(log, "insert " .. items[1] .. " at " .. index)
      end)
    ):forEach()
    rows:callOnDelete{ { 1, 3 } }
    rows:callOnMove({ 1 }, 4)
    rows:callOnInsert({ "public.text" }, 2, { "x" })
    assert.same({ "delete 1,3", "move 1 to 4", "insert x at 2" }, log)
    assert.error_matches(function() rows:callOnDelete{ { 0 } } end, "positions from 1")
    local function insertImage() rows:callOnInsert({ "public.image" }, 1, {}) end
    assert.error_matches(insertImage, "takes items of types public%.text")
  end)
end)
