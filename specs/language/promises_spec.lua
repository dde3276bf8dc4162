-- What `assert` promises to have, and that its messages end.

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

describe("A message", function()
  it("ends, also about tables that share tables", function()
    local shared = {}
    for _ = 1, 60 do shared = { shared, shared } end
    local ok, failure = pcall(assert.is_nil, shared)
    assert.is_false(ok)
    assert.is_true(#tostring(failure) < 1000000)
    assert.matches("{…}", tostring(failure), 1, true)
  end)
end)
