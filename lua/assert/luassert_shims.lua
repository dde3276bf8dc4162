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
modules["say.init"] = modules.say
modules["luassert.compatibility"] = function() return { unpack = table.unpack } end
for name in ([[
  init assert array modifiers assertions matchers matchers.init matchers.core matchers.composite formatters
  formatters.init languages.en
]]):gmatch("%S+") do
  modules["luassert." .. name] = modules.luassert
end
-- Messages are in English: a language has only the texts that specs set in it.
for name in ("ar de es fr id is it ja ko nl pt-BR ro ru th ua zh"):gmatch("%S+") do
  modules["luassert.languages." .. name] = function()
    library.say.object:set_namespace(name)
    return library.assert.object
  end
end
for _, name in ipairs { "spy", "stub", "mock", "match" } do
  modules["luassert." .. name] = function() return library.assert[name] end
end

return modules
