import struct SpecRunner.SourceLocation

/// A line of a Lua file, by a name that Testing hasn't taken.
typealias LuaLocation = SourceLocation
