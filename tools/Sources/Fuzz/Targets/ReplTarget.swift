import Foundation

/// Types at the console: chunks of specs, commands, and damaged ones of both.
struct ReplTarget: FuzzTarget {
    let name = "repl"
    let sources: [Data]

    private static let commands = [
        ":help", ":views", ":screen", ":record start", ":record", ":record undo", ":record stop", ":reload",
        ":load other.lua",
        ":run other_spec.lua", ":spec made", ":spec! made", ":nope", ":", ":load", ":run :1",
        ":run other_spec.lua:99999999999999999999",
        "screen", "diff()", "help('Text')", "help(nil)", "host(VStack{ Text('a'), Button('b', function() end) })",
        "help(\"\\255\")",
    ]

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        let mutator = Mutator(donors: sources)
        var input = Data("local view, element = Text('a') screen = host(view)\n".utf8)
        for _ in 0..<random.number(5...30) {
            let line: Data
            switch random.number(0...3) {
            case 0: line = Data(random.pick(Self.commands).utf8)
            case 1: line = mutator.mutated(Data(random.pick(Self.commands).utf8), using: &random)
            case 2:
                line = Data("= \(HostileValues.expression(using: &random))".dropFirst(random.chance(50) ? 2 : 0).utf8)
            default:
                let lines = random.pick(sources).split(separator: UInt8(ascii: "\n"))
                let start = random.number(0...(lines.count - 1))
                line = mutator.mutated(
                    Data(lines[start...].prefix(random.number(1...4)).joined(separator: Data("\n".utf8))),
                    using: &random)
            }
            input += line + Data("\n".utf8)
        }
        return FuzzCase(
            arguments: ["repl"], input: input,
            files: ["other.lua": Data("local x = 1".utf8), "other_spec.lua": Data("it('a', function() end)".utf8)])
    }
}
