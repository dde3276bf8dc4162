/// A scene of windows for documents, which a person makes and opens.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    let makeContent: @MainActor () -> Content?

    private init(makeContent: @escaping @MainActor () -> Content?) {
        self.makeContent = makeContent
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group whose windows edit documents that are values; `newDocument` makes one.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        // They are handed to the main actor, on which scenes are shown.
        nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
        self.init {
            var document = newDocument()
            let binding = Binding(get: { document }, set: { document = $0 })
            // Commonly known: a document has no URL until it has been saved.
            return editor(FileDocumentConfiguration(document: binding, fileURL: nil, isEditable: true))
        }
    }

    /// Creates a group whose windows show documents that are values, and don't change them.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { nil }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group whose windows edit documents that are objects; `newDocument` makes one.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
        self.init {
            editor(ReferenceFileDocumentConfiguration(document: newDocument(), fileURL: nil, isEditable: true))
        }
    }

    /// Creates a group whose windows show documents that are objects, and don't change them.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { nil }
    }
}
