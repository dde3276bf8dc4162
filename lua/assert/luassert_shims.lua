-- The results of `require` for luassert's modules.

local library = ...

local modules = {
  luassert = function() return library.assert.object end,
  say = function() return library.say.object end,
  ["luassert.util"] = function() return library.luassert_util end,
  ["luassert.state"] = function() return library.assert_state end,
  ["luassert.namespaces"] = function() return library.registry end,
  ["luassert.formatters.binarystring"] = function() return library.binary_formatter end,
}
for _, name in ipairs { "assert", "array", "modifiers", "assertions", "matchers", "formatters", "languages.en" } do
  modules["luassert." .. name] = modules.luassert
end
for _, name in ipairs { "spy", "stub", "mock", "match" } do
  modules["luassert." .. name] = function() return library.assert[name] end
end

return modules
