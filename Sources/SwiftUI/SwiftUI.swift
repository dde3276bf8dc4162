// The name under which existing source imports the view model.
@_exported import Foundation
@_exported import FoundationPublishers
@_exported import Observation
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
@_exported import Views
