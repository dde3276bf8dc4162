import Agents
import Console
import Foundation

/// A call of a page, which is answered once.
@MainActor
final class PageCall {
    let arguments: ToolArguments
    private let request: PageRequest

    /// - Throws: `ToolFailure` for arguments that the call doesn't take, `DecodingError` for what isn't JSON.
    init(_ kind: PageCallKind, _ request: PageRequest) throws {
        let given = request.body.isEmpty ? nil : try JSONValue(parsing: request.body)
        arguments = try ToolArguments(given, of: kind.name, kind.parameters)
        self.request = request
    }

    /// Answers with fields.
    func answer(_ fields: [String: JSONValue] = [:]) { send(fields) }

    /// Answers with an object.
    func send(_ answer: some Encodable) {
        // Texts and finite numbers can't fail to be encoded.
        request.respond(type: "application/json", Array(try! JSONEncoder().encode(answer)))
    }

    /// Answers with text that is JSON.
    func send(json: [UInt8]) { request.respond(type: "application/json", json) }

    /// Answers that it wasn't done.
    func fail(_ reason: String) { answer(["error": .string(reason)]) }

    /// The same call for a screen, which answers tools.
    func asToolCall(_ finish: @escaping (ToolResult) -> Void = { _ in }) -> ToolCall {
        ToolCall(id: .null, arguments: arguments, progressToken: nil) { _ in
        } finish: { _, result in
            guard !result.isError else { return self.fail(result.text) }
            finish(result)
        }
    }
}

/// A call that a page can make.
struct PageCallKind {
    let name: String
    var parameters: [ToolParameter] = []
    /// Whether it starts something that has to be the app as it was built last.
    var needsProgram = false
    let run: @MainActor (PageCall, Workbench) async throws -> Void

    /// All of them.
    @MainActor static let all = specs + steps + editing + screen + previews
}
