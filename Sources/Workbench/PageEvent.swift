import Foundation
import SpecRunner

/// Something that a page is told: a JSON object, whose field `event` says which.
enum PageEvent: Encodable {
    /// Everything there is to know; the first event for each page.
    case state(PageState)
    /// The list of files, and whether all of them have been read.
    case files([String])
    case listed(ListedFile)
    case running(RunState)
    case fileStarted(String)
    case started(String)
    case finished(id: String, SpecOutcome)
    /// An error of a file outside of its specs.
    case problem(file: String, SpecOutcome.Problem)
    /// Something to read that is about no spec: a build that fails, what a command says.
    case said(String)
    case watching(Bool)
    case checking(CheckState)
    case finding(name: String, SpecOutcome)

    private enum Field: String, CodingKey { case event, id, file, files, name, outcome, problem, text, state, isOn }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        func put(_ event: String, _ values: [(Field, any Encodable)]) throws {
            try fields.encode(event, forKey: .event)
            for (field, value) in values { try fields.encode(value, forKey: field) }
        }
        switch self {
        case .state(let state): try put("state", [(.state, state)])
        case .files(let paths): try put("files", [(.files, paths)])
        case .listed(let file): try put("listed", [(.file, file)])
        case .running(let state): try put("running", [(.state, state)])
        case .fileStarted(let path): try put("fileStarted", [(.file, path)])
        case .started(let id): try put("started", [(.id, id)])
        case .finished(let id, let outcome): try put("finished", [(.id, id), (.outcome, outcome)])
        case .problem(let path, let problem): try put("problem", [(.file, path), (.problem, problem)])
        case .said(let text): try put("said", [(.text, text)])
        case .watching(let isOn): try put("watching", [(.isOn, isOn)])
        case .checking(let state): try put("checking", [(.state, state)])
        case .finding(let name, let outcome): try put("finding", [(.name, name), (.outcome, outcome)])
        }
    }

    /// The event as a line of JSON.
    var line: String {
        // Texts and finite numbers can't fail to be encoded.
        String(decoding: try! JSONEncoder().encode(self), as: UTF8.self)
    }
}

/// Whether specs run, and how the last run ended.
struct RunState: Encodable {
    var isRunning = false
    /// What runs, or ran, in a few words; nil before the first run.
    var title: String?
    /// The count of the last run; nil where there was none.
    var summary: RunSummary?
    /// What the last run wrote to standard error.
    var errors = ""
}

/// Whether previews are checked, and how that ended.
struct CheckState: Encodable {
    var isRunning = false
    var hasRun = false
    var errors = ""
}

/// Everything that a page shows of specs.
struct PageState: Encodable {
    let version: String
    /// The working directory.
    let folder: String
    let isTrusted: Bool
    /// The folders and files of the specs.
    let paths: [String]
    let files: [ListedFile]
    let outcomes: [String: SpecOutcome]
    let problems: [String: [SpecOutcome.Problem]]
    let run: RunState
    let isWatching: Bool
    let check: CheckState
    let findings: [String: SpecOutcome]
    /// The registered views, as scripts call them.
    let views: [String]
    /// The last of what was said.
    let said: [String]
}
