/// The label that the system gives a button of a role.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// A name and a symbol.
    public var body: some View { Label(title, systemImage: symbol) }

    /// The names and the symbols of iOS 26 are *unverified*; that the one of `close` is a cross and that of `confirm` a check
    /// mark is commonly known.
    private var title: LocalizedStringKey {
        switch role {
        case .cancel: "Cancel"
        case .close: "Close"
        case .confirm: "Done"
        case .destructive: "Delete"
        }
    }

    private var symbol: String {
        switch role {
        case .cancel, .close: "xmark"
        case .confirm: "checkmark"
        case .destructive: "trash"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label that the system gives its role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
