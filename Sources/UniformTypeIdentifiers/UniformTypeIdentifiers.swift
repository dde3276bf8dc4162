// The name under which existing source imports the types of files.
@_exported import Foundation
@_exported import struct Views.UTType
