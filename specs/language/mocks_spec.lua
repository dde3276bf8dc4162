-- Mocks are tables full of spies.

describe("A mock", function()
  local object
  before_each(function()
    object = { f = function() return "f" end, inner = { g = function() return "g" end }, value = 3 }
    object.self = object
  end)

  it("spies on every function, to any depth", function()
    local m = mock(object)
    assert.equal("g", m.inner.g(1))
    assert.spy(m.inner.g).was.called_with(1)
    assert.spy(m.f).was_not.called()
    mock.clear(m)
    assert.spy(m.inner.g).was.called(0)
    mock.revert(m)
    assert.is_false(spy.is_spy(object.f))
  end)

  it("is made of stubs on request", function()
    local m = mock(object, true)
    assert.is_nil(m.inner.g())
    assert.equal(3, m.value)
    mock.revert(m)
    assert.equal("g", object.inner.g())
    mock(object, true, function() return 5 end)
    assert.equal(5, object.f())
  end)
end)
