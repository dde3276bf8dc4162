-- What rows and sections of lists look like.

local function text(view) return host(VStack { view }):text(1) end

local function reads(call, view, expected)
  it("reads " .. call, function()
    local element = text(view(Text("a")))
    assert.same(expected, element[call](element))
    local plain = text(Text("a"))
    assert.error_matches(function() return plain[call](plain) end, "Text does not have '%w+' modifier")
  end)
end

describe("A modifier of lists", function()
  reads("listRowInsets", function(t) return t:listRowInsets { insets = { leading = 2 } } end,
    { top = 0, leading = 2, bottom = 0, trailing = 0 })
  reads("listRowPlatterColor", function(t) return t:listRowPlatterColor("red") end, Color.red)
  reads("listRowSeparator", function(t) return t:listRowSeparator("hidden") end,
    { visibility = "hidden", edges = "all" })
  reads("listRowSeparatorTint", function(t) return t:listRowSeparatorTint { "red", edges = "top" } end,
    { color = Color.red, edges = "top" })
  reads("listSectionSeparator", function(t) return t:listSectionSeparator { "visible", edges = "bottom" } end,
    { visibility = "visible", edges = "bottom" })
  reads("listSectionSeparatorTint", function(t) return t:listSectionSeparatorTint("red") end,
    { color = Color.red, edges = "all" })
  reads("headerProminence", function(t) return t:headerProminence("increased") end, "increased")
  reads("deleteDisabled", function(t) return t:deleteDisabled(true) end, true)
  reads("moveDisabled", function(t) return t:moveDisabled(false) end, false)

  it("puts a view behind a row, which is found", function()
    local list = host(List { Text("row"):listRowBackground(HStack { Text("behind") }) })
    assert.equal("behind", list:list():text(1):listRowBackground():hStack():text(1):string())
    assert.equal("behind", list:find { text = "behind" }:string())
  end)
end)
