import Foundation

/// Calls everything that the program lists with arguments of the right and of wrong types.
struct ArgumentTarget: FuzzTarget {
    let name = "arguments"
    let signatures: Signatures

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        var lines: [String] = []
        for number in 1...40 {
            lines.append("it('\(number)', function()\n  \(body(using: &random))\nend)")
        }
        return FuzzCase(
            arguments: ["run", "arguments_spec.lua", "--timeout", "10", "--reporter", "json=events.jsonl"],
            files: ["arguments_spec.lua": Data(lines.joined(separator: "\n\n").utf8)], mayTakeLong: false,
            subject: "arguments_spec.lua")
    }

    /// Statements that make a view, show it, and do something with it. Each may fail; the next goes on.
    private func body(using random: inout RandomNumbers) -> String {
        let constructor = random.pick(signatures.constructors)
        var statements = [
            "local view, screen, element = Text('a')",
            "pcall(function() view = \(call(constructor, using: &random)) end)",
        ]
        for _ in 0..<random.number(0...3) {
            statements.append(
                "pcall(function() view = view:\(member(random.pick(signatures.modifiers), using: &random)) end)")
        }
        let wrapped = random.chance(30) ? "VStack{ view, Button('b', function() end) }" : "view"
        statements.append(
            "pcall(function() screen = \(random.chance(70) ? "host" : "inspect")(\(wrapped)) element = screen end)")
        statements.append("pcall(function() element = screen:find('\(constructor.name)') end)")
        for _ in 0..<random.number(1...5) {
            let call = member(random.pick(signatures.elementCalls), using: &random)
            statements.append(
                random.chance(60)
                    ? "pcall(function() element:\(call) end)"
                    : "pcall(function() element = element:\(call) or element end)")
        }
        if random.chance(20) {
            statements.append("pcall(function() \(call(random.pick(signatures.functions), using: &random)) end)")
        }
        statements.append(
            "pcall(function() tostring(element) for _, e in ipairs(screen:findAll('Text')) do e:string() end end)")
        return statements.joined(separator: "\n  ")
    }

    private func call(_ signature: Signatures.Signature, using random: inout RandomNumbers) -> String {
        "\(signature.name)(\(arguments(signature, using: &random)))"
    }

    private func member(_ signature: Signatures.Signature, using random: inout RandomNumbers) -> String {
        let name = signature.name.split(separator: ":").last ?? ""
        return "\(name)(\(arguments(signature, using: &random)))"
    }

    private func arguments(_ signature: Signatures.Signature, using random: inout RandomNumbers) -> String {
        if !signature.named.isEmpty, random.chance(40) {
            let fields = signature.named.filter { _ in random.chance(60) }.map { field in
                "\(field.name) = \(value(of: field.type, depth: 0, using: &random))"
            }
            return "{ \(fields.joined(separator: ", ")) }"
        }
        var values = signature.positional.map { value(of: $0, depth: 0, using: &random) }
        if random.chance(10) { values.append(HostileValues.expression(using: &random)) }
        if random.chance(10), !values.isEmpty { values.removeLast() }
        return values.joined(separator: ", ")
    }

    /// An expression of a type as annotations write it, or now and then of any other.
    private func value(of type: String, depth: Int, using random: inout RandomNumbers) -> String {
        if random.chance(20) { return HostileValues.expression(using: &random) }
        let choice = random.pick(
            type.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ()?")) })
        if choice.hasPrefix("\"") { return choice }
        if choice.hasSuffix("[]") {
            let elements = (0..<random.number(0...3)).map { _ in
                value(of: String(choice.dropLast(2)), depth: depth + 1, using: &random)
            }
            return "{ \(elements.joined(separator: ", ")) }"
        }
        switch choice {
        case "number", "integer": return random.pick(HostileValues.numbers)
        case "string": return random.pick(HostileValues.texts)
        case "boolean": return random.pick(["true", "false"])
        case "function":
            return random.pick(["function() end", "function(...) return ... end", "function() return Text('f') end"])
        case "View":
            return depth < 2 && random.chance(50)
                ? call(random.pick(signatures.constructors), using: &random) : "Text('v')"
        case "State":
            return "State(\(value(of: random.pick(["string", "number", "boolean"]), depth: depth + 1, using: &random)))"
        default:
            let makers = signatures.constructors.filter { $0.name == choice || $0.name.hasPrefix(choice + ".") }
            guard depth < 2, !makers.isEmpty else { return HostileValues.expression(using: &random) }
            let maker = random.pick(makers)
            return
                "\(maker.name)(\(maker.positional.map { value(of: $0, depth: depth + 1, using: &random) }.joined(separator: ", ")))"
        }
    }
}
