import Lua
import System

/// The file with the snapshots of a spec file: `__snapshots__/<spec file>.snap` in its folder, and those that stand in the
/// spec file itself.
final class SnapshotFile {
    /// The treatment of snapshots that are missing or differ.
    enum Mode: String {
        /// Write missing snapshots.
        case create
        /// Also update those that differ.
        case update
        /// Nothing is written: on a machine that checks, a missing snapshot is a mistake.
        case check
    }

    /// The file, which needn't be there.
    let path: String
    private let folder: String
    private let name: String
    private let mode: Mode
    /// Whether the file was there when the run began; only then something of it can have become obsolete.
    private let wasThere: Bool
    /// The running spec and the number of its attempt; a retry starts its snapshots again.
    private var spec: PlannedSpec?
    private var runs = 0
    /// The specs that there are, with whether they ran and succeeded.
    private var known: [String: Bool] = [:]
    /// The number of snapshots that were written for the first time, and of those that were updated.
    private var writtenCount = 0
    private var updatedCount = 0
    private let specFile: String
    /// The texts in the spec file that are to be replaced; nil before it is read.
    private var inlineTexts: InlineTexts?
    /// Whether all specs of the file are known: not where the body of a group failed.
    var isComplete = true

    init(specFile: String, updates: Bool) {
        self.specFile = specFile
        let name = specFile.lastIndex(of: "/").map { specFile[specFile.index(after: $0)...] } ?? specFile[...]
        folder = "\(specFile.dropLast(name.count))__snapshots__"
        self.name = "\(name).snap"
        path = "\(folder)/\(name).snap"
        mode = updates ? .update : Self.isChecking ? .check : .create
        wasThere = FileSystem.status(path) != nil
    }

    private static var isChecking: Bool {
        !["", "0", "false"].contains(ProcessEnvironment["CI"] ?? "")
    }

    /// Takes down what the spec file is as it is read.
    func define(source: [UInt8]) {
        inlineTexts = InlineTexts(path: specFile, source: source)
    }

    /// Takes down which specs a group holds.
    func define(_ group: PlannedGroup) {
        guard wasThere else { return }
        for case .spec(let spec) in group.children { known[spec.reference.fullName] = false }
    }

    /// A spec begins.
    func begin(_ spec: PlannedSpec) {
        self.spec = spec
        runs += 1
    }

    /// The spec is through.
    func end(hasSucceeded: Bool) {
        if wasThere, hasSucceeded, let spec { known[spec.reference.fullName] = true }
    }

    /// Completes the file.
    /// - Parameter isWhole: Whether all specs of the file had their turn: only then one can be missing.
    /// - Returns: The notes about what was written, and about snapshots that no spec uses any more; `nil` if there are none.
    func finish(isWhole: Bool, _ library: Table, _ interpreter: Interpreter) throws -> String? {
        let notes = [
            Self.note(writtenCount, "written to \(path)"), Self.note(updatedCount, "updated in \(path)"),
            try writeInlineTexts(), try complete(isWhole: isWhole && wasThere && isComplete, library, interpreter),
        ]
        let text = notes.compactMap(\.self).joined()
        return text.isEmpty ? nil : text
    }

    private static func note(_ count: Int, _ what: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? "snapshot" : "snapshots") \(what)\n"
    }

    /// Writes the texts in the spec file.
    /// - Returns: The note about them; `nil` for none.
    private func writeInlineTexts() throws -> String? {
        guard let inlineTexts, inlineTexts.count > 0 else { return nil }
        try inlineTexts.write()
        return "\(inlineTexts.count) \(inlineTexts.count == 1 ? "screen" : "screens") written into \(specFile)\n"
    }

    /// Writes the file again where it isn't as it should be.
    /// - Parameter isWhole: Whether snapshots can be missed: the file was there, and all specs are known and had their turn.
    /// - Returns: The note about those that no spec uses; `nil` for none.
    private func complete(isWhole: Bool, _ library: Table, _ interpreter: Interpreter) throws -> String? {
        guard isWhole || updatedCount > 0,
            let finish = try library.get("snapshot_store").table?.get("finish").function
        else { return nil }
        let specs = isWhole ? try interpreter.makeTable(fields: known.mapValues { .boolean($0) }) : nil
        guard let names = try finish.call(specs.map { .table($0) } ?? .nil).first?.string else { return nil }
        let what = mode == .update ? "dropped from" : "obsolete in"
        let hint = mode == .update ? "" : "; --update-snapshots drops them"
        let list = names.split(separator: "\n").map { "  \($0)" }
        return "Snapshots \(what) \(path)\(hint):\n" + list.joined(separator: "\n") + "\n"
    }

    /// Adds `host.snapshots(command, text)` for our Lua modules: `read` returns the file's text or nil, `write`
    /// replaces it, `append` adds to it, `stamp` returns a text that is another one when the file has changed, `exclusively` calls a
    /// function while no other process does the same, `written` and `updated` count one more of these, `spec` returns the running spec's
    /// name, the number of its attempt, its own number in the file, and its line; `mode` and `path` return these properties.
    /// `inline` notes a text to be written into the spec: the file and the line of the call, the position of the argument, the
    /// text there, and that in its place.
    func add(to host: Table, _ interpreter: Interpreter) throws {
        let function = try interpreter.makeFunction { [weak self] call in
            guard let self else { return .nothing }
            return try answer(call)
        }
        try host.set("snapshots", .function(function))
    }

    private func answer(_ call: borrowing Call) throws -> Returned {
        switch try call.string(1) {
        case "read":
            guard let bytes = try FileSystem.contents(of: name, in: folder) else { return .nothing }
            return try call.returns(.string(LuaString(bytes: bytes)))
        case "write":
            try FileSystem.replace(name, in: folder, with: Array(call.string(2).utf8))
            return .nothing
        case "append":
            try FileSystem.append(Array(call.string(2).utf8), to: name, in: folder)
            return .nothing
        case "stamp": return try call.returns(FileSystem.stamp(of: path))
        case "exclusively":
            guard let action = try call.value(2).function else { return .nothing }
            try FileSystem.exclusively(in: folder) { _ = try action.call() }
            return .nothing
        case "written":
            writtenCount += 1
            return .nothing
        case "updated":
            updatedCount += 1
            return .nothing
        case "spec":
            return try call.returns([
                .string(LuaString(spec?.reference.fullName ?? "")), .integer(Int64(runs)),
                .integer(Int64(spec?.number ?? 0)), .integer(Int64(spec?.reference.location.line ?? 1)),
            ])
        case "inline":
            try noteInlineText(call)
            return .nothing
        case "mode": return try call.returns(mode.rawValue)
        default: return try call.returns(path)
        }
    }

    private func noteInlineText(_ call: borrowing Call) throws {
        let (path, line) = (try call.string(2), Int(try call.integer(3)))
        guard path == specFile else {
            throw InlineTexts.Refusal(
                description:
                    "\(path):\(line): assert.matches_screen writes screens into the spec file \(specFile) alone: "
                    + "call it there, or give the screen a name")
        }
        let lines = try call.string(6).split(separator: "\n")
        try inlineTexts?.replace(
            InlineTexts.Request(line: line, position: Int(try call.integer(4)), given: try call.string(5), lines: lines)
        )
    }
}
