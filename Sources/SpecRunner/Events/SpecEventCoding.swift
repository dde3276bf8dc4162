/// An event as an object of its own: `event` names it, the other fields are what it is about.
///
/// | `event`         | fields                     |
/// |-----------------|----------------------------|
/// | `runStarted`    | `files`, `shards`          |
/// | `fileStarted`   | `path`                     |
/// | `groupStarted`  | `group`                    |
/// | `specStarted`   | `spec`                     |
/// | `step`          | `name`                     |
/// | `traced`        | `trace`                    |
/// | `output`        | `text`                     |
/// | `specFinished`  | `result`                   |
/// | `groupFailed`   | `group`, `detail`          |
/// | `groupFinished` | `group`                    |
/// | `fileFinished`  | `path`, `seconds`          |
/// | `runFinished`   | `summary`                  |
///
/// Payloads have the fields of `GroupReference`, `SpecReference`, `SpecResult`, `OutcomeDetail` and `RunSummary`; what is nil
/// there is left out.
extension SpecEvent: Codable {
    private enum Field: String, CodingKey {
        case event, files, shards, path, group, spec, name, trace, text, result, detail, seconds, summary
    }

    private enum Name: String, Codable {
        case runStarted, fileStarted, groupStarted, specStarted, step, traced, output, specFinished, groupFailed,
            groupFinished
        case fileFinished, runFinished
    }

    /// Writes an event as an object.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        func encode<each Value: Encodable>(_ name: Name, _ values: repeat (Field, each Value)) throws {
            try fields.encode(name, forKey: .event)
            for (field, value) in repeat each values { try fields.encode(value, forKey: field) }
        }
        switch self {
        case .runStarted(let files, let shards):
            try encode(.runStarted, (.files, files))
            try fields.encodeIfPresent(shards, forKey: .shards)
        case .fileStarted(let path): try encode(.fileStarted, (.path, path))
        case .groupStarted(let group): try encode(.groupStarted, (.group, group))
        case .specStarted(let spec): try encode(.specStarted, (.spec, spec))
        case .step(let name): try encode(.step, (.name, name))
        case .traced(let step): try encode(.traced, (.trace, step))
        case .output(let text): try encode(.output, (.text, text))
        case .specFinished(let result): try encode(.specFinished, (.result, result))
        case .groupFailed(let group, let detail): try encode(.groupFailed, (.group, group), (.detail, detail))
        case .groupFinished(let group): try encode(.groupFinished, (.group, group))
        case .fileFinished(let path, let seconds): try encode(.fileFinished, (.path, path), (.seconds, seconds))
        case .runFinished(let summary): try encode(.runFinished, (.summary, summary))
        }
    }

    /// Reads an event.
    /// - Throws: `DecodingError` if the object isn't one.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        func field<Value: Decodable>(_ field: Field) throws -> Value {
            try fields.decode(Value.self, forKey: field)
        }
        switch try fields.decode(Name.self, forKey: .event) {
        case .runStarted:
            self = .runStarted(
                files: try field(.files), shards: try fields.decodeIfPresent(ShardPlan.self, forKey: .shards))
        case .fileStarted: self = .fileStarted(path: try field(.path))
        case .groupStarted: self = .groupStarted(try field(.group))
        case .specStarted: self = .specStarted(try field(.spec))
        case .step: self = .step(name: try field(.name))
        case .traced: self = .traced(try field(.trace))
        case .output: self = .output(text: try field(.text))
        case .specFinished: self = .specFinished(try field(.result))
        case .groupFailed: self = .groupFailed(try field(.group), try field(.detail))
        case .groupFinished: self = .groupFinished(try field(.group))
        case .fileFinished: self = .fileFinished(path: try field(.path), seconds: try field(.seconds))
        case .runFinished: self = .runFinished(try field(.summary))
        }
    }
}
