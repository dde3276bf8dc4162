-- Snapshots of trees, kept beside this file.

local Row = View("SnapshotRow", function(_, name)
  return HStack { Text(name), Button("Delete", function() end):disabled(true) }
end)

describe("A snapshot of a tree", function()
  it("matches the stored snapshot", function()
    assert.matches_snapshot(host(Row("Ann")))
    assert.matches_snapshot(host(Row("Bob")), "another row")
  end)

  it("shows the difference", function()
    local ok, failure = pcall(assert.matches_snapshot, host(Row("Ann")), "changed")
    assert.is_false(ok)
    assert.matches("^This differs from the snapshot 'A snapshot of a tree shows the difference | changed'",
      tostring(failure))
    assert.matches('    %-     Text "Eve"\n    %+     Text "Ann"', tostring(failure))
    assert.matches("%-%-update%-snapshots replaces it$", tostring(failure))
  end)

  it("can't be negated", function()
    assert.error_matches(function() assert.does_not.match_snapshot(host(Row("Ann"))) end, "can't be negated")
  end)
end)
