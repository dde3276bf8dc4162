/// The editing state of a view.
public enum EditMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// Nothing can be edited.
    case inactive
    /// Something is edited for a moment, such as a row being swiped.
    case transient
    /// The content can be edited.
    case active

    /// Whether something is edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The editing state; nil where nothing can be edited.
    public var editMode: Binding<EditMode>? {
        // Documented for EditButton, whose example sets none: there is an edit mode around each view on the screen. Unverified: one
        // for all pages.
        get { ownEditMode ?? (namedScreen == nil ? nil : screenRecord?.editMode) }
        set { ownEditMode = newValue }
    }
    @Entry fileprivate var ownEditMode: Binding<EditMode>?
}

/// A control that starts and ends editing, as the environment's `editMode` says.
public nonisolated struct EditButton: PrimitiveView {
    public typealias Described = ViewType.EditButton

    public let properties = ViewType.EditButton.Properties()

    public init() {}

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Documented for EditButton: it toggles the environment's editMode. Commonly known: its title tells which way.
        let isEditing = visitor.node.environment.editMode?.wrappedValue.isEditing == true
        visitor.child(.label, Text(isEditing ? "Done" : "Edit"))
    }
}

extension EditButton: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    public enum EditButton: AccessibleKind {
        public struct Properties: LabeledProperties, Sendable {
            /// The edit mode that the environment has, nil where it has none.
            public var editMode: ViewCall<Void, Binding<EditMode>?> { .init { $0.environment.editMode } }
            /// Starts or ends editing.
            /// - Throws: `InspectionError.notSupported` where there is no edit mode to change.
            public var tap: ViewCall<Void, Void> {
                .tap { node, _ in
                    // Unverified: whether a container provides an edit mode when the app sets none; here nothing does.
                    guard let mode = node.environment.editMode else {
                        throw InspectionError.notSupported(
                            "EditButton changes nothing: the environment has no editMode")
                    }
                    mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "EditButton",
            members: [
                .call("tap", \Properties.tap),
                .call("editMode", \Properties.editMode) { $0?.wrappedValue },
            ],
            slots: [.label], facets: [.drawingButton],
            forms: [DynamicForm { Views.EditButton() }])
    }
}

extension ViewType.Kinds { public var editButton: KindReference<ViewType.EditButton> { .init() } }
