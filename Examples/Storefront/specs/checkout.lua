-- The way through the checkout, for specs about one of its steps.
local store = require("store")

local checkout = {}

local complete = { Name = "Ann Example", Street = "Main Street 1", Postcode = "12345", City = "Springfield" }

-- Fills in the address; `other` says what is written instead.
function checkout.address(screen, other)
  for field, text in pairs(complete) do store.fill(screen, field, other and other[field] or text) end
end

function checkout.title(screen) return screen:find("Form"):navigationTitle():string() end

function checkout.to_payment(screen)
  checkout.address(screen)
  store.tap(screen, "Continue")
  store.tap(screen, "Continue")
end

function checkout.at_delivery(view)
  local screen = host(view)
  checkout.address(screen)
  store.tap(screen, "Continue")
  return screen
end

function checkout.at_payment(view)
  local screen = host(view)
  checkout.to_payment(screen)
  return screen
end

-- Fills in the card, accepts the terms, and asks for the order.
function checkout.pay(screen)
  store.fill(screen, "Card no.", "4000 1234 5678 9010")
  screen:find("Toggle"):tap()
  store.tap(screen, "Place order")
end

return checkout
