// The name under which existing source imports the inspector.
@_exported import Inspector
