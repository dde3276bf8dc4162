it("passes before", function() end)

it("leaves", function() os.exit(0) end)

it("leaves where nobody sees it", function()
  pcall(os.exit, true, true)
end)

it("leaves in a callback", function()
  local screen = host(Button("Go", function() os.exit(0) end))
  pcall(screen.tap, screen)
end)

describe("in a hook", function()
  before_each(function() pcall(os.exit) end)
  it("leaves", function() end)
end)

it("passes after", function() end)
