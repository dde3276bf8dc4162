describe("Color", function()
   it("is read and compared by its names", function()
      local text = host(Text("Stop"):foregroundColor(Color.red)):find("Text")
      assert.equal(Color.red, text:foregroundColor())
      assert.not_equal(Color.blue, text:foregroundColor())
   end)

   it("may be given by name alone", function()
      assert.equal(Color.red, host(Text("Stop"):foregroundColor("red")):find("Text"):foregroundColor())
   end)

   it("is made of components", function()
      assert.equal(Color{ red = 1, green = 0.5, blue = 0 }, Color{ red = 1, green = 0.5, blue = 0 })
      assert.equal(Color{ white = 1 }, Color{ red = 1, green = 1, blue = 1 })
      assert.not_equal(Color{ white = 1 }, Color{ white = 0 })
   end)

   it("can be translucent", function()
      assert.equal(Color.red:opacity(0.5), Color.red:opacity(0.5))
      assert.not_equal(Color.red, Color.red:opacity(0.5))
   end)

   it("prints as it is written", function()
      assert.equal("Color.red", tostring(Color.red))
      assert.equal("50% red", tostring(Color.red:opacity(0.5)))
   end)

   it("is made by its name", function()
      assert.equal(Color.red, Color("red"))
      assert.error_matches(function() Color("rde") end, "argument .value.: expected Color %(\"red\"")
   end)

   it("is a view too", function()
      local screen = host(VStack { Color.red:frame{ height = 2 }, Color.blue })
      assert.equal(Color.red, screen:vStack():color(1):value())
      assert.equal(2, screen:vStack():color(1):fixedHeight())
      assert.equal(Color.blue, screen:vStack():color(2):value())
   end)

   it("lists its members in errors", function()
      assert.error_matches(function() return Color.rde end, "Color has no 'rde' %(did you mean 'red'%?%)")
   end)

   it("refuses a color that there isn't", function()
      assert.error_matches(function() Text("a"):foregroundColor("rde") end, "expected Color %(\"red\"")
   end)
end)

describe("a type whose values are strings", function()
   it("gives them by name", function()
      assert.equal("destructive", ButtonRole.destructive)
      assert.equal("topLeading", Alignment.topLeading)
      assert.error_matches(function() return ButtonRole.destructiv end, "did you mean 'destructive'")
   end)
end)

describe("A color's components", function()
   local function rounded(color)
      local rgba, bytes = color:rgba(), {}
      for name, value in pairs(rgba) do bytes[name] = math.floor(value * 255 + 0.5) end
      return bytes
   end

   it("are those it was made of", function()
      assert.same({ red = 255, green = 128, blue = 0, alpha = 51 },
         rounded(Color { red = 1, green = 0.5, blue = 0, opacity = 0.2 }))
   end)

   it("are known of the system's colors", function()
      assert.same({ red = 255, green = 59, blue = 48, alpha = 255 }, rounded(Color.red))
      assert.same({ red = 255, green = 59, blue = 48, alpha = 128 }, rounded(Color.red:opacity(0.5)))
      assert.same({ red = 0, green = 0, blue = 0, alpha = 0 }, rounded(Color.clear))
   end)

   it("are converted from other color spaces", function()
      assert.same({ red = 188, green = 188, blue = 188, alpha = 255 },
         rounded(Color { white = 0.5, colorSpace = "sRGBLinear" }))
      assert.same({ red = 255, green = 255, blue = 255, alpha = 255 },
         rounded(Color { white = 1, colorSpace = "displayP3" }))
   end)

   it("are read from a view", function()
      local color = host(VStack { Color.blue }):vStack():color(1)
      assert.equal("blue", color:name())
      assert.near(122 / 255, color:rgba().green, 1e-6)
   end)

   it("print in hexadecimal", function()
      assert.equal("#FF800033", tostring(Color { red = 1, green = 0.5, blue = 0, opacity = 0.2 }))
   end)

   it("come without a name", function()
      assert.error_matches(function() Color { white = 1 }:name() end, "Color does not have 'name' attribute")
   end)
end)
