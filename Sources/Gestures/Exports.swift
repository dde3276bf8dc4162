// Re-exports the graph, which each file in here uses.
@_exported import ViewGraph
