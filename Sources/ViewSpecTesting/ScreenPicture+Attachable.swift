import Inspector
import Testing

/// Pictures as attachments of tests: `Attachment.record(try view.picture(), named: "cart.png")`, which `swift test
/// --attachments-path FOLDER` writes into a folder. A name that ends with `.png` has the pixels of the device; any other is
/// that of an SVG.
extension ScreenPicture: Attachable {
    public var estimatedAttachmentByteCount: Int? { nil }

    public func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<ScreenPicture>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        if attachment.preferredName.hasSuffix(".png") { return try png().withUnsafeBytes(body) }
        return try Array(svg().utf8).withUnsafeBytes(body)
    }

    public func preferredName(
        for attachment: borrowing Attachment<ScreenPicture>, basedOn suggestedName: String
    ) -> String {
        [".png", ".svg"].contains { suggestedName.hasSuffix($0) } ? suggestedName : "\(suggestedName).svg"
    }
}
