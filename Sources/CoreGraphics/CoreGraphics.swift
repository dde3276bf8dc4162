// The name under which existing source imports points, sizes and rectangles, which Foundation has here.
@_exported import Foundation
@_exported import struct Views.CGAffineTransform
@_exported import enum Views.CGLineCap
@_exported import enum Views.CGLineJoin
@_exported import struct Views.CGVector
