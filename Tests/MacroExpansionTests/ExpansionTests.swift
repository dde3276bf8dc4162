import Foundation
import Testing

@testable import MacroExpansion

@Suite("The macros of SwiftUI")
struct ExpansionTests {
    private func preview(_ source: String) -> String {
        PreviewMacro.expansion(
            of: source, discriminator: "$s1d", fileID: "App/\"A\\B\".swift", path: "/src/\"A\\B\".swift", line: 3,
            column: 1)
    }

    @Test("#Preview makes a type that makes the preview")
    func simplePreview() {
        #expect(
            preview(#"#Preview("A", traits: .portrait) { Text("}") }"#) == #"""
                struct $s1d15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
                    static var fileID: Swift.String { "App/\"A\\B\".swift" }
                    static var line: Swift.Int { 3 }
                    static var column: Swift.Int { 1 }
                    @MainActor static func makePreview() throws -> SwiftUI.Preview {

                #sourceLocation(file: "/src/\"A\\B\".swift", line: 3)
                return SwiftUI.Preview("A", traits: .portrait) { Text("}") }
                #sourceLocation()
                    }
                }
                """#)
    }

    @Test func `The line of a preview is that of the macro, whatever stands before it`() {
        #expect(preview("\n\n// A note.\n#Preview { Text(\"a\") }").contains("line: Swift.Int { 6 }"))
    }

    @Test("#Preview keeps its attributes")
    func attributes() {
        #expect(
            preview("@available(iOS 17, *) // #1\n#Preview { Text(\"a\") }").hasPrefix(
                "@available(iOS 17, *) // #1\nstruct"))
    }

    @Test func `#Preview has the place of the call, behind space, comments and attributes`() {
        let made = preview("\n@available(iOS 17, *)\n// One.\n  #Preview { Text(\"a\") }")
        #expect(made.contains("static var line: Swift.Int { 6 }\n    static var column: Swift.Int { 3 }"))
        #expect(made.contains("line: 6)\nreturn SwiftUI.Preview { Text(\"a\") }"))
    }

    @Test(
        "#Preview moves the properties that are marked into a view",
        arguments: [
            ("@Previewable @State var a = 1\nText(\"b\")", "@State var a = 1", "Text(\"b\")"),
            ("@Previewable @State var a = 1; Text(\"b\")", "@State var a = 1", "; Text(\"b\")"),
            (
                "@Previewable\n@State\nvar a: [Int] = [\n1\n]\nText(\"b\")", "@State\nvar a: [Int] = [\n1\n]",
                "Text(\"b\")"
            ),
            (
                "@Previewable @State var a = f()\n  .g { $0 }\n  + 1\nlet c = 2\nText(\"b\")",
                "@State var a = f()\n  .g { $0 }\n  + 1", "let c = 2\nText(\"b\")"
            ),
            (
                "@Previewable @State var a =\n 1\n@SwiftUI.Previewable @FocusState var f: Bool // c\nText(\"b\")",
                "@State var a =\n 1\n@FocusState var f: Bool", "// c\nText(\"b\")"
            ),
            (
                "@Previewable @State var a: Int?\n@Previewable @State var b: Set<Int>\nText(\"b\")",
                "@State var a: Int?\n@State var b: Set<Int>", "Text(\"b\")"
            ),
            (
                "let c = 2\n@Previewable @Namespace var n\nText(\"@Previewable\")", "@Namespace var n",
                "let c = 2\n\nText(\"@Previewable\")"
            ),
        ])
    func previewable(body: String, properties: String, statements: String) throws {
        let source = "#Preview { \(body) }"
        let scanner = SourceScanner(source)
        let open = try #require(scanner.tokens.firstIndex { scanner.text($0) == "{" })
        let parts = try #require(PreviewableParts(scanner, body: open...(scanner.tokens.count - 1)))
        #expect(parts.properties == properties)
        #expect(parts.statements.trimmingCharacters(in: .whitespacesAndNewlines) == statements)
        #expect(preview(source).contains("return SwiftUI.Preview { PreviewableView() }"))
    }

    @Test("@Entry makes a key and what reads and sets it")
    func entry() throws {
        let entry = try EntryMacro(
            "@Entry public var `limit`: [String: Int] = [\"=\": 1] // one", in: ["extension EnvironmentValues {}"])
        #expect(
            entry.accessors == "get {\n    self[__Key_limit.self]\n}\nset {\n    self[__Key_limit.self] = newValue\n}")
        #expect(
            entry.key == """
                private struct __Key_limit: SwiftUI.EnvironmentKey {
                typealias Value = [String: Int]
                static var defaultValue: Value {
                ["=": 1]
                }
                }
                """)
        let own = try EntryMacro("@Entry var a = 5", in: ["extension EnvironmentValues {"], isLibrary: true)
        #expect(own.key == "private struct __Key_a: EnvironmentKey {\nstatic let defaultValue = 5\n}")
        let inferred = try EntryMacro("@Entry var a = 5", in: ["public extension SwiftUI.Transaction {", "struct B {"])
        #expect(inferred.key == "private struct __Key_a: SwiftUI.TransactionKey {\nstatic let defaultValue = 5\n}")
        let optional = try EntryMacro("@Entry var a: (() -> Int)?", in: ["extension EnvironmentValues {"])
        #expect(optional.key.contains("static var defaultValue: Value {\nnil\n}"))
        let focused = try EntryMacro("@Entry var a: Int?", in: ["extension FocusedValues {"])
        #expect(focused.key == "private struct __Key_a: SwiftUI.FocusedValueKey {\ntypealias Value = Int\n}")
    }

    @Test(
        "@Entry says what it needs",
        arguments: [
            (
                "@Entry var a = 1", "struct EnvironmentValuesLike {",
                "@Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues"
            ),
            (
                "@Entry let a = 1", "extension EnvironmentValues {",
                "@Entry needs a variable: @Entry var name: Type = value"
            ),
            (
                "@Entry var a: Int", "extension EnvironmentValues {",
                "@Entry var a needs a default value, or an optional type: @Entry var a: Type = value"
            ),
            (
                "@Entry var a: Int = 1", "extension FocusedValues {",
                "@Entry var a of FocusedValues needs an optional type and no value: @Entry var a: Type?"
            ),
        ])
    func refusals(declaration: String, context: String, message: String) {
        #expect { try EntryMacro(declaration, in: [context]) } throws: {
            ($0 as? MacroFailure)?.message == message
        }
        #expect(throws: MacroFailure.self) { try EntryMacro(declaration, in: []) }
    }
}
