// Re-exports the layout and the graph, which all files of this module see as well.
@_exported import Layout
@_exported import ViewGraph
