local store = require("store")

describe("The cart", function()
  local screen

  -- What stands beside a word in the total.
  local function amount(name)
    return screen:find { "LabeledContent", containing = name }:text(1):string()
  end

  before_each(function() screen = host(views.Cart{ cart = { mug = 2, notebook = 1 } }) end)

  it("says when there is nothing in it", function()
    screen = host(views.Cart{})
    assert.has_text(screen, "Your cart is empty.")
    assert.count(0, screen:findAll { button = "Check out" })
  end)

  it("adds up", { tags = { "smoke" } }, function()
    assert.equal("€31.90", amount("Subtotal"))
    assert.equal("€4.90", amount("Shipping"))
    assert.equal("€36.80", amount("To pay"))
  end)

  it("shows amounts in the customer's language", function()
    screen = host(views.Cart{ cart = { mug = 2 } }, { environment = { locale = "de_DE" } })
    assert.equal("25,00\u{a0}€", amount("Subtotal"))
  end)

  it("is sent for nothing from fifty euros on", function()
    screen = host(views.Cart{ cart = { mug = 4 } })
    assert.equal("€50.00", amount("To pay"))
    assert.equal("€0.00", amount("Shipping"))
  end)

  it("changes with the quantity of a line", function()
    screen:find("Stepper"):increment()
    assert.has_text(screen, "3 × Mug")
    assert.equal("€44.40", amount("Subtotal"))
  end)

  it("drops a line of which none is left", function()
    local stepper = screen:find("Stepper")
    stepper:decrement()
    stepper:decrement()
    assert.is_false(store.shows(screen, "0 × Mug"))
    assert.equal("€6.90", amount("Subtotal"))
  end)

  describe("after a line was swiped away", function()
    before_each(function() screen:find("CartRow"):find("Stepper"):swipeActions():fullSwipe() end)

    it("offers to bring it back", function()
      assert.is_false(store.shows(screen, "2 × Mug"))
      assert.has_text(screen, "Mug removed")
      store.tap(screen, "Undo")
      assert.equal("2 × Mug", store.texts(screen)[1])
      assert.equal("€31.90", amount("Subtotal"))
    end)

    it("forgets it after five seconds", function()
      clock:advance(4.9)
      assert.has_text(screen, "Mug removed")
      clock:advance(0.1)
      assert.is_false(store.shows(screen, "Mug removed"))
    end)
  end)

  describe("with a promo code", function()
    local function enter(code)
      store.fill(screen, "Promo code", code)
      store.tap(screen, "Apply")
    end

    local function problem() return screen:find { accessibilityIdentifier = "promo-problem" }:string() end

    it("costs less", { tags = { "smoke" } }, function()
      enter("spring10")
      store.await(screen, "SPRING10")
      assert.equal("-€3.19", amount("Discount (10 %)"))
      assert.equal("€33.61", amount("To pay"))
    end)

    it("costs the full price again without it", function()
      enter("HALF")
      store.await(screen, "HALF")
      store.tap(screen, "Remove code")
      assert.equal("€36.80", amount("To pay"))
    end)

    it.each {
      { "", "Enter a code." },
      { "abc", "A code has at least four characters." },
      { "ten %", "A code has letters and digits only." },
    }("refuses '%s'", function(code, message)
      enter(code)
      store.await(screen, message)
      assert.equal(message, problem())
    end)

    it.each {
      { code = "NOSUCH", message = "There is no such code." },
      { code = "WINTER", message = "This code has expired." },
    }("is told by the store that $code is no good", function(row)
      enter(row.code)
      store.await(screen, row.message)
      assert.equal("€36.80", amount("To pay"))
    end)

    it("forgets the problem when another code is typed", function()
      enter("abc")
      store.await(screen, "A code has at least four characters.")
      store.fill(screen, "Promo code", "abcd")
      assert.count(0, screen:findAll { accessibilityIdentifier = "promo-problem" })
    end)

    it("can't be sent twice", function()
      screen = host(views.Cart{ cart = { mug = 1 }, delay = 1 })
      enter("HALF")
      wait_until(function() return screen:find { button = "Apply" }:isDisabled() end)
      clock:advance(1)
      store.await(screen, "HALF")
    end)
  end)

  it("is counted on its tab", function()
    local app = host(views.Store{ cart = { mug = 2, notebook = 1 } })
    assert.has_text(app, "3")
  end)
end)
