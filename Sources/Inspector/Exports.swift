// What existing source gets from importing the inspector alone, without the view model.
@_exported import enum ViewTree.InspectionError
@_exported import protocol ViewTree.KnownViewType
@_exported import protocol ViewTree.MultipleViewContent
@_exported import protocol ViewTree.SingleViewContent
@_exported import enum ViewTree.ViewSearch
@_exported import enum ViewTree.ViewType
