/// An action that starts renaming.
public struct RenameAction {
    let action: () -> Void

    /// Starts it.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action that starts renaming; nil where nothing can be renamed.
    @Entry public var rename: RenameAction?
}

/// A control that starts renaming by the environment's `rename`.
public nonisolated struct RenameButton<Label: View>: PrimitiveView {
    public typealias Described = ViewType.RenameButton

    public let properties = ViewType.RenameButton.Properties()
    let label: Label

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension RenameButton where Label == Views.Label<Text, Image> {
    public init() {
        label = Views.Label("Rename", systemImage: "pencil")
    }
}

extension RenameButton: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    public enum RenameButton: AccessibleKind {
        public struct Properties: LabeledProperties, Sendable {
            /// Starts the renaming.
            /// - Throws: `InspectionError.notSupported` where nothing can be renamed.
            public var tap: ViewCall<Void, Void> {
                .tap { node, _ in
                    // Documented for RenameButton: the system disables it if the environment has no rename action.
                    guard let rename = node.environment.rename else {
                        throw InspectionError.notSupported(
                            "RenameButton starts nothing: no view around it has a renameAction")
                    }
                    rename()
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "RenameButton", members: [.call("tap", \Properties.tap)],
            slots: [.label], facets: [.drawingButton],
            forms: [DynamicForm { Views.RenameButton() }])
    }
}

extension ViewType.Kinds { public var renameButton: KindReference<ViewType.RenameButton> { .init() } }

extension ModifierType {
    /// Says what starts the renaming of what a view shows.
    public enum RenameAction: KnownModifierType {
        public static let kind = Kind(
            "RenameAction", role: .modifier,
            forms: [DynamicForm(.required("action", DynamicAction.self)) { made($0.action) }])

        static func made(_ action: @escaping () -> Void) -> _EnvironmentKeyWritingModifier<Views.RenameAction?> {
            _EnvironmentKeyWritingModifier(\.rename, Views.RenameAction(action: action), kind: kind)
        }
    }
}

extension View {
    /// Says what starts the renaming of what the view shows.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(ModifierType.RenameAction.made(action))
    }
}
