// The C library, for every file that imports this module.
@_exported import Glibc
