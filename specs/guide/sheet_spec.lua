-- Guide: Alert, Sheet and ActionSheet, sheets. Screens above others: they need no help from the view's source.

describe("A sheet", function()
  local isShown, log, screen

  local Lyrics = View("Lyrics", function(self, song)
    local lines = self:state("lines", 1)
    return VStack {
      Text(song .. ", " .. lines.value .. " lines"),
      Button("More", function() lines.value = lines.value + 1 end),
      Button("Done", function() self:dismiss() end),
    }:onAppear(function() table.insert(log, "appeared") end)
  end)

  before_each(function()
    isShown, log = State(false), {}
    screen = host(Button("Show", function() isShown.value = true end):sheet {
      isPresented = isShown,
      content = function() return Lyrics("Yesterday") end,
      onDismiss = function() table.insert(log, "dismissed") end,
    })
  end)

  it("is not there before it is shown", function()
    assert.error_matches(function() screen:sheet() end, "View for Sheet is absent", 1, true)
    assert.same({}, screen:findAll("Lyrics"))
    assert.same({}, screen:findAll("Sheet"))
  end)

  it("exists as long as it is shown", function()
    screen:tap()
    local sheet = screen:find("Sheet")
    local text = sheet:find("Text")
    assert.is_true(sheet:exists())
    assert.is_true(text:exists())
    isShown.value = false
    assert.is_false(sheet:exists())
    assert.is_false(text:exists())
    assert.exists(screen:find("Button"))
  end)

  it("is alive while it is shown", function()
    screen:tap()
    assert.same({ "appeared" }, log)
    local sheet = screen:sheet()
    sheet:find { button = "More" }:tap()
    assert.equal("Yesterday, 2 lines", sheet:view("Lyrics"):vStack():text(1):string())
    assert.is_true(sheet:isPresented())
    assert.equal('button():sheet():view("Lyrics"):vStack():text(1)',
      screen:find { text = "Yesterday, 2 lines" }:pathToRoot())
  end)

  it("is reset each time", function()
    screen:tap()
    screen:find { button = "More" }:tap()
    screen:sheet():dismiss()
    screen:tap()
    assert.equal("Yesterday, 1 lines", screen:sheet():find("Text"):string())
  end)

  it("is dismissed with a callback", function()
    screen:tap()
    screen:sheet():dismiss()
    assert.is_false(isShown.value)
    assert.same({ "appeared", "dismissed" }, log)
  end)

  it("goes when its content says so", function()
    screen:tap()
    screen:find { button = "Done" }:tap()
    assert.is_false(isShown.value)
    assert.same({ "appeared", "dismissed" }, log)
  end)

  it("goes when its owner says so", function()
    screen:tap()
    isShown.value = false
    assert.same({}, screen:findAll("Sheet"))
    assert.same({ "appeared", "dismissed" }, log)
  end)

  it("tells of a dismissal that is only asked for", function()
    screen:tap()
    screen:sheet():callOnDismiss()
    assert.is_true(isShown.value)
    assert.same({ "appeared", "dismissed" }, log)
  end)

  it("responds where the view below does not", function()
    isShown.value = true
    local sheet = Text("below"):sheet(isShown, function() return Button("Tap", function() end) end)
    local locked = host(sheet:disabled(true))
    assert.is_true(locked:find { button = "Tap" }:isResponsive())
  end)

  it("reports errors of its content", function()
    local broken = host(Text("below"):sheet(isShown, function() error("no lyrics") end))
    assert.error_matches(function()
      isShown.value = true
      broken:sheet():text()
    end, "no lyrics")
  end)
end)

describe("A sheet for an item", function()
  it("is made of it, and is another one for another item", function()
    local log = {}
    local item = State(nil)
    local screen = host(Text("Songs"):sheet {
      item = item,
      content = function(song) return Text(song.title):onAppear(function() table.insert(log, song.title) end) end,
      onDismiss = function() table.insert(log, "dismissed") end,
    })
    assert.same({}, screen:findAll("Sheet"))
    item.value = { id = 1, title = "Help!" }
    assert.equal("Help!", screen:sheet():text():string())
    item.value = { id = 1, title = "Help! (live)" }
    assert.equal("Help! (live)", screen:sheet():text():string())
    item.value = { id = 2, title = "Michelle" }
    assert.equal("Michelle", screen:sheet():text():string())
    screen:sheet():dismiss()
    assert.is_nil(item.value)
    assert.same({ "Help!", "Michelle", "dismissed", "dismissed" }, log)
  end)
end)

describe("A sheet's arguments", function()
  it("are checked", function()
    assert.error_matches(function() Text("a"):sheet { content = Text("b") } end, "'isPresented' is missing")
    assert.error_matches(function() Text("a"):sheet { isPresented = true, content = Text("b") } end,
      "expected binding to a boolean, got boolean true", 1, true)
  end)
end)
