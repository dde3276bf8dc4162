-- launch starts the app itself: its first scene, with its state, as a phone does.

describe("launch", function()
  it("shows the first scene of the app, with the app's state", function()
    local screen = launch()
    screen:find{ button = "Write" }:tap()
    assert.has_text(screen, "Entry 1")
  end)

  it("starts anew each time, but for what is stored", function()
    launch():find{ button = "Write" }:tap()
    local screen = launch()
    assert.has_no.text(screen, "Entry 1")
    assert.has_text(screen, "Page today, opened 2 times")
  end)

  it("reaches commands by their keyboard shortcuts", function()
    local screen = launch()
    screen:press("n", { "command" })
    assert.has_text(screen, "A new entry")
    assert.error_matches(function() screen:find{ button = "New entry" }:tap() end, "commands of the app", 1, true)
  end)

  it("starts the delegate of the app, a new one each time", function()
    assert.has_text(launch(), "Started 1 times")
    assert.has_text(launch(), "Started 1 times")
  end)

  it("begins a spec without what the spec before has stored", function()
    assert.has_text(launch(), "Page today, opened 1 times")
  end)

  it("takes what was stored before", function()
    assert.has_text(launch{ storage = { opened = 7 } }, "Page today, opened 8 times")
  end)

  it("opens an address", function()
    assert.has_text(launch{ url = "diary://tomorrow" }, "Page tomorrow, opened 1 times")
  end)

  it("gives the process arguments and variables, until the spec ends", function()
    local screen = launch{ arguments = { "-demo" }, environment = { READER = "Ann" } }
    assert.has_text(screen, "A demo for Ann")
    assert.has_text(launch{ arguments = { "-demo" } }, "A demo for nobody")
    assert.has_no.text(launch(), "A demo for nobody")
  end)

  it("goes to the background and comes back, through all phases", function()
    local screen = launch()
    screen:background()
    assert.has_text(screen, "The app is background")
    screen:foreground()
    local entries = {}
    for _, text in ipairs(screen:findAll("Text", function(text) return text:string():find("The app") end)) do
      entries[#entries + 1] = text:string()
    end
    assert.same({
      "The app is inactive", "The app is background", "The app is inactive", "The app is active",
    }, entries)
  end)

  it("has a screen like any other", function()
    local screen = launch{ app = "Diary", screen = "iPad", orientation = "landscape" }
    assert.is_true(screen:frame().width > 1000)
  end)

  it("refuses what it doesn't know", function()
    assert.error_matches(function() launch{ app = "Dairy" } end,
      "no app is called 'Dairy'; there are Gallery.DiaryApp", 1, true)
    assert.error_matches(function() launch{ argument = {} } end, "takes no argument named 'argument'", 1, true)
    assert.error_matches(function() launch{ arguments = { 1, {} } } end, "arguments[1]", 1, true)
    assert.error_matches(function() launch{ environment = { ["A=B"] = "c" } } end, "environment", 1, true)
    assert.error_matches(function() launch{ url = "no address" } end, "url", 1, true)
    assert.error_matches(function() launch():foreground() end, "the app is in the foreground already", 1, true)
    assert.error_matches(function() host(previews.Diary):foreground() end,
      "only an app goes to the foreground", 1, true)
    assert.error_matches(function() host(previews.Diary):background() end,
      "does not have 'background' modifier", 1, true)
  end)
end)

describe("launch in a setup", function()
  local screen

  setup(function()
    screen = launch()
    screen:find{ button = "Write" }:tap()
    screen:background()
  end)

  -- Whichever of the two runs first leaves the app in the background for the other.
  local function visit()
    screen:foreground()
    assert.has_text(screen, "Entry 1")
    screen:background()
  end

  it("serves a spec of the group", visit)

  it("goes on where it was in the next", visit)
end)
