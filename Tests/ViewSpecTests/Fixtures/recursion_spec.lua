local function forever(n)
  return 1 + forever(n + 1)
end

it("recurses without end", function()
  forever(1)
end)

it("runs after it", function() end)
