import Testing
import SwiftUI

/// What every description has to keep to, whatever it describes.
@MainActor
struct KindTests {
    @Test(arguments: KnownKinds.views)
    func aViewIsDescribed(_ kind: Kind) {
        #expect(kind.summary.hasSuffix("."), "\(kind.name) has no summary")
        #expect(kind.call == kind.name.prefix(1).lowercased() + kind.name.dropFirst())
        #expect(Set(kind.members.map(\.name)).count == kind.members.count)
    }

    @Test(arguments: KnownKinds.modifiers)
    func aModifierIsDescribed(_ kind: Kind) {
        #expect(kind.summary.hasSuffix("."), "\(kind.name) has no summary")
        #expect(kind.isModifier)
        #expect(Set(kind.members.map(\.name)).count == kind.members.count)
    }

    @Test func noTwoKindsShareAName() {
        let names = KnownKinds.views.map(\.name)
        #expect(Set(names).count == names.count)
        let calls = KnownKinds.modifiers.map(\.call)
        #expect(Set(calls).count == calls.count)
    }

    @Test(arguments: KnownKinds.views)
    func aViewIsMadeInEachOfItsForms(_ kind: Kind) throws {
        for form in kind.forms {
            for arguments in try Samples.arguments(for: form) {
                let view = try kind.makeView(arguments)
                let graph = Graph(view, mode: .hosted)
                #expect(graph.takeFailures().isEmpty)
                #expect(graph.root.kind.name == kind.name || kind.call == "anyView")
                try readAll(kind.members, of: graph.root)
                graph.dismantle()
            }
        }
    }

    @Test(arguments: KnownKinds.modifiers)
    func aModifierIsMadeInEachOfItsForms(_ kind: Kind) throws {
        for form in kind.forms {
            for arguments in try Samples.arguments(for: form) {
                for base in [Text("a"), Spacer()] as [any View] {
                    let graph = Graph(DynamicContent([try kind.apply(to: base, arguments)]), mode: .hosted)
                    #expect(graph.takeFailures().isEmpty)
                    if kind.arity == .none, !(base is Text) { try readAll(kind.members, of: graph.root) }
                    if kind.arity != .none {
                        try readAll(kind.members, of: graph.root.modifierNode(kind.call))
                    }
                    graph.dismantle()
                }
            }
        }
    }

    @Test(arguments: KnownKinds.views)
    func aWrongArgumentIsRefused(_ kind: Kind) throws {
        guard !kind.forms.isEmpty else { return }
        #expect(throws: ArgumentError.self) {
            try kind.makeView(Arguments([], named: ["no such argument": .integer(1)]))
        }
    }

    /// Reads all attributes: each answers, or says in the inspection's own words why it doesn't.
    private func readAll(_ members: [Member], of node: Node) throws {
        for member in members where member.role == .attribute && member.parameters.isEmpty {
            do {
                var arguments = Arguments()
                _ = try member.invoke(node, &arguments)
            } catch is InspectionError {
                continue
            }
        }
    }
}

/// Arguments of all types that forms take.
@MainActor
private enum Samples {
    final class Function: DynamicFunction {
        func call(_ arguments: [DynamicValue]) throws -> [DynamicValue] { [.view(Text("made"))] }
        func keep(failure: any Error) { Issue.record(failure) }
    }

    final class Value: DynamicBinding {
        private var value: DynamicValue
        init(_ value: DynamicValue) { self.value = value }
        func read() throws -> DynamicValue { value }
        func write(_ value: DynamicValue) throws { self.value = value }
        func keep(failure: any Error) { Issue.record(failure) }
    }

    /// What a form is given: only what it needs, and everything.
    static func arguments(for form: DynamicForm) throws -> [Arguments] {
        try [form.parameters.filter { !$0.isOptional }, form.parameters].map { parameters in
            var named: [String: DynamicValue] = [:]
            for parameter in parameters where parameter.type != "view…" {
                let sample: DynamicValue = try #require(value(parameter), "no sample of \(parameter.type)")
                named[parameter.name] = sample
            }
            return Arguments(named: named)
        }
    }

    private static func value(_ parameter: ParameterInfo) -> DynamicValue? {
        if parameter.name == "name", parameter.type == "string" { return .string("locale") }
        if parameter.name == "value", parameter.type == "any value" { return .string("de") }
        return value(ofType: parameter.type)
    }

    private static func value(ofType type: String) -> DynamicValue? {
        if type.hasPrefix("binding to a ") {
            return value(ofType: String(type.dropFirst("binding to a ".count))).map { .binding(Value($0)) }
        }
        if type.hasSuffix(" or nil") { return value(ofType: String(type.dropLast(" or nil".count))) }
        return switch type {
        case "boolean": .boolean(true)
        case "integer", "number", "string, number or boolean": .integer(1)
        case "string": .string("text")
        case "any value": .string("text")
        case "function": .function(Function())
        case "view", "view or function": .view(Text("content"))
        case "URL": .string("https://example.org")
        case "edge": .string("top")
        case "axes": .string("horizontal")
        case "color": .string("red")
        case "font": .string("headline")
        case "font weight": .string("bold")
        case "text alignment", "alignment", "horizontal alignment", "vertical alignment": .string("center")
        case "button role": .string("cancel")
        case "table with top, leading, bottom, trailing": .integer(4)
        default: type.hasPrefix("list of ") ? .list([.string("a"), .string("b")]) : nil
        }
    }
}
