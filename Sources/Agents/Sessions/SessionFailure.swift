import System

/// The reason why a session can't be started or used.
package enum SessionFailure: Error, CustomStringConvertible {
    /// The name isn't one.
    case badName(String)
    /// There is no session of the name; with those there are.
    case none(String, others: [String])
    /// There is one of the name already.
    case taken(String)
    /// The folder of the sockets isn't this user's own.
    case unsafeFolder(String, reason: String)
    /// The view can't be hosted.
    case notHosted(String)
    /// It has ended while it was used, or doesn't do what a session does.
    case lost(String)
    /// The system refuses something.
    case system(String)

    package var description: String {
        switch self {
        case .badName(let name):
            "the name of a session has 1 to \(SessionPlace.longestName) letters, digits, hyphens and underscores; got "
                + "'\(name)'"
        case .none(let name, let others):
            "there is no session '\(name)' for this folder; "
                + (others.isEmpty
                    ? "" : "there \(others.count == 1 ? "is" : "are") \(others.joined(separator: ", ")); ")
                + "'session start \(name)' starts one, and one that isn't used for a while ends by itself"
        case .taken(let name):
            "there is a session '\(name)' for this folder already: eval uses it, 'session end \(name)' ends it, and "
                + "--replace starts it anew"
        case .unsafeFolder(let folder, let reason):
            "the sockets of sessions are in \(folder), which \(reason); XDG_RUNTIME_DIR can name a folder of your own "
                + "for them"
        case .notHosted(let reason), .system(let reason): reason
        case .lost(let name): "the session '\(name)' has ended without an answer"
        }
    }
}
