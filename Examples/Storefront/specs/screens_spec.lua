-- Whether everything fits: on each screen of the store, on the smallest and the usual phone, with the usual and the
-- largest text, from left to right and from right to left.
local store = require("store")
local checkout = require("checkout")

local phones = { "iPhone SE", "iPhone 15" }
local ann = { name = "Ann Example", email = "ann@example.com" }

local function tap(button) return function(screen) store.tap(screen, button) end end

local function await(text) return function(screen) store.await(screen, text) end end

local function open_product(name)
  return function(screen)
    store.await(screen, "Notebook")
    screen:find { navigationLink = name }:activate()
  end
end

local function enter_code(code, shown)
  return function(screen)
    store.fill(screen, "Promo code", code)
    store.tap(screen, "Apply")
    store.await(screen, shown)
  end
end

local function search(words, shown)
  return function(screen)
    screen:find("List"):searchable():setInput(words)
    clock:advance(0.3)
    store.await(screen, shown)
  end
end

local function pay(screen)
  checkout.to_payment(screen)
  checkout.pay(screen)
end

local function order(shown)
  return function(screen)
    pay(screen)
    store.tap(screen, "Order for €29.90")
    store.await(screen, shown)
  end
end

local full = { cart = { mug = 2, notebook = 1 } }
local one = { cart = { mug = 2 } }

-- The name of each screen, its view, the state that it finds when it opens, and how it is got to.
local screens = {
  { "the shop", "Store", {}, await("Notebook") },
  { "the shop without a network", "Catalog", { failures = { "offline" } }, await("The store can't be reached.") },
  { "the empty shop", "Catalog", { isEmpty = true }, await("The shop is empty today.") },
  { "a product of the shop", "Store", {}, open_product("Mug") },
  { "a sold-out product", "Catalog", {}, open_product("Desk lamp") },
  { "the search", "Search", {} },
  { "what a search finds", "Search", {}, search("ke", "Kettle") },
  { "a search that finds nothing", "Search", {}, search("unicorn", "Nothing found for “unicorn”.") },
  { "the empty cart", "Cart", {} },
  { "the cart", "Cart", full },
  { "the cart with a code", "Cart", full, enter_code("HALF", "HALF") },
  { "the cart with a wrong code", "Cart", full, enter_code("abc", "A code has at least four characters.") },
  { "the cart with a line removed", "Cart", full, function(screen)
    screen:find("CartRow"):find("Stepper"):swipeActions():fullSwipe()
  end },
  { "the address", "Checkout", one },
  { "the address with mistakes", "Checkout", one, tap("Continue") },
  { "the delivery", "Checkout", one, function(screen)
    checkout.address(screen)
    store.tap(screen, "Continue")
  end },
  { "the payment", "Checkout", one, checkout.to_payment },
  { "the terms", "Checkout", one, function(screen)
    checkout.to_payment(screen)
    store.tap(screen, "Read the terms")
  end },
  { "the question before an order", "Checkout", one, pay },
  { "the receipt", "Checkout", one, order("Thank you, Ann Example!") },
  { "a refused payment", "Checkout", { cart = one.cart, failures = { "paymentRefused" } },
    order("The order was not placed") },
  { "the account of a stranger", "Account", {} },
  { "an account", "Account", { account = ann, favorites = { "mug" } } },
  { "the question before signing out", "Account", { account = ann }, tap("Sign out") },
  { "signing in", "Account", {}, tap("Sign in") },
  { "the settings", "Account", {}, function(screen) screen:find { navigationLink = "Settings" }:activate() end },
  { "the question before a reset", "Settings", nil, tap("Reset everything") },
}

-- Makes a view anew for each screen that it is tried on.
local function maker(view, scenario)
  return function() return scenario and views[view](scenario) or views[view]() end
end

describe("Everything fits on", function()
  for _, row in ipairs(screens) do
    local name, view, scenario, prepare = table.unpack(row, 1, 4)
    it(name, function()
      assert.fits(maker(view, scenario), {
        screens = phones, text_sizes = { "large", "accessibility5" }, directions = "both", prepare = prepare,
      })
    end)
  end
end)

describe("The shop and the address fit", function()
  it("at all sizes of text", function()
    assert.fits(maker("Catalog", {}), { text_sizes = "all", prepare = await("Notebook") })
    assert.fits(maker("Checkout", one), { text_sizes = "all", prepare = tap("Continue") })
  end)

  it("on a phone on its side, and on a tablet", function()
    local options = { screens = { "iPhone 15", "iPad" }, orientations = "both", prepare = await("Notebook") }
    assert.fits(maker("Store", {}), options)
    options.prepare = tap("Continue")
    assert.fits(maker("Checkout", one), options)
  end)
end)
