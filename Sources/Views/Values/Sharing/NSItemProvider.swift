import Foundation

/// An item that is dragged, copied or pasted, within an app or between apps.
public final class NSItemProvider: @unchecked Sendable {
    /// The item; nil if there is none.
    public let item: Any?
    /// The identifiers of the types in which the item is available, the best first.
    public let registeredTypeIdentifiers: [String]
    /// A name for the item, such as that of a file.
    public var suggestedName: String?

    public init() {
        item = nil
        registeredTypeIdentifiers = []
    }

    /// Creates a provider of an item of a type.
    public init(item: Any?, typeIdentifier: String?) {
        self.item = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    /// Creates a provider of a string or a URL.
    public init(object: Any) {
        item = object
        registeredTypeIdentifiers = [(object is URL ? UTType.url : UTType.utf8PlainText).identifier]
    }

    /// Creates a provider of the contents of a file, or returns nil if it can't be read.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL, let contents = try? Data(contentsOf: fileURL) else { return nil }
        item = contents
        registeredTypeIdentifiers = [UTType.data.identifier]
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// Whether the item is available in a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Passes the item to the handler, or nil if it isn't available in the type.
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

    /// Creates a provider of a text or any other value of a script.
    ///
    /// - Throws: `ArgumentError.wrongType` for nil.
    @MainActor public static func make(from value: DynamicValue) throws -> NSItemProvider {
        switch value {
        case .object(let provider as NSItemProvider): provider
        case .string(let text): NSItemProvider(object: text)
        case .none: throw mismatch(value)
        default: NSItemProvider(item: value, typeIdentifier: nil)
        }
    }

    @MainActor public var dynamicValue: DynamicValue {
        switch item {
        case nil: .none
        case let value as DynamicValue: value
        case let value as any DynamicConvertible: value.dynamicValue
        case let value?: .object(value)
        }
    }
}
