it("asks for an index before the first", function()
  local screen = host(VStack { Text("a"), Button("b", function() end) })
  for _, name in ipairs { "text", "button", "image", "vStack" } do
    for _, index in ipairs { math.mininteger, math.maxinteger, -1, 0 } do
      pcall(function() screen[name](screen, index) end)
      pcall(function() screen:view("Text", index) end)
      pcall(function() screen:modifier("padding", index) end)
    end
  end
end)
