// The name under which existing source imports the view model. Of that model it has SwiftUI's names alone, which the files
// in Exports list: `Node` and `Parameter` are names of apps. UIKit's names come with it, as on iOS.
@_exported import Foundation
@_exported import FoundationPublishers
@_exported import Observation
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
@_exported import UIKitTypes
