// Events hold values of the modules below: listeners to a run have them as well.
@_exported import struct Lua.SourcePosition
@_exported import struct Scripting.ScreenChange
@_exported import struct Scripting.SpecAction
