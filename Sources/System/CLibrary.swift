// The C library of the platform, for every file that imports this module. No other names one but in MacroExpansion,
// which imports no module, since it is built for the host as well.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif
