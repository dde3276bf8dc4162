import Lua
import Scripting

extension JSONValue {
    /// The most values that an answer has.
    private static let mostValues = 1000
    /// The length of the longest text in a response, in bytes; longer texts are cut.
    private static let mostText = 1 << 20

    /// The result of a chunk.
    /// - Parameters:
    ///  - evaluation: The result.
    ///  - values: The values themselves, if the chunk returned some.
    @MainActor
    init(_ evaluation: Evaluation, values: [Lua.Value], _ analysis: StaticAnalysis) {
        switch evaluation {
        case .values(let texts):
            var plain = PlainValues()
            let all = zip(texts, values).prefix(Self.mostValues).map { text, value in
                JSONValue(value, text: text, analysis, &plain)
            }
            var fields: [String: JSONValue] = ["outcome": "values", "values": .array(all)]
            if texts.count > all.count { fields["omitted"] = .string("\(texts.count - all.count) more values") }
            self = .object(fields)
        case .incomplete(let error): self = ["outcome": "incomplete", "error": JSONValue(error)]
        case .error(let error): self = ["outcome": "error", "error": JSONValue(error)]
        }
    }

    /// A value: its text in the console, its type, and the value itself if JSON can express it; otherwise the reason.
    @MainActor
    private init(_ value: Lua.Value, text: String, _ analysis: StaticAnalysis, _ plain: inout PlainValues) {
        var fields: [String: JSONValue] = ["text": .cut(text)]
        if let element = analysis.element(value) {
            fields["type"] = "element"
            fields["value"] = ["kind": .string(element.kind), "path": .string(element.path)]
        } else {
            // The name of Lua's `type`, which doesn't distinguish numbers.
            let kind = value.number == nil ? value.kind : "number"
            fields["type"] = .string(value.userdata?.typeName ?? kind)
            do {
                fields["value"] = try plain.json(value)
            } catch {
                fields["omitted"] = .string("\(error)")
            }
        }
        self = .object(fields)
    }

    /// A text, without its middle if it is too long for a response.
    private static func cut(_ text: String) -> JSONValue {
        let bytes = text.utf8
        guard bytes.count > mostText else { return .string(text) }
        let (start, end) = (bytes.prefix(mostText / 2), bytes.suffix(mostText / 2))
        let missing = bytes.count - start.count - end.count
        return .string(
            String(decoding: start, as: UTF8.self) + "\n… \(missing) bytes are left out …\n"
                + String(decoding: end, as: UTF8.self))
    }

    /// The error of a chunk.
    init(_ error: EvaluationError) {
        var fields: [String: JSONValue] = [
            "message": .cut(error.message), "isInterruption": .boolean(error.isInterruption),
            "traceback": .array(error.traceback.map(JSONValue.string)), "text": .cut(error.description),
        ]
        if let place = error.location {
            fields["location"] = ["source": .string(place.file), "line": .integer(Int64(place.line))]
        }
        self = .object(fields)
    }
}
