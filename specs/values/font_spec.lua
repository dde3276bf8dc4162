describe("Font", function()
   local function font(value) return host(Text("a"):font(value)):find("Text"):font() end

   it("is read and compared by its names", function()
      assert.equal(Font.headline, font(Font.headline))
      assert.equal(Font.headline, font("headline"))
      assert.not_equal(Font.body, font(Font.headline))
   end)

   it("is one of the system's, by size or by role", function()
      local given = font(Font.system { size = 12, weight = "bold", design = "serif" })
      assert.equal(Font.system(12, { weight = "bold", design = "serif" }), given)
      assert.equal(12, given:size())
      assert.equal("bold", given:weight())
      assert.equal("serif", given:design())
      assert.equal("title", Font.system { style = "title", weight = "light" }:style())
      assert.equal("light", Font.system("title", { weight = "light" }):weight())
   end)

   it("has a name and scales", function()
      local given = Font.custom("Futura", 14)
      assert.equal("Futura", given:name())
      assert.is_false(given:isFixedSize())
      assert.is_true(Font.custom { name = "Futura", fixedSize = 14 }:isFixedSize())
      assert.equal("title", Font.custom("Futura", 14, { relativeTo = "title" }):style())
   end)

   it("is changed into another", function()
      assert.equal(Font.body:bold():italic(), font(Font.body:bold():italic()))
      assert.equal(Font.body:weight("heavy"), Font.body:weight(Font.Weight.heavy))
      assert.equal("heavy", Font.body:weight("heavy"):weight())
      assert.not_equal(Font.body, Font.body:smallCaps())
      assert.not_equal(Font.body:leading("tight"), Font.body:leading("loose"))
      assert.not_equal(Font.body, Font.body:width("expanded"))
   end)

   it("prints as it is made", function()
      assert.equal("Font.headline", tostring(Font.headline))
      assert.equal("Font.system(size: 12.0, weight: .bold).italic()",
         tostring(Font.system { size = 12, weight = "bold" }:italic()))
      assert.equal('Font.custom("Futura", fixedSize: 9.0).bold()',
         tostring(Font.custom { name = "Futura", fixedSize = 9 }:bold()))
   end)

   it("reports missing attributes", function()
      assert.error_matches(function() Font.body:size() end, "Font does not have 'size' attribute")
      assert.error_matches(function() Font.body:name() end, "Font does not have 'name' attribute")
      assert.error_matches(function() Font.body:weight() end, "Font does not have 'weight' attribute")
   end)

   it("refuses a font that there isn't", function()
      assert.error_matches(function() Text("a"):font("hedline") end, "expected Font %(\"headline\"")
      assert.error_matches(function() Font.system { size = "big" } end, "Font.system: none of its forms fits")
      assert.error_matches(function() Font.body:weight("fat") end,
         "Font:weight: argument 'weight': expected font weight")
   end)
end)
