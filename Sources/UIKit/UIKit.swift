// The name under which existing source imports UIKit.
@_exported import Foundation
@_exported import UIKitTypes
@_exported import struct Views.NSUnderlineStyle
@_exported import enum Views.UIKeyboardType
@_exported import enum Views.UITextAutocapitalizationType
@_exported import struct Views.UITextContentType
@_exported import struct Views.UTType
