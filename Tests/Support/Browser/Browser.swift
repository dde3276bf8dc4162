import Foundation
import Testing

/// A headless browser, where there is one: `apt-get install chromium`.
package enum Browser {
    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// Where the browser is; nil where there is none.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    package static let isHere = path != nil
    package static let absence: Comment = "needs a browser: apt-get install chromium"

    /// The arguments for a browser without a window that keeps its files in a folder.
    static func arguments(in profile: TemporaryFolder) -> [String] {
        [
            path ?? "/nonexistent", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--user-data-dir=\(profile.path)",
        ]
    }

    /// Opens a page, and returns what the browser writes to its standard output.
    package static func run(_ arguments: [String], page: String) throws -> String {
        let profile = try TemporaryFolder()
        return try Program(Self.arguments(in: profile) + arguments + [page]).run().output
    }
}
