-- specs/greenhouse_spec.lua
describe("Greenhouse", function()
  local store, screen

  before_each(function()
    store = models.PlantStore()
    screen = host(views.Root(store))
  end)

  it("adds a plant", function()
    screen:find{ button = "Add" }:tap()
    screen:find("TextField"):setInput("Mint")
    screen:find{ button = "Save" }:tap()
    assert.has_text(screen, "Mint")
    assert.equal(4, #store.plants)
  end)

  it("waters what is thirsty", function()
    screen:tabView():select("Watering")
    screen:find{ button = "Water Basil" }:tap()
    assert.has_text(screen, "Nothing to water")
  end)

  it("shows the tips that come with the app", function()
    screen:tabView():select("Tips")
    assert.has_text(screen, "Water in the morning.")
  end)
end)
