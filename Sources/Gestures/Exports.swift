// Re-exports the graph and the layout, which each file in here uses.
@_exported import Layout
@_exported import ViewGraph
