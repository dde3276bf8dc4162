// Texts.
@_exported import protocol Views._FormatSpecifiable
@_exported import protocol Views.AttributedTextFormattingDefinition
@_exported import struct Views.AttributedTextSelection
@_exported import protocol Views.AttributedTextValueConstraint
@_exported import struct Views.InlinePresentationIntent
@_exported import struct Views.LocalizedStringKey
@_exported import struct Views.NSUnderlineStyle
@_exported import struct Views.ScaledMetric
@_exported import struct Views.Text
