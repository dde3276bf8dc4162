import System

/// Files that builds generate.
enum GeneratedFile {
    /// Writes a file unless it has that text already, so that what depends on its time isn't built again.
    /// - Returns: Whether it was written.
    /// - Throws: `AppBuildingError.file`.
    @discardableResult
    static func write(_ text: String, to path: String) throws(AppBuildingError) -> Bool {
        if let bytes = try? FileSystem.contents(of: path), bytes == Array(text.utf8) { return false }
        do {
            try FileSystem.write(text, to: path, replacing: true)
            return true
        } catch {
            throw .file(error)
        }
    }
}
