-- Lines of texts.

describe("a text", function()
  local function text(words, width)
    return host(Text(words):frame { width = width }, { screen = { width = 320, height = 568 } }):find("Text")
  end

  it("is broken between words", function()
    assert.same({ "one two", "three" }, text("one two three", 70):lines())
    assert.is_false(text("one two three", 70):isTruncated())
  end)

  it("is cut at its limit of lines", function()
    local cut = host(Text("one two three four"):lineLimit(1):frame { width = 80 }):find("Text")
    assert.same({ "one two…" }, cut:lines())
    assert.is_true(cut:isTruncated())
  end)

  it("takes as many lines as it needs", function()
    assert.equal(42.5, text("one two three", 70):frame { inner = true }.height)
  end)
end)
