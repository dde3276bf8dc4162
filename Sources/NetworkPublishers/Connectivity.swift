import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
    /// Whether a task waits until there is a connection. It never does on Linux, where a task fails at once without one:
    /// setting it changes nothing, so that source that does can be built.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
