@_exported import ViewTree
@_exported import Foundation
