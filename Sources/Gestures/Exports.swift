// Whoever knows gestures knows the graph that they stand in; and so does each file in here.
@_exported import ViewGraph
