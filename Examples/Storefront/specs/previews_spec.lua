-- The previews of the store are its fixtures: what #Preview shows, a spec hosts by its name.

describe("previews of the store", function()
  it("show a filled cart without a line of registration", function()
    local screen = host(previews.Cart)
    assert.has_text(screen, "2 × Mug")
    screen:find{ button = "Check out" }:tap()
    assert.has_text(screen, "Checkout: Address")
  end)

  it("show what the store answers", function()
    assert.has_text(host(previews["Catalog: offline"]), "The store can't be reached.")
    assert.has_no.text(host(previews["Catalog: loading"]), "Mug")
  end)

  it("are a family for each product", function()
    assert.has_text(host(previews["Product row: lamp"]), "Sold out")
  end)

  for name, preview in pairs(previews) do
    it("can be hosted: " .. name, function() host(preview) end)
  end
end)

describe("the store as a phone starts it", function()
  it("begins with an empty cart", function()
    local screen = launch()
    screen:find("TabView"):select("Cart")
    assert.has_text(screen, "Your cart is empty.")
  end)

  it("goes on where it was after a while in the background", function()
    local screen = launch()
    screen:find("TabView"):select("Cart")
    screen:background()
    screen:foreground()
    assert.has_text(screen, "Your cart is empty.")
  end)
end)
