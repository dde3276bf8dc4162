/// A type of data, known by its uniform identifier such as `public.plain-text`.
public struct UTType: Hashable, Sendable {
    /// The identifier.
    public let identifier: String

    /// The type of an identifier; nil for an empty one.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// A type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type that another party defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// Anything with contents.
    public static let item = UTType(known: "public.item")
    /// Data of any sort.
    public static let data = UTType(known: "public.data")
    /// Text of any sort.
    public static let text = UTType(known: "public.text")
    /// Text without any markup.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A picture of any sort.
    public static let image = UTType(known: "public.image")
    /// A PNG picture.
    public static let png = UTType(known: "public.png")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Sound of any sort.
    public static let audio = UTType(known: "public.audio")
    /// Moving pictures of any sort.
    public static let movie = UTType(known: "public.movie")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: DynamicConvertible {
    public static var dynamicName: String { "type identifier" }
    public static var dynamicExample: String { "'public.plain-text'" }

    public static func make(from value: DynamicValue) throws -> UTType {
        guard case .string(let text) = value, let type = UTType(text) else { throw mismatch(value) }
        return type
    }

    public var dynamicValue: DynamicValue { .string(identifier) }
}
