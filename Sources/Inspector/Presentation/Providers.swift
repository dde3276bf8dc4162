import Views

// Protocols that existing tests have modifiers of their apps conform to, so that what these present can be inspected.
// Here that needs no help: an inspection sees the alert or the sheet in the body of such a modifier. The conformances
// compile, and give the tests what they give elsewhere.

/// A modifier that shows an alert while a binding is true.
@MainActor @preconcurrency
public protocol AlertProvider {
    /// Whether the alert is shown.
    var isPresented: Binding<Bool> { get }
    /// Makes the alert.
    var alertBuilder: () -> Alert { get }
}

/// A modifier that shows an alert for an item while there is one.
@MainActor @preconcurrency
public protocol AlertItemProvider {
    /// The item that an alert is made from.
    associatedtype Item: Identifiable
    /// The item that the alert is shown for.
    var item: Binding<Item?> { get }
    /// Makes the alert.
    var alertBuilder: (Item) -> Alert { get }
}

/// A modifier that shows an action sheet while a binding is true.
@MainActor @preconcurrency
public protocol ActionSheetProvider {
    /// Whether the sheet is shown.
    var isPresented: Binding<Bool> { get }
    /// Makes the sheet.
    var sheetBuilder: () -> ActionSheet { get }
}

/// A modifier that shows an action sheet for an item while there is one.
@MainActor @preconcurrency
public protocol ActionSheetItemProvider {
    /// The item that a sheet is made from.
    associatedtype Item: Identifiable
    /// The item that the sheet is shown for.
    var item: Binding<Item?> { get }
    /// Makes the sheet.
    var sheetBuilder: (Item) -> ActionSheet { get }
}

/// A modifier that shows a sheet while a binding is true.
@MainActor @preconcurrency
public protocol SheetProvider: _SheetPresenter {
    /// Whether the sheet is shown.
    var isPresented: Binding<Bool> { get }
    /// Called when the sheet has gone.
    var onDismiss: (() -> Void)? { get }
    /// Makes the content of the sheet.
    var sheetBuilder: () -> Any { get }
}

/// A modifier that shows a sheet for an item while there is one.
@MainActor @preconcurrency
public protocol SheetItemProvider: _SheetPresenter {
    /// The item that a sheet is made from.
    associatedtype Item: Identifiable
    /// The item that the sheet is shown for.
    var item: Binding<Item?> { get }
    /// Called when the sheet has gone.
    var onDismiss: (() -> Void)? { get }
    /// Makes the content of the sheet.
    var sheetBuilder: (Item) -> Any { get }
}

extension SheetProvider {
    /// Takes the sheet away.
    public func _end() { isPresented.wrappedValue = false }
}

extension SheetItemProvider {
    /// Takes the sheet away.
    public func _end() { item.wrappedValue = nil }
}
