import Scripting
import System

package enum RecordCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "record", arguments: "[start|stop|undo]",
        "Show the recording; start it again, stop it, or drop its last entry.",
        example: ":record start", changesSession: true
    ) { commands, line in
        let recorder = commands.recorder
        guard line.words.count <= 1 else { throw CommandFailure(":record takes start, stop, undo or nothing") }
        switch line.words.first {
        case nil: return .done(commands.recorded)
        case "start":
            recorder.start()
            return .done("Recording. :spec name makes a spec of it.")
        case "stop":
            recorder.stop()
            return .done("Recording is stopped. :spec name makes a spec of \(commands.amount).")
        case "undo":
            guard let last = recorder.dropLast() else { throw CommandFailure("nothing has been recorded") }
            return .done("Forgotten: \(last.source)")
        case let word?:
            let near = Suggestions.nearest(to: word, among: ["start", "stop", "undo"])
            throw CommandFailure(
                ":record takes start, stop, undo or nothing, got \(word)"
                    + (near.map { "; did you mean :record \($0)?" } ?? ""))
        }
    }
}

package enum SpecCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "spec", arguments: "name [file]", "Write the recording as a spec and run it; :spec! replaces the file.",
        example: ":spec signs_in", takesForce: true
    ) { commands, line in
        let (name, path) = try SpecPath.named(line.words)
        let spec = commands.recorder.spec(named: name)
        guard !spec.preview.isEmpty else { throw CommandFailure("nothing that a spec could do has been recorded") }
        try SpecPath.write(spec.text, to: path, replacing: line.isForced)
        commands.write("wrote \(path)\n")
        commands.lastRun = [path]
        guard try commands.runSpecs([path], commands.write) else {
            return .error(
                "The spec fails: something differs from this session. \(path) is kept; "
                    + "change it, and try it with :run \(path)")
        }
        return .done(nil)
    }
}

extension SessionCommands {
    /// The number of recorded entries, with its noun.
    fileprivate var amount: String {
        let count = recorder.chunks.count
        return count == 1 ? "1 entry" : "\(count) entries"
    }

    /// The body of the next spec.
    fileprivate var recorded: String {
        let lines = recorder.spec(named: "").preview
        let state = recorder.isRecording ? "Recording" : "Recording is stopped"
        guard !lines.isEmpty else { return "\(state); nothing that a spec could do so far." }
        return "\(state). A spec would do this:\n" + lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
}
