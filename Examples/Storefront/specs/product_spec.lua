local store = require("store")

describe("The screen of a product", function()
  local screen

  before_each(function() screen = host(views.Product{ product = "mug" }) end)

  it("shows its name and its price", function()
    assert.has_text(screen, "Keeps tea warm for an hour.")
    assert.equal("€12.50", screen:find { accessibilityIdentifier = "price" }:string())
    assert.equal("Mug", screen:find("ScrollView"):navigationTitle():string())
  end)

  it("puts as many into the cart as were asked for", { tags = { "smoke" } }, function()
    local quantity = screen:find("Stepper")
    quantity:increment()
    quantity:increment()
    assert.has_text(screen, "Quantity: 3")
    assert.is_false(store.shows(screen, "In your cart"))
    store.tap(screen, "Add to cart")
    assert.has_text(screen, "In your cart")
  end)

  it("needs a quantity of at least one", function()
    assert.error_matches(function() screen:find("Stepper"):decrement() end, "is at its minimum, 1")
    assert.has_text(screen, "Quantity: 1")
  end)

  it("doesn't sell more than there are", function()
    screen = host(views.Product{ product = "kettle" })
    for _ = 1, 2 do screen:find("Stepper"):increment() end
    assert.has_text(screen, "Quantity: 3")
    assert.error_matches(function() screen:find("Stepper"):increment() end, "is at its maximum, 3")
  end)

  it("warns when few are left", function()
    assert.has_text(host(views.Product{ product = "kettle" }), "Only 3 left")
    assert.not_has_text(screen, "Only 8 left")
  end)

  it("can't be bought when it is sold out", function()
    screen = host(views.Product{ product = "lamp" })
    assert.has_text(screen, "Sold out")
    assert.count(0, screen:findAll { button = "Add to cart" })
  end)

  context("as a favorite", function()
    it("is marked in the toolbar", function()
      store.tap(screen, "Add to favorites")
      assert.present(screen:find { button = "Remove from favorites" })
    end)

    it("is marked by holding its photo", function()
      screen:find("PhotoGallery"):longPress { duration = 1 }
      assert.present(screen:find { button = "Remove from favorites" })
    end)

    it("isn't marked by a touch that is too short", function()
      pcall(function() screen:find("PhotoGallery"):longPress { duration = 0.3 } end)
      assert.present(screen:find { button = "Add to favorites" })
    end)

    it("is known from the start", function()
      screen = host(views.Product{ product = "mug", favorites = { "mug" } })
      store.tap(screen, "Remove from favorites")
      assert.present(screen:find { button = "Add to favorites" })
    end)
  end)
end)

describe("The photos of a product", function()
  local screen, photo

  before_each(function()
    screen = host(views.Product{ product = "mug" })
    photo = screen:find("Image")
  end)

  local function number() return photo:accessibilityLabel():string() end
  local function swipe(distance) photo:drag { to = { x = distance, y = 0 } } end

  it("are turned over with a finger", function()
    assert.equal("Photo 1 of 3", number())
    swipe(-80)
    assert.equal("Photo 2 of 3", number())
    swipe(80)
    assert.equal("Photo 1 of 3", number())
  end)

  it("stay where they are after a short pull", function()
    swipe(-40)
    assert.equal("Photo 1 of 3", number())
  end)

  it("end with the last one", function()
    for _ = 1, 5 do swipe(-80) end
    assert.equal("Photo 3 of 3", number())
  end)

  it("are chosen by their dots", function()
    screen:find { accessibilityIdentifier = "dot-3" }:tap()
    assert.equal("mug-shelf", photo:name())
  end)

  it("are looked at closely with a double tap", function()
    photo:tap { count = 2 }
    assert.equal(2, photo:scaleEffect().width)
    photo:tap { count = 2 }
    assert.equal(1, photo:scaleEffect().width)
  end)

  it("follow the finger", function()
    photo:touchDown()
    photo:touchMove { to = { x = -30, y = 0 } }
    assert.equal(-30, photo:offset().width)
    photo:touchUp()
    assert.equal(0, photo:offset().width)
  end)
end)
