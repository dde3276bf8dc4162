import Foundation

/// Something that a dialog saves: its type, and how its contents are made.
struct ExportedItem {
    let contentTypes: [UTType]
    let contents: () throws -> FileWrapper?

    init(_ document: some FileDocument, _ types: [UTType]) {
        // Documented for contentTypes: if there are none, the writable types of the document are taken.
        let types = types.isEmpty ? type(of: document).writableContentTypes : types
        contentTypes = types
        // Unverified: without a choice by the person, the first type is written.
        contents = { try document.fileWrapper(configuration: .init(contentType: types.first ?? .data)) }
    }

    init<Document: ReferenceFileDocument>(object document: Document, _ types: [UTType]) {
        let types = types.isEmpty ? Document.writableContentTypes : types
        contentTypes = types
        contents = {
            let type = types.first ?? .data
            return try document.fileWrapper(
                snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type))
        }
    }

    init(item: some Transferable, _ types: [UTType]) {
        contentTypes = types
        contents = {
            switch item {
            case let text as String: FileWrapper(regularFileWithContents: Data(text.utf8))
            case let data as Data: FileWrapper(regularFileWithContents: data)
            default: nil
            }
        }
    }
}

extension ViewType {
    /// Presents the system's dialog in which a person chooses where to save something.
    public enum FileExporter: FileDialogType {
        public typealias Properties = FileDialog

        public static let kind = Kind(
            "FileExporter", role: .modifier, arity: .multiple,
            members: dialogMembers + [
                .attribute("defaultFilename", \Properties.defaultFilename),
                .call("exportedText", \Properties.exportedText),
            ],
            forms: [
                DynamicForm(
                    .required("isPresented", Binding<Bool>.self), .required("item", String.self),
                    .required("onCompletion", DynamicFunctionValue.self), .optional("defaultFilename", String.self),
                    .optional("onCancellation", DynamicAction.self)
                ) { isPresented, item, onCompletion, filename, onCancellation in
                    _PresentationModifier<FileExporter>(
                        Presentation(isPresented), items: [ExportedItem(item: item, [])], filename: filename,
                        onCancellation: onCancellation?.action, onCompletion: onCompletion.completion)
                }
            ])
    }
}

extension _PresentationModifier where Described == ViewType.FileExporter {
    fileprivate init(
        _ presentation: Presentation, items: [ExportedItem], allowsMultipleSelection: Bool = false,
        filename: String? = nil, onCancellation: (() -> Void)? = nil,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.init(
            dialog: FileDialog(
                presentation: presentation, allowedContentTypes: items.first?.contentTypes ?? [],
                allowsMultipleSelection: allowsMultipleSelection, items: items, defaultFilename: filename,
                onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

extension View {
    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ item: ExportedItem?, _ filename: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: (() -> Void)? = nil
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileExporter>(
                Presentation(isPresented, presenting: item), items: item.map { [$0] } ?? [], filename: filename,
                onCancellation: onCancellation, onCompletion: { onCompletion($0.map { $0[0] }) }))
    }

    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ items: [ExportedItem],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: (() -> Void)? = nil
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileExporter>(
                Presentation(isPresented, presenting: items.first), items: items, allowsMultipleSelection: true,
                onCancellation: onCancellation, onCompletion: onCompletion))
    }

    /// Presents the system's dialog in which a person chooses where to save a document while the binding is true and there
    /// is one. A test gives the answer: `choose`, `cancel` or `fail` of `fileExporter()`. Nothing is written to the disk;
    /// what would be is read by `exportedFiles`.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { ExportedItem($0, [contentType]) }, defaultFilename, onCompletion)
    }

    /// Presents the system's dialog in which a person chooses where to save a document that is an object.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { ExportedItem(object: $0, [contentType]) }, defaultFilename, onCompletion)
    }

    /// Presents the system's dialog in which a person chooses where to save documents.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { ExportedItem($0, [contentType]) }, onCompletion)
    }

    /// Presents the system's dialog in which a person chooses where to save documents that are objects.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { ExportedItem(object: $0, [contentType]) }, onCompletion)
    }

    /// Presents the system's dialog in which a person chooses where to save a document, as one of some types.
    /// `onCancellation` is called when nothing was chosen.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedItem($0, contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to save a document that is an object, as one of some
    /// types. `onCancellation` is called when nothing was chosen.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedItem(object: $0, contentTypes) }, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to save documents, as some of some types.
    /// `onCancellation` is called when nothing was chosen.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { ExportedItem($0, contentTypes) }, onCompletion, onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to save documents that are objects, as some of some
    /// types. `onCancellation` is called when nothing was chosen.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { ExportedItem(object: $0, contentTypes) }, onCompletion, onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to save an item. `onCancellation` is called when nothing
    /// was chosen.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, item.map { ExportedItem(item: $0, contentTypes) }, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to save items. `onCancellation` is called when nothing
    /// was chosen.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(isPresented, items.map { ExportedItem(item: $0, contentTypes) }, onCompletion, onCancellation)
    }
}

extension ModifierType {
    public var fileExporter: ModifierSubtree<ViewType.FileExporter> { .init() }
}
