import Agents
import Foundation
import Scripting
import SpecRunner
import System

extension PageCallKind {
    /// How long a spec may run, and for how long its process may say nothing, in seconds.
    private static let (timeout, patience) = (10.0, 30.0)

    /// Calls about the steps of a spec, which come from running it once more.
    @MainActor static let steps = [
        PageCallKind(
            name: "steps",
            parameters: [
                ToolParameter(name: "path", kind: .text, about: "A spec file", isRequired: true),
                ToolParameter(name: "id", kind: .text, about: "The id of a spec of it", isRequired: true),
            ], needsProgram: true
        ) { call, workbench in
            let (path, id) = (call.arguments.text("path") ?? "", call.arguments.text("id") ?? "")
            guard workbench.board.files[path] != nil else { throw WorkbenchError.unknownFile(path) }
            var settings = workbench.surroundings.settings
            settings.timeout = min(settings.timeout ?? timeout, timeout)
            let tracer = SpecTracer(
                path: path, line: nil, catalog: workbench.surroundings.app.catalog, settings: settings)
            var answer: [UInt8] = []
            let job = try await CopyJob(patience: patience) { send in
                send(await document(of: id, by: tracer))
            } receive: { line in
                answer = line
            } finish: { ending in
                switch ending {
                case .finished: call.send(json: answer)
                case .died(let words): call.fail("the process that ran the spec died (\(words))")
                case .silent: call.fail("the spec didn't come to an end within \(Int(patience)) s")
                }
            }
            workbench.keep(job)
        }
    ]

    /// A `StepDocument` as JSON, or an object with the reason why there is none.
    @MainActor
    private static func document(of id: String, by tracer: SpecTracer) async -> [UInt8] {
        do {
            let spec = try await tracer.illustrated(id)
            var sources = SourceLines()
            return Array(StepDocument([StepDocument.Entry(spec)]) { sources[$0] }.json.utf8)
        } catch {
            // A text can't fail to be encoded.
            return Array(try! JSONEncoder().encode(["error": "\(error)"]))
        }
    }
}
