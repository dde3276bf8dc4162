import Foundation

/// The properties of a dialog of the system's about files: one to choose some, to save something, or to move some.
public struct FileDialog: PresentedProperties {
    /// Whether and why the dialog is shown.
    public let presentation: Presentation
    /// The types of files that can be chosen.
    public let allowedContentTypes: [UTType]
    /// Whether more than one file can be chosen.
    public let allowsMultipleSelection: Bool
    /// The files that are moved.
    public var files: [URL] = []
    var items: [ExportedItem] = []
    /// The name to save something under; nil for none.
    public var defaultFilename: String?
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: (() -> Void)?

    /// The items to save, in order; one that is neither text nor data nor a document is left out.
    /// - Throws: What the documents throw.
    public var exportedFiles: ViewCall<Void, [FileWrapper]> {
        ViewCall(of: self) { dialog, _, _ in try dialog.contents() }
    }

    /// The text of the first file that is saved.
    package var exportedText: ViewCall<Void, String> {
        ViewCall(of: self) { dialog, _, _ in
            guard let data = try dialog.contents().first?.regularFileContents else {
                throw InspectionError.notSupported("what is saved here is no text")
            }
            return String(decoding: data, as: UTF8.self)
        }
    }

    private func contents() throws -> [FileWrapper] { try items.compactMap { try $0.contents() } }

    /// Chooses files, which ends the dialog. The files need not exist. Where a document can't be written, the app is told why.
    /// - Throws: `InspectionError.notSupported` for no file, for several where one is allowed, and for one that
    ///   `fileDialogURLEnabled` refuses.
    public var choose: ViewCall<[URL], Void> {
        .onDialog { dialog, files, node in
            guard !files.isEmpty else {
                throw InspectionError.notSupported("no file was given; cancel() chooses none")
            }
            guard dialog.allowsMultipleSelection || files.count == 1 else {
                throw InspectionError.notSupported("one file can be chosen here, not \(files.count)")
            }
            if let isEnabled = node.environment.fileDialogURLEnabled,
                let refused = try files.first(where: { try !isEnabled.evaluate($0) })
            {
                throw InspectionError.notSupported("\(refused.path) can't be chosen: fileDialogURLEnabled refuses it")
            }
            return { dialog.onCompletion(Result { try dialog.contents() }.map { _ in files }) }
        }
    }

    /// Ends the dialog as its cancel button does.
    public var cancel: ViewCall<Void, Void> { .onDialog { dialog, _, _ in dialog.onCancellation ?? {} } }

    /// Ends the dialog with an error, as where a file can't be reached.
    public var fail: ViewCall<any Error, Void> {
        .onDialog { dialog, error, _ in { dialog.onCompletion(.failure(error)) } }
    }
}

extension ViewCall where Result == Void {
    /// A call that ends a dialog of files, and then tells the app.
    fileprivate static func onDialog(
        _ action: @escaping @MainActor @Sendable (FileDialog, Arguments, Node) throws -> () -> Void
    ) -> ViewCall {
        .presented { (dialog: FileDialog, node, arguments) in
            let tell = try action(dialog, arguments, node)
            // Documented for fileImporter(isPresented:...onCompletion:): the binding is false before the callback.
            dialog.presentation.take(from: node)
            tell()
        }
    }
}

/// The error of a dialog of files to which a script gives a message.
private struct FileDialogFailure: LocalizedError {
    let message: String

    var errorDescription: String? { message }
}

/// A kind of dialog about files.
protocol FileDialogType: PresentedViewType where Properties == FileDialog {}

extension FileDialogType {
    /// A choice or a failure ends it.
    public static var endsWithButtons: Bool { false }

    /// The members that all dialogs about files have.
    static var dialogMembers: [Member] {
        [
            .attribute("isPresented", Self.self) { $0.isPresented },
            .call("choose", \FileDialog.choose, .required("files")),
            .call("cancel", \FileDialog.cancel),
            Member("fail", role: .action, .required("message", String.self)) { node, message in
                try node.properties(of: Self.self).fail.make(on: node, FileDialogFailure(message: message))
                return .none
            },
        ]
    }
}

extension _PresentationModifier where Described: FileDialogType {
    /// A dialog about files.
    init(dialog: FileDialog) {
        self.init(presentation: dialog.presentation, properties: dialog) { [] }
    }
}

extension DynamicFunctionValue {
    /// Calls the function with the files that were chosen, or with nil and a message why that failed.
    var completion: (Result<[URL], any Error>) -> Void {
        { result in
            let result = MainThreadOnly((self, result))
            MainActor.assumeIsolated {
                let (function, result) = result.value
                switch result {
                case .success(let files):
                    function.function.callKeepingFailure([.list(files.map(\.dynamicValue))])
                case .failure(let error):
                    function.function.callKeepingFailure([.none, .string(error.localizedDescription)])
                }
            }
        }
    }
}
