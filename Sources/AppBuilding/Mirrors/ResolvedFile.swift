import Foundation
import System

/// `Package.resolved` of a package, which SwiftPM keeps beside the manifest and for which it has no other place. While there
/// are mirrors, it would name their revisions: so the user's file is put aside for as long as SwiftPM runs.
struct ResolvedFile {
    /// The user's file.
    private let path: String
    /// The user's file while SwiftPM runs, and ours while it doesn't.
    private let aside: String
    private let ours: String

    /// - Parameters:
    ///  - package: The folder with the manifest.
    ///  - folder: Where the file with mirrors is kept.
    init(of package: String, in folder: ConsoleFolder) {
        path = "\(package)/Package.resolved"
        aside = "\(folder.resolved).aside"
        ours = folder.resolved
    }

    /// Puts a file with mirrors in the place of the user's: what the user's says of other packages, and what ours says of
    /// these.
    func swapIn(_ mirrors: Mirrors.State) {
        restore()
        let users = try? FileSystem.contents(of: path)
        // Where there is no file of the user's, an empty one says so.
        _ = try? FileSystem.write(users.map { String(decoding: $0, as: UTF8.self) } ?? "", to: aside, replacing: true)
        guard let ours = try? FileSystem.contents(of: ours) else {
            if let users, let text = Self.merged(users, [], mirrors) { write(text) }
            return
        }
        guard let text = Self.merged(users ?? ours, ours, mirrors) else { return }
        write(text)
    }

    private func write(_ text: String) { _ = try? FileSystem.write(text, to: path, replacing: true) }

    /// Puts the user's file in its place again. A process that was killed meanwhile left that to the next one.
    func restore() {
        guard let bytes = try? FileSystem.contents(of: aside) else { return }
        if let now = try? FileSystem.contents(of: path) {
            _ = try? FileSystem.write(String(decoding: now, as: UTF8.self), to: ours, replacing: true)
        }
        if bytes.isEmpty {
            unlink(path)
        } else {
            _ = try? FileSystem.write(String(decoding: bytes, as: UTF8.self), to: path, replacing: true)
        }
        unlink(aside)
    }

    /// A file with the pins of one, except those of mirrors, which are those of another unless they have changed.
    /// - Returns: `nil` where the first isn't as SwiftPM writes it.
    static func merged(_ bytes: [UInt8], _ others: [UInt8], _ mirrors: Mirrors.State) -> String? {
        guard var file = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any],
            let pins = file["pins"] as? [[String: Any]]
        else { return nil }
        let other = (try? JSONSerialization.jsonObject(with: Data(others))) as? [String: Any]
        let identity = { (pin: [String: Any]) in pin["identity"] as? String ?? "" }
        let mirrored = (other?["pins"] as? [[String: Any]] ?? []).filter {
            mirrors.names.contains(identity($0)) && !mirrors.changed.contains(identity($0))
        }
        file["pins"] = pins.filter { !mirrors.names.contains(identity($0)) } + mirrored
        file["originHash"] = nil
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: file, options: options))
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
