import Foundation

/// The document that the title of a page stands for, so that it can be shared and dragged from there.
public nonisolated struct NavigatedDocument: @unchecked Sendable {
    /// The document: a file's URL, or an item.
    public let document: any Transferable
    /// The title of its preview; nil where it has none.
    public let previewTitle: Text?
}

extension ModifierType {
    public enum NavigationDocument: AttributeModifierType {
        public static let attribute = ModifierAttribute<NavigatedDocument>(
            "NavigationDocument",
            reads: [.reading("navigationDocument") { ($0.document as? URL)?.absoluteString ?? "\($0.document)" }],
            forms: [
                .form(.required("url", URL.self)) { (url: URL) in NavigatedDocument(document: url, previewTitle: nil) }
            ])
    }

    /// The document that the title of the page stands for.
    public var navigationDocument: ModifierReader<NavigatedDocument> { .init(ModifierType.NavigationDocument.self) }
}

extension View {
    /// Sets the file that the title of the page stands for.
    ///
    /// The view keeps the URL, to be read back.
    public nonisolated func navigationDocument(_ url: URL) -> some View { navigated(url, nil) }

    /// Sets the item that the title of the page stands for.
    ///
    /// The view keeps the item, to be read back.
    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { navigated(document, nil) }

    /// Sets the file that the title of the page stands for, with a preview.
    ///
    /// The view keeps both, to be read back.
    public nonisolated func navigationDocument<I1: Transferable, I2: Transferable>(
        _ url: URL, preview: SharePreview<I1, I2>
    ) -> some View {
        navigated(url, preview.titleText)
    }

    /// Sets the item that the title of the page stands for, with a preview.
    ///
    /// The view keeps both, to be read back.
    public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        navigated(document, preview.titleText)
    }

    private nonisolated func navigated(_ document: any Transferable, _ title: Text?) -> some View {
        attribute(
            ModifierType.NavigationDocument.self, NavigatedDocument(document: document, previewTitle: title))
    }
}
