// Whoever knows the kinds knows the graph that they stand in and the gestures on them; and so does each file in here.
@_exported import Gestures
@_exported import Layout
@_exported import ViewGraph
