// The name under which existing source imports publishers and observable objects.
@_exported import FoundationPublishers
@_exported import OpenCombine
