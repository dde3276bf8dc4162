// Re-exports the graph and the gestures, which each file in here uses.
@_exported import Gestures
@_exported import ViewGraph
