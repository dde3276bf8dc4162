it("was defined before the error", function() end)

local function load_fixtures()
  error("the fixtures are missing")
end

load_fixtures()
