-- What specs of modifiers share.

local assert = require "luassert"

local reading = {}

-- The first text in a view, on a screen.
function reading.text(view) return host(VStack { view }):text(1) end

-- The name and the body of a spec: a call reads what `view` makes of a text, and fails where the modifier is missing.
function reading.reads(call, view, expected)
  return "reads " .. call, function()
    local element = reading.text(view(Text("a")))
    assert.same(expected, element[call](element))
    local plain = reading.text(Text("a"))
    assert.error_matches(function() return plain[call](plain) end, "Text does not have '%w+' modifier")
  end
end

return reading
