import CLineEditor
import Dispatch

/// Reads lines that a person edits, with libedit.
@MainActor
final class EditingLineReader: LineReader {
    /// The library's file name.
    #if os(macOS)
    nonisolated static let library = "libedit.3.dylib"
    #else
    nonisolated static let library = "libedit.so.2"
    #endif

    /// libedit's editor, which is used by one thread at a time: the queue's while a line is read.
    private struct Editor: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let editor: Editor
    private let history: History?
    private let completing: TabCompletion
    /// Waiting for keys must not block the main actor: tasks of views go on, and completion runs there.
    private let queue = DispatchQueue(label: "viewspec.editing")

    /// Creates a reader.
    /// - Parameters:
    ///  - library: libedit, as `dlopen` finds it.
    ///  - input: The terminal to read keys from.
    ///  - output: The terminal to show the line on.
    ///  - history: The lines to recall and to extend.
    ///  - completer: Answers Tab.
    /// - Returns: `nil` if the library can't be loaded.
    init?(library: String, input: Int32, output: Int32, history: History?, completer: any Completer) {
        guard let pointer = cle_open(library, "viewspec", input, output, Int32(History.limit)) else { return nil }
        editor = Editor(pointer: pointer)
        self.history = history
        completing = TabCompletion(completer, width: { Int(cle_width(output)) })
        for entry in history?.entries ?? [] { cle_remember(pointer, entry) }
        cle_set_completer(pointer, completeLine, Unmanaged.passUnretained(completing).toOpaque())
    }

    deinit { cle_close(editor.pointer) }

    func readLine(prompt: String, after chunk: String) async -> LineInput {
        completing.chunk = chunk
        cle_forget_wake(editor.pointer)
        return await withCheckedContinuation { continuation in
            queue.async { [editor] in continuation.resume(returning: Self.read(editor, prompt)) }
        }
    }

    func remember(_ chunk: String) {
        if history?.add(chunk) != false { cle_remember(editor.pointer, chunk) }
    }

    func interrupt() { cle_wake(editor.pointer) }

    nonisolated private static func read(_ editor: Editor, _ prompt: String) -> LineInput {
        var text: UnsafePointer<CChar>?
        let ending = cle_read(editor.pointer, prompt, &text)
        let line = text.map { String(cString: $0) } ?? ""
        return switch ending {
        case cle_line: .line(line)
        case cle_woken: .interrupted(wasEmpty: line.isEmpty)
        default: .end
        }
    }
}

/// Called by libedit's thread when Tab is pressed.
private func completeLine(
    _ context: UnsafeMutableRawPointer?, _ editor: OpaquePointer?, _ line: UnsafePointer<CChar>?, _ cursor: Int
) -> cle_completion {
    guard let context, let line else { return cle_no_completion }
    let completing = Unmanaged<TabCompletion>.fromOpaque(context).takeUnretainedValue()
    switch completing.complete(String(cString: line), at: cursor) {
    case .nothing: return cle_no_completion
    case .replace(let count, let text):
        cle_replace(editor, count, text)
        return cle_changed
    case .list(let text):
        cle_list(editor, text)
        return cle_listed
    }
}
