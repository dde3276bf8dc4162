import Testing

@testable import MacroExpansion

@Suite("The macros that make modifiers")
struct ModifierMacroTests {
    private func modifier(_ attribute: String, _ declaration: String) throws -> ModifierMacro {
        let name = attribute.dropFirst().prefix { $0.isLetter }
        return try ModifierMacro("\(attribute) \(declaration)", attribute: attribute, macro: String(name))
    }

    @Test("@AttributeModifier makes a kind with the value of the reader")
    func attribute() throws {
        let made = try modifier(
            #"@AttributeModifier("value", default: true)"#, "public var isOn: ModifierReader<[String: Int]?>")
        #expect(made.accessor == "get { .init(ModifierType.IsOn.self) }")
        #expect(
            made.kind == """
                public enum IsOn: AttributeModifierType {
                    public static let attribute = ModifierAttribute<[String: Int]?>("IsOn", "value", default: true)
                }
                """)
        let mark = try modifier("@AttributeModifier", "public var colorInvert: ModifierReader<Void>")
        #expect(mark.kind.contains(#"ModifierAttribute<Void>("ColorInvert")"#))
    }

    @Test("@AttributeModifier makes a kind with two values, read under their names")
    func pair() throws {
        let made = try modifier(
            #"@AttributeModifier(.required("color", Color.self), .defaulted("edges", Edge.Set.all))"#,
            "public var tint: ModifierReader<(color: Color, edges: [String: Edge])>")
        #expect(made.accessor == "get { .init(ModifierType.Tint.self) { $0 } }")
        #expect(
            made.kind == """
                public enum Tint: AttributeModifierType {
                    public static let attribute = ModifierAttribute<(Color, [String: Edge])>("Tint", \
                .required("color", Color.self), .defaulted("edges", Edge.Set.all))
                }
                """)
    }

    @Test("@EnvironmentModifier makes a kind that sets a value of the environment")
    func environment() throws {
        let made = try modifier(
            #"@EnvironmentModifier(\.lineSpacing, "spacing")"#, "public var lineSpacing: ModifierReader<CGFloat>")
        #expect(
            made.kind == """
                public enum LineSpacing: EnvironmentModifierType {
                    public static let setting = ModifierSetting<CGFloat>("LineSpacing", \\.lineSpacing, "spacing")
                }
                """)
    }

    @Test("@StyleModifier makes a family of styles")
    func style() throws {
        let plain = try modifier("@StyleModifier", "public var listStyle: ModifierReader<Any>")
        #expect(
            plain.kind == """
                public enum ListStyle: StyleFamily {
                    public typealias Style = any Views.ListStyle
                    public static let kind = style("ListStyle")
                }
                """)
        let other = try modifier("@StyleModifier((any A.Other).self)", "public var listStyle: ModifierReader<Any>")
        #expect(other.kind.contains("    public typealias Style = (any A.Other)\n"))
    }

    @Test("@ControlStyleModifier makes a family with the configuration of the control")
    func controlStyle() throws {
        let control = try modifier("@ControlStyleModifier", "public var formStyle: ModifierReader<Any>")
        #expect(
            control.kind == """
                public enum FormStyle: StyleFamily {
                    public typealias Style = any Views.FormStyle
                    public typealias Configuration = FormStyleConfiguration
                    public static let kind = style("FormStyle")
                }
                """)
    }

    @Test("@LabelingModifier makes a kind that describes a view")
    func labeling() throws {
        let made = try modifier(
            "@LabelingModifier(screen: .title)", "public var navigationTitle: ModifierSubtree<ViewType.Text>")
        #expect(made.accessor == #"get { .init(call: "navigationTitle") }"#)
        #expect(
            made.kind == """
                public enum NavigationTitle: LabelingModifierType {
                    public static let kind = labeling("NavigationTitle", screen: .title)
                }
                """)
    }

    @Test("@CallbackModifier makes a kind with a function to call")
    func callback() throws {
        let made = try modifier(
            #"@CallbackModifier(.defaulted("isHovering", true))"#, "public var callOnHover: ViewCall<Bool, Void>")
        #expect(made.accessor == "get { .init(ModifierType.OnHover.self, needsReach: true) }")
        #expect(
            made.kind == """
                public enum OnHover: CallbackModifierType {
                    public typealias Argument = Bool
                    public static let kind = callback("OnHover", calls: "callOnHover", \\.callOnHover, \
                .defaulted("isHovering", true))
                }
                """)
    }

    @Test("@RequestModifier makes a kind with a function to ask")
    func request() throws {
        let made = try modifier(
            "@RequestModifier(otherwise: [Item]())", "public var callOnCut: ViewCall<Void, Map<Int, [Item]>>")
        #expect(
            made.kind == """
                public enum OnCut: RequestModifierType {
                    public typealias Argument = Void
                    public typealias Answer = Map<Int, [Item]>
                    public static let kind = answer("OnCut", calls: "callOnCut", otherwise: [Item]())
                }
                """)
    }

    @Test("those with a function need a call", arguments: ["CallbackModifier", "RequestModifier"])
    func needsCall(macro: String) {
        #expect {
            try modifier("@\(macro)", "public var onHover: ViewCall<Bool, Void>")
        } throws: {
            ($0 as? MacroFailure)?.message
                == "@\(macro) needs a call: @\(macro) var callName: ViewCall<Argument, Result>"
        }
    }

    @Test(
        "each needs a reader",
        arguments: ["public let a: ModifierReader<Int>", "public var a: Int", "public var a = ModifierReader<Int>()"])
    func refusals(declaration: String) {
        #expect {
            try modifier("@AttributeModifier", declaration)
        } throws: {
            ($0 as? MacroFailure)?.message
                == "@AttributeModifier needs a reader: @AttributeModifier var name: ModifierReader<Value>"
        }
    }
}
