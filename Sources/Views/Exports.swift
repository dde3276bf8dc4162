// Re-exports the graph, the layout and the gestures, which each file in here uses.
@_exported import Gestures
@_exported import Layout
@_exported import ViewGraph
