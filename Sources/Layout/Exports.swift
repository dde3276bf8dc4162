// Whoever knows the layout knows the graph that it lays out; and so does each file in here.
@_exported import ViewGraph
