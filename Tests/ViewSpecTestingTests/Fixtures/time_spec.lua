for _, way in ipairs { "main", "nonisolated", "detached", "actor", "deadline" } do
  it("wakes a task that sleeps: " .. way, function()
    local screen = host(views.Sleeper{ way = way })
    clock:advance(1.99)
    assert.has_text(screen, "asleep")
    clock:advance(0.01)
    assert.has_text(screen, "awake")
  end)
end

it("finishes what needs no time", function()
  assert.has_text(host(views.Sleeper{ way = "zero" }), "awake")
end)

it("waits for other threads", function()
  assert.eventually.has_text(host(views.Sleeper{ way = "outside" }), "awake", { timeout = 60 })
end)
