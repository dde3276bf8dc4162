import Foundation

/// The properties of the system's dialog in which a person chooses files.
public struct FileDialog: PresentedProperties {
    /// Whether and why the dialog is shown.
    public let presentation: Presentation
    /// The types of files that can be chosen.
    public let allowedContentTypes: [UTType]
    /// Whether more than one file can be chosen.
    public let allowsMultipleSelection: Bool
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: (() -> Void)?

    /// Chooses files, which ends the dialog. The files need not exist.
    /// - Throws: `InspectionError.notSupported` for no file, and for several where one is allowed.
    public var choose: ViewCall<[URL], Void> {
        .onDialog { dialog, files in
            guard !files.isEmpty else {
                throw InspectionError.notSupported("no file was given; cancel() chooses none")
            }
            guard dialog.allowsMultipleSelection || files.count == 1 else {
                throw InspectionError.notSupported("one file can be chosen here, not \(files.count)")
            }
            return { dialog.onCompletion(.success(files)) }
        }
    }

    /// Ends the dialog as its cancel button does.
    public var cancel: ViewCall<Void, Void> { .onDialog { dialog, _ in dialog.onCancellation ?? {} } }

    /// Ends the dialog with an error, as where a file can't be reached.
    public var fail: ViewCall<any Error, Void> {
        .onDialog { dialog, error in { dialog.onCompletion(.failure(error)) } }
    }
}

extension ViewCall where Result == Void {
    /// A call that ends a dialog of files, and then tells the app.
    fileprivate static func onDialog(
        _ action: @escaping @MainActor @Sendable (FileDialog, Arguments) throws -> () -> Void
    ) -> ViewCall {
        .presented { (dialog: FileDialog, node, arguments) in
            let tell = try action(dialog, arguments)
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

extension ViewType {
    /// Presents the system's dialog in which a person chooses files.
    public enum FileImporter: PresentedViewType {
        public typealias Properties = FileDialog

        public static let endsWithButtons = false

        public static let kind = Kind(
            "FileImporter", role: .modifier, arity: .multiple,
            members: [
                .attribute("isPresented", FileImporter.self) { $0.isPresented },
                .attribute("allowsMultipleSelection", \Properties.allowsMultipleSelection),
                .call("choose", \Properties.choose, .required("files")),
                .call("cancel", \Properties.cancel),
                Member("fail", role: .action, .required("message", String.self)) { node, message in
                    try node.properties(of: FileImporter.self).fail.make(on: node, FileDialogFailure(message: message))
                    return .none
                },
            ],
            forms: [
                DynamicForm(
                    .required("isPresented", Binding<Bool>.self),
                    .required("onCompletion", DynamicFunctionValue.self), .defaulted("allowsMultipleSelection", false),
                    .optional("onCancellation", DynamicAction.self)
                ) { isPresented, onCompletion, allowsMultipleSelection, onCancellation in
                    _PresentationModifier<FileImporter>(
                        Presentation(isPresented), [.item], allowsMultipleSelection, onCancellation?.action
                    ) { result in
                        let result = MainThreadOnly(result)
                        MainActor.assumeIsolated {
                            switch result.value {
                            case .success(let files):
                                onCompletion.function.callKeepingFailure([.list(files.map(\.dynamicValue))])
                            case .failure(let error):
                                onCompletion.function.callKeepingFailure([.none, .string(error.localizedDescription)])
                            }
                        }
                    }
                }
            ])
    }
}

extension _PresentationModifier where Described == ViewType.FileImporter {
    fileprivate init(
        _ presentation: Presentation, _ types: [UTType], _ allowsMultipleSelection: Bool,
        _ onCancellation: (() -> Void)?, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.init(
            presentation: presentation,
            properties: FileDialog(
                presentation: presentation, allowedContentTypes: types,
                allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
                onCancellation: onCancellation)
        ) { [] }
    }
}

extension View {
    /// Presents the system's dialog in which a person chooses a file while the binding is true. A test gives the answer:
    /// `choose`, `cancel` or `fail` of `fileImporter()`.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileImporter>(
                Presentation(isPresented), allowedContentTypes, false, nil
            ) { onCompletion($0.map { $0[0] }) })
    }

    /// Presents the system's dialog in which a person chooses files while the binding is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileImporter>(
                Presentation(isPresented), allowedContentTypes, allowsMultipleSelection, nil,
                onCompletion: onCompletion))
    }

    /// Presents the system's dialog in which a person chooses files while the binding is true. `onCancellation` is called
    /// when none was chosen.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileImporter>(
                Presentation(isPresented), allowedContentTypes, allowsMultipleSelection, onCancellation,
                onCompletion: onCompletion))
    }
}

extension ModifierType {
    public var fileImporter: ModifierSubtree<ViewType.FileImporter> { .init() }
}
