import Foundation

extension ViewType {
    /// Presents the system's dialog in which a person chooses files.
    public enum FileImporter: FileDialogType {
        public typealias Properties = FileDialog

        public static let kind = Kind(
            "FileImporter", role: .modifier, arity: .multiple,
            members: dialogMembers + [.attribute("allowsMultipleSelection", \Properties.allowsMultipleSelection)],
            forms: [
                DynamicForm(
                    .required("isPresented", Binding<Bool>.self),
                    .required("onCompletion", DynamicFunctionValue.self), .defaulted("allowsMultipleSelection", false),
                    .optional("onCancellation", DynamicAction.self)
                ) { isPresented, onCompletion, allowsMultipleSelection, onCancellation in
                    _PresentationModifier<FileImporter>(
                        Presentation(isPresented), [.item], allowsMultipleSelection, onCancellation?.action,
                        onCompletion: onCompletion.completion)
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
            dialog: FileDialog(
                presentation: presentation, allowedContentTypes: types,
                allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
                onCancellation: onCancellation))
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
