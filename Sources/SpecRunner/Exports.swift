// Reports show sources and colours as the REPL does; who imports this module for its reports needs no other.
@_exported import enum Scripting.ColorMode
@_exported import struct Scripting.SourceExcerpt
@_exported import struct Scripting.TextStyle
