import Foundation

/// Something on its way between places of an app or between apps: what is dragged, copied, pasted.
public final class NSItemProvider: @unchecked Sendable {
    /// What is on its way, nil for nothing.
    public let item: Any?
    /// The types that it can be had as, the best first.
    public let registeredTypeIdentifiers: [String]
    /// A name for it, such as that of a file.
    public var suggestedName: String?

    /// Makes one with nothing in it.
    public init() {
        item = nil
        registeredTypeIdentifiers = []
    }

    /// Makes one with an item of a type.
    public init(item: Any?, typeIdentifier: String?) {
        self.item = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    /// Makes one with a string or an address.
    public init(object: Any) {
        item = object
        registeredTypeIdentifiers = [(object is URL ? UTType.url : UTType.utf8PlainText).identifier]
    }

    /// Makes one with what a file contains; nil where nothing can be read.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL, let contents = try? Data(contentsOf: fileURL) else { return nil }
        item = contents
        registeredTypeIdentifiers = [UTType.data.identifier]
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// Whether the item can be had as a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Hands over the item, if it can be had as the type.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil, nil)
    }
}

extension NSItemProvider: DynamicConvertible {
    public static var dynamicName: String { "item" }
    public static var dynamicExample: String { "'text'" }

    /// Makes one that carries a text, or whatever else a script has. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> NSItemProvider {
        switch value {
        case .object(let provider as NSItemProvider): provider
        case .string(let text): NSItemProvider(object: text)
        case .none: throw mismatch(value)
        default: NSItemProvider(item: value, typeIdentifier: nil)
        }
    }

    /// What it carries, for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue {
        switch item {
        case nil: .none
        case let value as DynamicValue: value
        case let value as any DynamicConvertible: value.dynamicValue
        case let value?: .object(value)
        }
    }
}
