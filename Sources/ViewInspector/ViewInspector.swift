@_exported import Inspector
