import Lua

/// Here a table is one of Lua's; the view of that name is `ViewTree.Table`.
typealias Table = Lua.Table
