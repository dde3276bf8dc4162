-- How the texts of a view are shown, and how they are typed.

local function text(view) return host(VStack { view }):text(1) end

local function reads(call, view, expected)
  it("reads " .. call, function()
    local element = text(view(Text("a")))
    assert.same(expected, element[call](element))
    local plain = text(Text("a"))
    assert.error_matches(function() return plain[call](plain) end, "Text does not have '%w+' modifier")
  end)
end

describe("A modifier of text", function()
  reads("keyboardType", function(t) return t:keyboardType("emailAddress") end, "emailAddress")
  reads("textContentType", function(t) return t:textContentType("username") end, "username")
  reads("autocapitalization", function(t) return t:autocapitalization("words") end, "words")
  reads("textInputAutocapitalization", function(t) return t:textInputAutocapitalization("never") end, "never")
  reads("disableAutocorrection", function(t) return t:disableAutocorrection(true) end, true)
  reads("autocorrectionDisabled", function(t) return t:autocorrectionDisabled() end, true)
  reads("lineLimit", function(t) return t:lineLimit(2) end, 2)
  reads("lineLimit", function(t) return t:lineLimit { from = 2, to = 4 } end, 4)
  reads("lowerLineLimit", function(t) return t:lineLimit { from = 2, to = 4 } end, 2)
  reads("multilineTextAlignment", function(t) return t:multilineTextAlignment("center") end, "center")
  reads("lineSpacing", function(t) return t:lineSpacing(4) end, 4)
  reads("minimumScaleFactor", function(t) return t:minimumScaleFactor(0.5) end, 0.5)
  reads("truncationMode", function(t) return t:truncationMode("middle") end, "middle")
  reads("allowsTightening", function(t) return t:allowsTightening(true) end, true)
  reads("textCase", function(t) return t:textCase("uppercase") end, "uppercase")
  reads("flipsForRightToLeftLayoutDirection", function(t) return t:flipsForRightToLeftLayoutDirection(true) end, true)
  reads("submitLabel", function(t) return t:submitLabel("search") end, "search")
  reads("textSelection", function(t) return t:textSelection("enabled") end, true)
  reads("dynamicTypeSize", function(t) return t:dynamicTypeSize("xLarge") end, "xLarge")
  reads("dynamicTypeSize", function(t) return t:dynamicTypeSize { to = "small" } end, "small")
  reads("dynamicTypeSizeRange", function(t) return t:dynamicTypeSize { from = "xLarge" } end,
    { from = "xLarge", to = "accessibility5" })

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
  reads("redacted", function(t) return t:redacted("placeholder") end, { "placeholder" })
  reads("redacted", function(t) return t:redacted { reason = { "privacy", "invalidated" } } end,
    { "privacy", "invalidated" })
  reads("unredacted", function(t) return t:unredacted() end, true)
  reads("privacySensitive", function(t) return t:privacySensitive() end, true)
end)
