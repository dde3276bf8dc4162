-- What rows and sections of lists look like.

local reads = require("reading").reads

describe("A modifier of lists", function()
  it(reads("listRowInsets", function(t) return t:listRowInsets { insets = { leading = 2 } } end,
    { top = 0, leading = 2, bottom = 0, trailing = 0 }))
  it(reads("listRowPlatterColor", function(t) return t:listRowPlatterColor("red") end, Color.red))
  it(reads("listRowSeparator", function(t) return t:listRowSeparator("hidden") end,
    { visibility = "hidden", edges = "all" }))
  it(reads("listRowSeparatorTint", function(t) return t:listRowSeparatorTint { "red", edges = "top" } end,
    { color = Color.red, edges = "top" }))
  it(reads("listSectionSeparator", function(t) return t:listSectionSeparator { "visible", edges = "bottom" } end,
    { visibility = "visible", edges = "bottom" }))
  it(reads("listSectionSeparatorTint", function(t) return t:listSectionSeparatorTint("red") end,
    { color = Color.red, edges = "all" }))
  it(reads("headerProminence", function(t) return t:headerProminence("increased") end, "increased"))
  it(reads("deleteDisabled", function(t) return t:deleteDisabled(true) end, true))
  it(reads("moveDisabled", function(t) return t:moveDisabled(false) end, false))

  it("puts a view behind a row, which is found", function()
    local list = host(List { Text("row"):listRowBackground(HStack { Text("behind") }) })
    assert.equal("behind", list:list():text(1):listRowBackground():hStack():text(1):string())
    assert.equal("behind", list:find { text = "behind" }:string())
  end)
end)

describe("The space in lists", function()
  it(reads("listRowSpacing", function(t) return t:listRowSpacing(4) end, 4))
  it(reads("listSectionSpacing", function(t) return t:listSectionSpacing("compact") end, "compact"))
  it(reads("listSectionSpacing", function(t) return t:listSectionSpacing(6) end, 6))

  it("is a name or a length", function()
    assert.error_matches(function() Text("a"):listSectionSpacing("wide") end, 'list section spacing.*got string "wide"')
  end)
end)
