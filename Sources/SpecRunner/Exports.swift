// Events hold values of the modules below: whoever listens to a run has them as well.
@_exported import struct Lua.SourcePosition
@_exported import struct Scripting.ScreenChange
@_exported import struct Scripting.SpecAction
