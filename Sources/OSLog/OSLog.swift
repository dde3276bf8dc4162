// The name under which source imports the log of the system.
@_exported import Foundation
@_exported import UnifiedLogging
