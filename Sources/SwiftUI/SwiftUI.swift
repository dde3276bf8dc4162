// The name under which existing source imports the view model.
@_exported import Foundation
@_exported import ViewTree
