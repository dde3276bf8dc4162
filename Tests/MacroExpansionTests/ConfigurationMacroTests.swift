import Testing

@testable import MacroExpansion

@Suite("@ConfigurationMembers")
struct ConfigurationMacroTests {
    @Test("makes an initializer with empty parts, and the properties by name")
    func members() throws {
        let made = try ConfigurationMacro(
            """
            @ConfigurationMembers
            public struct ToggleStyleConfiguration: StyleConfiguration {
                public let label: Self.Label
                public var hint: Self.Content?
                @Binding public var isOn: Bool
                let action: (() -> Void)?

                @MainActor public var _control: some View { Toggle(self) }
            }
            """)
        #expect(
            made.members == """
                /// Creates a value from its properties.
                package init(label: Self.Label = .init(), hint: Self.Content? = .init(), isOn: Binding<Bool>, \
                action: (() -> Void)?) {
                    self.label = label
                    self.hint = hint
                    _isOn = isOn
                    self.action = action
                }

                @MainActor public var dynamicFields: [String: DynamicValue] {
                    ["label": .field(label), "hint": .field(hint), "isOn": .field(isOn), \
                "isOnBinding": .field($isOn), "action": .field(action)]
                }
                """)
    }
}
