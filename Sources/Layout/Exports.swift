// Re-exports the graph, which all files of this module see as well.
@_exported import ViewGraph
