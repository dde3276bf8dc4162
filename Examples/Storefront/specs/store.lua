-- What the specs of the store have in common.
local store = {}

-- The texts of an element, from top to bottom.
function store.texts(element)
  local texts = {}
  for _, text in ipairs(element:findAll("Text")) do table.insert(texts, text:string()) end
  return texts
end

-- Whether a text is on the screen.
function store.shows(screen, text)
  return #screen:findAll { "Text", where = function(found) return found:string() == text end } > 0
end

-- Waits for an answer of the store: until a text is on the screen.
function store.await(screen, text)
  wait_until(function() return store.shows(screen, text) end, { timeout = 3 })
end

-- Opens a screen with products and waits for them.
function store.open(view, options)
  local screen = host(view, options)
  store.await(screen, "Notebook")
  return screen
end

-- The names of the products in a list, from top to bottom.
function store.products(screen)
  local names = {}
  for _, row in ipairs(screen:findAll("ProductRow")) do table.insert(names, row:find("Text"):string()) end
  return names
end

-- The row of a product.
function store.row(screen, id) return screen:find { accessibilityIdentifier = "product-" .. id } end

function store.tap(screen, button) screen:find { button = button }:tap() end

-- Types into the field of that name.
function store.fill(screen, field, text) screen:find { "TextField", containing = field }:setInput(text) end

return store
