/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.Toggle

    /// What can be read of it, apart from its children.
    public let properties: ViewType.Toggle.Properties
    let label: Label

    /// Makes one with this label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        properties = .init(binding: isOn)
        self.label = label()
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension Toggle where Label == Text {
    /// Makes one labelled with a text that may be translated.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Makes one labelled with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension ViewType {
    /// A control that is on or off.
    public enum Toggle: KnownViewType {
        /// What can be read of a toggle and done with it.
        public struct Properties: LabeledProperties {
            let binding: Binding<Bool>

            /// Whether it is on.
            public var isOn: Bool { binding.wrappedValue }
            /// Turns it on or off.
            public var tap: ViewAction<Void> { ViewAction { binding.wrappedValue.toggle() } }
        }

        /// The description of the kind.
        public static let kind = Kind(
            "Toggle", summary: "A control that is on or off.",
            members: [
                .action("tap", Toggle.self) { $0.tap },
                .attribute("isOn", Toggle.self) { $0.isOn },
            ],
            slots: [.label],
            forms: [
                DynamicForm(.view("label"), .required("isOn", Binding<Bool>.self)) { label, isOn in
                    ViewTree.Toggle(isOn: isOn) { label }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `Toggle`.
    public var toggle: KindReference<ViewType.Toggle> { .init() }
}
