import Foundation

/// Compares screens with recordings of frames, whole and damaged.
struct RecordingTarget: FuzzTarget {
    let name = "recordings"
    private let recordings: [Data]

    /// Calls of views as a recording of unknown origin may have them.
    private static let calls = [
        "Greeting{ name = os.execute('touch pwned') and '' }", "Greeting{ name = io.open('pwned', 'w') and '' }",
        "Greeting{ name = (function() while true do end end)() }", "Greeting{ name = ('x'):rep(1e8) }",
        "Greeting{ name = error('\\27]52;c;eA==\\7\\n::error::') }", "Greeting{ name = string.dump(print) }",
        "Greeting{ name = load('\\27Lua') or '' }", "Greeting({}) os.exit(0)", "Greeting{ name = '' }}", "Greeting", "",
        "::", "Greeting{ name = setmetatable({}, { __index = error }) }", "Lamp{ model = {} }", "_G",
    ]

    /// - Throws: `FuzzError` if the program records nothing.
    init(of program: Program) async throws {
        var recordings: [Data] = []
        for arguments in [["Surroundings"], ["Greeting{ name = 'Ann' }", "SignIn", "--text-size", "accessibility3"]] {
            // The output of a run is one text, with what it says on standard error.
            let ending = try await program.run(FuzzCase(arguments: ["frames"] + arguments))
            guard ending.output.hasPrefix("{") else { throw FuzzError("nothing is recorded: \(ending.output)") }
            recordings.append(Data(ending.output.utf8))
        }
        self.recordings = recordings
    }

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        let mutator = Mutator(
            donors: recordings,
            numbers: ["-1", "0", "1e308", "1e17", "1e999", "9223372036854775807", "1.5", "null", "NaN", "2"],
            texts: [#""""#, #""\u0000""#, #""\u001b[31m""#, #""\ud800""#, "null", "7", "[]", "{}", #""huge""#])
        var recording = random.pick(recordings)
        if random.chance(40) { recording = replacingCall(in: recording, using: &random) }
        if random.chance(70) { recording = mutator.mutated(recording, using: &random) }
        var arguments = ["frames", "--against", "recording.json", "--timeout", "2"]
        if random.chance(20) { arguments += ["--tolerance", random.pick(["0", "0.5", "1000"])] }
        if random.chance(10) { arguments.insert("Greeting", at: 1) }
        return FuzzCase(arguments: arguments, files: ["recording.json": recording], subject: "recording.json")
    }

    /// The recording with another call in the place of its first view.
    private func replacingCall(in recording: Data, using random: inout RandomNumbers) -> Data {
        let text = String(decoding: recording, as: UTF8.self)
        guard let key = text.range(of: #""view": ""#), let end = text[key.upperBound...].range(of: #"",\#n"#),
            let call = try? JSONEncoder().encode(random.pick(Self.calls))
        else { return recording }
        let quoted = String(decoding: call, as: UTF8.self).dropFirst().dropLast()
        return Data((text[..<key.upperBound] + quoted + text[end.lowerBound...]).utf8)
    }
}
