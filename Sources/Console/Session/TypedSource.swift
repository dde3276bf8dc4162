import Lua
import Scripting
import System

/// The typed chunks, so that errors can show the lines that they refer to. Line numbers continue from chunk to chunk:
/// the place of a function tells its chunk.
struct TypedSource {
    /// The name of typed chunks in errors.
    static let name = "stdin"

    private var chunks: [(first: Int, lines: Int, text: String)] = []
    /// The number of the line that comes next, from 1.
    private(set) var nextLine = 1

    /// Takes down a chunk that was run, or that can't be.
    mutating func add(_ text: String) {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        chunks.append((nextLine, lines, text))
        nextLine += lines
    }

    /// Counts a line that isn't Lua.
    mutating func skipLine() { nextLine += 1 }

    /// The lines around a place; nil for an unknown place, and for a chunk of one line that was just typed.
    func excerpt(at place: SourcePosition) -> SourceExcerpt? {
        guard place.file == Self.name else {
            return (try? FileSystem.text(of: place.file)).flatMap { SourceExcerpt(of: $0, around: place.line) }
        }
        guard let index = chunks.lastIndex(where: { ($0.first..<$0.first + $0.lines).contains(place.line) }) else {
            return nil
        }
        let chunk = chunks[index]
        guard index < chunks.count - 1 || chunk.lines > 1,
            let cut = SourceExcerpt(of: chunk.text, around: place.line - chunk.first + 1)
        else { return nil }
        return SourceExcerpt(
            firstLine: cut.firstLine + chunk.first - 1, lines: cut.lines, markedLine: cut.markedLine + chunk.first - 1)
    }
}
