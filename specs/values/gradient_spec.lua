describe("Gradient", function()
   it("goes through colors at even distances", function()
      local gradient = Gradient { colors = { Color.red, "green", Color.blue } }
      assert.equal(Color.green, gradient.colors[2])
      assert.equal(0.5, gradient.stops[2].location)
      assert.equal(gradient, Gradient { colors = { "red", "green", "blue" } })
      assert.not_equal(gradient, Gradient { colors = { "red", "blue" } })
   end)

   it("goes through stops", function()
      local gradient = Gradient { stops = { Gradient.Stop(Color.red, 0), Gradient.Stop("blue", 0.25) } }
      assert.equal(Color.blue, gradient.stops[2].color)
      assert.equal(0.25, gradient.stops[2].location)
   end)

   it("refuses a color that there isn't", function()
      assert.error_matches(function() Gradient { colors = { "rde" } } end, 'expected Color %("red"')
   end)
end)
