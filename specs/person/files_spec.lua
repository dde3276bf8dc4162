-- A person chooses files in the dialog that `fileImporter` presents.

local refused = require "refused"

describe("A dialog of files", function()
  local function screen(options)
    local isPresented, result = State(false), State("nothing")
    options.isPresented = isPresented
    options.onCompletion = function(files, problem)
      result.value = problem or ("%d: %s"):format(#files, tostring(files[1]))
    end
    options.onCancellation = function() result.value = "cancelled" end
    return View("Import", function()
      return Button(result.value, function() isPresented.value = true end):fileImporter(options)
    end)
  end

  local Import, shown
  before_each(function()
    Import = screen { allowsMultipleSelection = true }
    shown = host(Import())
    shown:find("Button"):tap()
  end)

  it("covers the screen until it is answered", function()
    assert.matches("file importer is above it", refused(function() shown:find { "Button", covered = true }:tap() end))
  end)

  it("gives the app the files", function()
    shown:find("FileImporter"):choose { files = { "file:///a.txt", "file:///b.txt" } }
    assert.has_text(shown, "2: file:///a.txt")
    assert.has_error(function() shown:find("FileImporter") end)
  end)

  it("can be cancelled", function()
    shown:find("FileImporter"):cancel()
    assert.has_text(shown, "cancelled")
  end)

  it("can fail", function()
    shown:find("FileImporter"):fail("no permission")
    assert.has_text(shown, "no permission")
  end)

  it("takes at least one file", function()
    assert.matches("no file was given; cancel%(%) chooses none",
      refused(function() shown:find("FileImporter"):choose { files = {} } end))
  end)
end)

describe("A dialog that saves", function()
  local function shown(told)
    local options = { isPresented = State(true), item = "words", defaultFilename = "note" }
    options.onCompletion = function(files, problem) told.result = problem or tostring(files[1]) end
    options.onCancellation = function() told.result = "cancelled" end
    return host(Text("Note"):fileExporter(options)):find("FileExporter")
  end

  it("gives the app the place, and shows what would be written there", function()
    local told = {}
    local exporter = shown(told)
    assert.equal("words", exporter:exportedText())
    assert.equal("note", exporter:defaultFilename())
    exporter:choose { files = { "file:///note.txt" } }
    assert.equal("file:///note.txt", told.result)
  end)

  it("can be cancelled, and can fail", function()
    local told = {}
    shown(told):cancel()
    assert.equal("cancelled", told.result)
    shown(told):fail("disk full")
    assert.equal("disk full", told.result)
  end)
end)

describe("A dialog that moves", function()
  it("gives the app the new place", function()
    local moved
    local screen = host(Text("Note"):fileMover { isPresented = State(true), files = { "file:///a.txt" },
      onCompletion = function(files) moved = tostring(files[1]) end })
    assert.same({ "file:///a.txt" }, screen:find("FileMover"):files())
    screen:find("FileMover"):choose { files = { "file:///b.txt" } }
    assert.equal("file:///b.txt", moved)
  end)
end)
