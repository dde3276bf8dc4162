-- How the texts of a view are shown, and how they are typed.

local reading = require "reading"
local text, reads = reading.text, reading.reads

describe("A modifier of text", function()
  it(reads("keyboardType", function(t) return t:keyboardType("emailAddress") end, "emailAddress"))
  it(reads("textContentType", function(t) return t:textContentType("username") end, "username"))
  it(reads("autocapitalization", function(t) return t:autocapitalization("words") end, "words"))
  it(reads("textInputAutocapitalization", function(t) return t:textInputAutocapitalization("never") end, "never"))
  it(reads("disableAutocorrection", function(t) return t:disableAutocorrection(true) end, true))
  it(reads("autocorrectionDisabled", function(t) return t:autocorrectionDisabled() end, true))
  it(reads("lineLimit", function(t) return t:lineLimit(2) end, 2))
  it(reads("lineLimit", function(t) return t:lineLimit { from = 2, to = 4 } end, 4))
  it(reads("lowerLineLimit", function(t) return t:lineLimit { from = 2, to = 4 } end, 2))
  it(reads("multilineTextAlignment", function(t) return t:multilineTextAlignment("center") end, "center"))
  it(reads("lineSpacing", function(t) return t:lineSpacing(4) end, 4))
  it(reads("minimumScaleFactor", function(t) return t:minimumScaleFactor(0.5) end, 0.5))
  it(reads("truncationMode", function(t) return t:truncationMode("middle") end, "middle"))
  it(reads("allowsTightening", function(t) return t:allowsTightening(true) end, true))
  it(reads("textCase", function(t) return t:textCase("uppercase") end, "uppercase"))
  it(reads("flipsForRightToLeftLayoutDirection", function(t) return t:flipsForRightToLeftLayoutDirection(true) end,
    true))
  it(reads("submitLabel", function(t) return t:submitLabel("search") end, "search"))
  it(reads("textSelection", function(t) return t:textSelection("enabled") end, true))
  it(reads("dynamicTypeSize", function(t) return t:dynamicTypeSize("xLarge") end, "xLarge"))
  it(reads("dynamicTypeSize", function(t) return t:dynamicTypeSize { to = "small" } end, "small"))
  it(reads("dynamicTypeSizeRange", function(t) return t:dynamicTypeSize { from = "xLarge" } end,
    { from = "xLarge", to = "accessibility5" }))

  it("gives all digits the same width", function()
    assert.is_true(host(VStack { Text("1") }:monospacedDigit()):vStack():monospacedDigit())
  end)

  it("refuses limits that contradict each other", function()
    assert.error_matches(function() Text("a"):lineLimit { from = 4, to = 2 } end, "a number from 4 up")
    assert.error_matches(function() Text("a"):dynamicTypeSize { from = "large", to = "small" } end, "from large up")
  end)

  it("sets the environment, as environment does by name", function()
    assert.equal(4, text(Text("a"):environment("lineSpacing", 4)):lineSpacing())
    assert.equal("dark", text(Text("a"):environment("colorScheme", "dark")):colorScheme())
    assert.error_matches(function() Text("a"):environment("lineSpacin", 4) end, '"lineSpacing"')
  end)
end)

describe("A modifier that redacts", function()
  it(reads("redacted", function(t) return t:redacted("placeholder") end, { "placeholder" }))
  it(reads("redacted", function(t) return t:redacted { reason = { "privacy", "invalidated" } } end,
    { "privacy", "invalidated" }))
  it(reads("unredacted", function(t) return t:unredacted() end, true))
  it(reads("privacySensitive", function(t) return t:privacySensitive() end, true))
end)

describe("A modifier of how texts are set", function()
  it(reads("textScale", function(t) return t:textScale("secondary") end, { scale = "secondary", isEnabled = true }))
  it(reads("typesettingLanguage", function(t) return t:typesettingLanguage("th") end,
    { language = "th", isEnabled = true }))
  it(reads("monospaced", function(t) return t:monospaced() end, true))
  it(reads("invalidatableContent", function(t) return t:invalidatableContent() end, true))
end)
