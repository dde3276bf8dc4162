// Whoever knows gestures knows the graph that they stand in and where it is laid out; and so does each file in here.
@_exported import Layout
@_exported import ViewGraph
