// The name under which source imports the log of the system and its locks.
@_exported import Foundation
@_exported import UnifiedLogging
