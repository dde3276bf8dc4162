describe("the cart", function()
  it("is empty after it was paid", function()
    local isPaid = State(false)
    local screen = host(VStack { Text("Milk \27[31m<b>"), Toggle("Paid", isPaid), Button("Pay", print) },
      { screen = { width = 240, height = 204 } })
    screen:find("Toggle"):tap()
    assert.has_text(screen, "Nothing here")
  end)

  it("has no screen", function() error("no reason") end)
end)
