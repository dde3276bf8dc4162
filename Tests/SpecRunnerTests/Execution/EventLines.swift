import Scripting
import TestSupport
import Testing

@testable import SpecRunner

/// Runs of one file, told in a line per event.
@MainActor
enum EventLines {
    /// The events of a source, written to a file, one line each. The file's own start and end are left out. Messages end with
    /// their first line, unless `hasWholeMessages` wants them in place of outcomes.
    static func run(
        _ source: String, options: ExecutionSettings = ExecutionSettings(), done: [String: Int] = [:],
        name: String = "s_spec.lua",
        hasWholeMessages: Bool = false, prepare: (inout ExecutionSettings, String) -> Void = { _, _ in }
    ) async throws -> [String] {
        let folder = try TemporaryFolder()
        let path = try folder.write(source, to: name)
        var options = options
        prepare(&options, path)
        var lines: [String] = []
        let run = FileExecution(
            path: path, catalog: Catalog(), settings: options,
            done: Dictionary(uniqueKeysWithValues: done.map { ("\(path): \($0.key)", $0.value) })
        ) { event in
            if hasWholeMessages, case .specFinished(let result) = event {
                lines += result.details.map(\.message)
            } else if let line = text(event) {
                lines.append(line)
            }
        }
        try await run.run()
        return lines
    }

    /// Checks the events of a source.
    static func run(
        _ source: String, done: [String: Int] = [:], gives expected: [String],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async throws {
        #expect(try await run(source, done: done) == expected, sourceLocation: sourceLocation)
    }

    /// The names of the specs that ran, in order.
    static func names(
        _ source: String, options: ExecutionSettings = ExecutionSettings(),
        prepare: (inout ExecutionSettings, String) -> Void = { _, _ in }
    ) async throws -> [String] {
        try await run(source, options: options, prepare: prepare).filter { $0.hasPrefix("spec ") }
            .map { String($0.dropFirst(5).prefix { $0 != ":" }) }
    }

    private static func text(_ event: SpecEvent) -> String? {
        switch event {
        case .runStarted, .fileStarted, .fileFinished, .runFinished: nil
        case .groupStarted(let group): "group \(group.names.joined(separator: "/")):\(group.location.line)"
        case .groupFinished(let group): "end \(group.names.joined(separator: "/"))"
        case .groupFailed(let group, let detail):
            "failed \(group.names.joined(separator: "/")): \(text(detail))"
        case .specStarted(let spec): "spec \(spec.name):\(spec.location.line)"
        case .step(let name): "step \(name)"
        case .traced(let step): "traced \(step.action.call)"
        case .output(let text): "output \(text.debugDescription)"
        case .specFinished(let result):
            (["\(result.outcome)"] + result.details.map(text)).joined(separator: "; ")
        }
    }

    private static func text(_ detail: OutcomeDetail) -> String {
        "\(detail.location.map { "\($0.line)" } ?? "?") \(detail.message.prefix { $0 != "\n" })"
    }
}
