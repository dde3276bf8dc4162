import Foundation

/// Something that can be handed to another place of the app or to another app: shared, pasted, dragged.
public protocol Transferable {
    /// The type of its representations.
    associatedtype Representation: TransferRepresentation

    /// The forms in which it is handed over, the best first. Within the app, it is also handed over as it is.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
    public static var transferRepresentation: _OwnRepresentation<String> { return .init() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: _OwnRepresentation<AttributedString> { return .init() }
}

extension Data: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Data> { return .init() }
}

extension URL: Transferable {
    public static var transferRepresentation: _OwnRepresentation<URL> { return .init() }
}

extension Image: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Image> { return .init() }
}

extension Color: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Color> { return .init() }
}

extension Never: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Never> { return .init() }
}

extension Transferable {
    /// The forms of the type, in order.
    static var transferForms: [_TransferForm] { transferRepresentation._forms }

    /// A value in the first form that another type takes; nil where the types have none in common.
    func converted<Other: Transferable>(to type: Other.Type) -> Other? {
        for taken in Other.transferForms {
            guard let importing = taken.importing else { continue }
            for given in Self.transferForms where given.contentType == taken.contentType {
                guard let exporting = given.exporting, let data = exporting(self) else { continue }
                if let value = importing(data) as? Other { return value }
            }
        }
        // A form of the other type, such as the title of a note.
        for given in Self.transferForms where given.contentType == nil {
            guard let value = given.exporting?(self) as? any Transferable else { continue }
            if let same = value as? Other { return same }
            if !(value is Self), let found = value.converted(to: type) { return found }
        }
        for taken in Other.transferForms where taken.contentType == nil {
            if let value = taken.importing?(self) as? Other { return value }
        }
        return nil
    }
}
