local store = require("store")

-- Screens that share what the spec holds in its hands.
describe("The models of the app", function()
  local cart, session, favorites, client

  local function open(screen)
    return host(screen, { environment = { storeClient = client }, objects = { cart, session, favorites } })
  end

  before_each(function()
    cart = models.Cart{ mug = 1 }
    session = models.Session()
    favorites = models.Favorites{}
    client = models.StoreClient{}
  end)

  it("are changed by a screen", function()
    local product = open(views.Product())
    product:find("Stepper"):increment()
    store.tap(product, "Add to cart")
    store.tap(product, "Add to favorites")
    assert.equal(3, cart.count)
    assert.is_true(favorites:contains("mug"))
  end)

  it("change every screen that shows them", function()
    local list, app = open(views.Cart()), open(views.Store())
    cart:add("spade", 2)
    assert.has_text(list, "2 × Spade")
    assert.has_text(app, "3")
  end)

  it("tell of their changes", function()
    local noticed = spy.new(function() end)
    cart:onChange("count", function(new, old) noticed(new, old) end)
    open(views.Cart()):find("Stepper"):increment()
    assert.spy(noticed).was.called_with(2, 1)
  end)

  it("let a customer in, and out again", function()
    local screen = open(views.SignIn())
    screen:find("TextField"):setInput("ann@example.com")
    screen:find("SecureField"):setInput("open sesame")
    store.tap(screen, "Sign in")
    wait_until(function() return session.account end)
    assert.same({ name = "Ann Example", email = "ann@example.com" }, session.account)
    local account = open(views.Account())
    session:signOut()
    assert.has_text(account, "Sign in to see your orders.")
  end)

  it("forget the order once it is placed", function()
    local checkout = require("checkout")
    local screen = open(views.Checkout())
    checkout.to_payment(screen)
    checkout.pay(screen)
    store.tap(screen, "Order for €17.40")
    wait_until(function() return cart.isEmpty end)
    assert.same({ "order" }, client.requests)
  end)

  describe("of the store", function()
    it("are called once for the shown products", function()
      local screen = open(views.Catalog())
      store.await(screen, "Notebook")
      assert.same({ "products" }, client.requests)
    end)

    it("are asked again when the shop is pulled down, and may fail then", function()
      local screen = open(views.Catalog())
      store.await(screen, "Notebook")
      client.failures = { "offline" }
      screen:find("List"):refresh()
      store.await(screen, "The store can't be reached.")
      assert.same({ "products", "products" }, client.requests)
    end)

    it("are asked for nothing that can't be a code", function()
      local screen = open(views.Cart())
      store.fill(screen, "Promo code", "abc")
      store.tap(screen, "Apply")
      store.await(screen, "A code has at least four characters.")
      assert.same({}, client.requests)
    end)

    it("are searched once for text typed in one go", function()
      local screen = open(views.Search())
      for _, words in ipairs { "s", "sp", "spa" } do
        screen:find("List"):searchable():setInput(words)
        clock:advance(0.1)
      end
      clock:advance(0.3)
      store.await(screen, "Spade")
      assert.same({ "search spa" }, client.requests)
    end)

    it("answer a spec too", function()
      assert.same({ code = "HALF", percent = 50 }, client:codeOf("HALF"))
      assert.error_matches(function() client:codeOf("NOSUCH") end, "There is no such code")
    end)
  end)
end)
