/// The severity of a dialog's message.
public nonisolated enum DialogSeverity: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// A person should think before going on.
    case critical
    /// As usual.
    case standard
}

extension View {
    /// Sets the image of dialogs in the view; nil for the system's.
    ///
    /// The view keeps the image, to be read back.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { attribute(ModifierType.DialogIcon.self, icon) }

    /// Sets how grave what dialogs in the view say is.
    ///
    /// The view keeps it, to be read back.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        attribute(ModifierType.DialogSeverity.self, severity)
    }

    /// Adds a toggle to dialogs in the view, by which a person asks not to be shown them again.
    ///
    /// The view keeps the toggle, to be read back and set.
    @TextOverloads
    public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        attribute(
            ModifierType.DialogSuppressionToggle.self, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle with the system's words to dialogs in the view, by which a person asks not to be shown them again.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        // Unverified: the wording of the system's own label.
        dialogSuppressionToggle(Text(verbatim: "Don’t ask again"), isSuppressed: isSuppressed)
    }
}

extension ModifierType {
    public enum DialogIcon: AttributeModifierType {
        public static let attribute = ModifierAttribute<Image?>(
            "DialogIcon", reads: [.reading("dialogIcon") { $0.map { DynamicValue.view($0) } ?? .none }],
            forms: [
                .form(.optional("systemName", String.self, positional: true)) { $0.map { Image(systemName: $0) } }
            ])
    }

    /// The image of dialogs in the view; nil for the system's.
    public var dialogIcon: ModifierReader<Image?> { .init(ModifierType.DialogIcon.self) }
    @AttributeModifier("severity") public var dialogSeverity: ModifierReader<Views.DialogSeverity>
    public enum DialogSuppressionToggle: AttributeModifierType {
        public static let attribute = ModifierAttribute<DialogSuppression>(
            "DialogSuppressionToggle",
            reads: [.reading("isDialogSuppressed") { $0.isSuppressed.wrappedValue }],
            forms: [
                .form(.required("label", TextSource.self), .required("isSuppressed", Binding<Bool>.self)) {
                    DialogSuppression(label: $0.text, isSuppressed: $1)
                }
            ])
    }

    /// The toggle of dialogs in the view by which a person asks not to be shown them again.
    public var dialogSuppressionToggle: ModifierReader<DialogSuppression> {
        .init(ModifierType.DialogSuppressionToggle.self)
    }
}

/// The toggle of a dialog by which a person asks not to be shown it again.
public nonisolated struct DialogSuppression: @unchecked Sendable {
    /// The words beside the toggle.
    public let label: Text
    /// Whether the toggle is on.
    public let isSuppressed: Binding<Bool>
}
