// What existing source gets from importing the inspector alone, without the view model.
@_exported import enum ViewGraph.InspectionError
@_exported import protocol ViewGraph.KnownViewType
@_exported import protocol ViewGraph.MultipleViewContent
@_exported import protocol ViewGraph.SingleViewContent
@_exported import enum ViewGraph.ViewSearch
@_exported import enum ViewGraph.ViewType
@_exported import struct Views.DeviceScreen
@_exported import struct Views.Rotation3D
