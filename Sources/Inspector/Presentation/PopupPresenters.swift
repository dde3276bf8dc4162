import Views

// Protocols that later tests have modifiers of their apps conform to, in place of the providers: one for all that a
// modifier may present.

/// A modifier that presents something.
@MainActor @preconcurrency
public protocol BasePopupPresenter {
    /// The presented type: `Alert`, `ActionSheet`, or the content of a sheet, a cover or a popover.
    associatedtype Popup
    /// Creates the current presentation.
    /// - Throws: `InspectionError.viewNotFound` when nothing is.
    func buildPopup() throws -> Any
    /// Takes away what is presented, and calls `onDismiss`.
    func dismissPopup()
    /// Whether it presents an alert.
    var isAlertPresenter: Bool { get }
    /// Whether it presents an action sheet.
    var isActionSheetPresenter: Bool { get }
    /// Whether it presents a popover.
    var isPopoverPresenter: Bool { get }
    /// Whether it presents a sheet.
    var isSheetPresenter: Bool { get }
}

/// A modifier that presents something while a binding is true.
@MainActor @preconcurrency
public protocol PopupPresenter: BasePopupPresenter {
    /// The presentation.
    associatedtype Popup
    /// Whether it is presented.
    var isPresented: Binding<Bool> { get }
    /// Makes it.
    var popupBuilder: () -> Popup { get }
    /// Called when it has gone.
    var onDismiss: (() -> Void)? { get }
}

/// Another name for `PopupPresenter`.
public typealias SimplePopupPresenter = PopupPresenter

/// A modifier that presents something for an item while there is one.
@MainActor @preconcurrency
public protocol ItemPopupPresenter: BasePopupPresenter {
    /// The presentation.
    associatedtype Popup
    /// The item that it is made from.
    associatedtype Item: Identifiable
    /// The item that it is presented for.
    var item: Binding<Item?> { get }
    /// Makes it.
    var popupBuilder: (Item) -> Popup { get }
    /// Called when it has gone.
    var onDismiss: (() -> Void)? { get }
}

extension PopupPresenter {
    /// Creates the current presentation.
    /// - Throws: `InspectionError.viewNotFound` when nothing is.
    public func buildPopup() throws -> Any {
        guard isPresented.wrappedValue else { throw notPresented }
        return popupBuilder()
    }

    /// Takes away what is presented, and calls `onDismiss`.
    public func dismissPopup() {
        isPresented.wrappedValue = false
        onDismiss?()
    }
}

extension ItemPopupPresenter {
    /// Creates the current presentation.
    /// - Throws: `InspectionError.viewNotFound` when nothing is.
    public func buildPopup() throws -> Any {
        guard let item = item.wrappedValue else { throw notPresented }
        return popupBuilder(item)
    }

    /// Takes away what is presented, and calls `onDismiss`.
    public func dismissPopup() {
        item.wrappedValue = nil
        onDismiss?()
    }
}

extension BasePopupPresenter {
    /// Whether it presents an alert.
    public var isAlertPresenter: Bool { Popup.self == Alert.self }
    /// Whether it presents an action sheet.
    public var isActionSheetPresenter: Bool { Popup.self == ActionSheet.self }
    /// Whether it presents a popover.
    public var isPopoverPresenter: Bool { presents(ViewType.Popover.kind) }
    /// Whether it presents a sheet.
    public var isSheetPresenter: Bool { presents(ViewType.Sheet.kind) }

    /// Whether its body applies a modifier that presents a screen of a kind.
    private func presents(_ kind: Kind) -> Bool {
        guard let modifier = self as? any ViewModifier else { return false }
        return modifier.presents(kind)
    }

    fileprivate var notPresented: InspectionError {
        if isAlertPresenter { return .viewNotFound(parent: ViewType.Alert.kind.name) }
        if isActionSheetPresenter { return .viewNotFound(parent: ViewType.ActionSheet.kind.name) }
        return .viewNotFound(parent: isPopoverPresenter ? ViewType.Popover.kind.name : ViewType.Sheet.kind.name)
    }
}

extension ViewModifier {
    @MainActor fileprivate func presents(_ kind: Kind) -> Bool {
        guard let content = try? EmptyView().modifier(self).inspect().modifier(Self.self).viewModifierContent() else {
            return false
        }
        return content.node.modifiers.contains { $0.kind === kind }
    }
}
