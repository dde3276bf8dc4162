-- Views that read sizes and places of the layout, on a named screen.

local options = { screen = { width = 320, height = 568 } }

local function size(room) return Text(("%g x %g"):format(room.width, room.height)) end

describe("A geometry reader on a named screen", function()
  it("is told the size that it has", function()
    local screen = host(VStack { Rectangle():frame { height = 100 }, GeometryReader(size), spacing = 0 }, options)
    assert.equal("320 x 468", screen:find("Text"):string())
  end)

  it("follows what changes around it", function()
    local height = State(100)
    local Page = View("Page", function()
      return VStack { Rectangle():frame { height = height.value }, GeometryReader(size), spacing = 0 }
    end)
    local screen = host(Page {}, options)
    height.value = 200
    assert.equal("320 x 368", screen:find("Text"):string())
  end)

  it("chooses what is shown by its size", function()
    local function content(room) return room.width > 500 and Text("wide") or Text("narrow") end
    assert.equal("narrow", host(GeometryReader(content), { screen = "iPhone 15" }):find("Text"):string())
    assert.equal("wide", host(GeometryReader(content), { screen = "iPad" }):find("Text"):string())
  end)

  it("is on an iPhone 15 where nothing else is said, and told the room around it without places", function()
    local view = VStack { Rectangle():frame { height = 100 }, GeometryReader(size), spacing = 0 }
    assert.equal("393 x 659", host(view):find("Text"):string())
    assert.equal("393 x 852", host(view, { screen = false }):find("Text"):string())
  end)
end)

describe("A view that fits", function()
  local function row(width)
    return ViewThatFits { Text("wide"):frame { width = 200 }, Text("narrow"), axes = "horizontal" }
      :frame { width = width }
  end

  it("is the one on a named screen", function()
    local screen = host(row(100), options)
    assert.visible(screen:find { text = "narrow" })
    assert.error_matches(function() screen:find { text = "wide" } end, "shows another view in its place")
    assert.equal("wide", host(row(250), options):find("Text"):string())
  end)

  it("is the only one that appears", function()
    local width, log = State(100), {}
    local function note(text) return function() log[#log + 1] = text end end
    local Page = View("Page", function()
      return ViewThatFits {
        Text("wide"):frame { width = 200 }:onAppear(note("wide")):onDisappear(note("wide goes")),
        Text("narrow"):onAppear(note("narrow")):onDisappear(note("narrow goes")),
        axes = "horizontal",
      }:frame { width = width.value }
    end)
    local screen = host(Page {}, options)
    assert.same({ "narrow" }, log)
    width.value = 250
    assert.visible(screen:find { text = "wide" })
    table.sort(log)
    assert.same({ "narrow", "narrow goes", "wide" }, log)
  end)

  it("may be any of them without places", function()
    assert.count(2, host(row(100), { screen = false }):findAll("Text"))
  end)
end)

describe("onGeometryChange", function()
  it("tells what is read of the frame, first and when it changes", function()
    local height, told = State(10), {}
    local Page = View("Page", function()
      return Rectangle():frame { height = height.value }:onGeometryChange {
        of = function(frame) return frame.height end,
        action = function(new, old) told[#told + 1] = { old, new } end,
      }
    end)
    local screen = host(Page {}, options)
    assert.same({ { 10, 10 } }, told)
    height.value = 30
    assert.equal(30, screen:frame().height)
    assert.same({ { 10, 10 }, { 10, 30 } }, told)
  end)
end)
