-- What `assert` promises to have.

describe("The registry of assertions", function()
  local registry = require "luassert.namespaces"

  for module, names in pairs(registry.homes) do
    for name in names:gmatch("%S+") do
      it("finds " .. name .. " in " .. module, function()
        assert.same({ name }, (registry.keys("assertion", { name })))
      end)
    end
  end
end)
