// What Foundation has on Apple's systems, and not on Linux.
@_exported import typealias Views.CFAbsoluteTime
@_exported import func Views.CFAbsoluteTimeGetCurrent
@_exported import typealias Views.CFTimeInterval
@_exported import protocol Views.CustomLocalizedStringResourceConvertible
@_exported import class Views.ListFormatter
@_exported import struct Views.LocalizedStringResource
@_exported import var Views.NSEC_PER_MSEC
@_exported import var Views.NSEC_PER_SEC
@_exported import var Views.NSEC_PER_USEC
@_exported import class Views.RelativeDateTimeFormatter
@_exported import var Views.USEC_PER_SEC
