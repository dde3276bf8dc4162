import Agents
import System

/// The reason why a page can't be served, or why a call of a page isn't done.
public enum WorkbenchError: Error, CustomStringConvertible {
    /// libevent isn't there.
    case missingLibrary
    /// The port can't be had, for a reason in words.
    case cannotListen(port: Int, reason: String)
    /// There are too many processes or open files for another process.
    case cannotStart(reason: String)
    /// There is no such spec file in the list.
    case unknownFile(String)
    /// A run is going on.
    case isRunning
    /// The file has changed since the page read it.
    case changedMeanwhile(String)
    /// The file isn't in one of the folders of specs.
    case outsideFolders(path: String, folders: [String])
    /// A file is longer than a page edits.
    case tooLong(path: String, limit: Int)

    public var description: String {
        switch self {
        case .missingLibrary:
            "the page needs libevent 2.1, which isn't there: apt-get install libevent-2.1-7"
        case .cannotListen(let port, let reason):
            port == 0
                ? "can't listen at 127.0.0.1: \(reason)"
                : "can't listen at 127.0.0.1:\(port): \(reason); without --port, a port that is free is taken"
        case .cannotStart(let reason): "no process can be started: \(reason)"
        case .unknownFile(let path): "there is no spec file \(path) in the list; Reload reads the folders again"
        case .isRunning: "a run is going on: stop it first, or wait for its end"
        case .changedMeanwhile(let path):
            "\(path) was changed outside of this page since it was read: read it again, and what was typed here is lost; "
                + "or copy that first"
        case .outsideFolders(let path, let folders):
            "a spec is written below \(folders.joined(separator: ", ")), whose specs this page shows; got '\(path)'"
        case .tooLong(let path, let limit): "\(path) has more than \(limit) bytes: edit it with another editor"
        }
    }
}
