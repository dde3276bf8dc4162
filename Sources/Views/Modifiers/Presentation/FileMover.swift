import Foundation

extension ViewType {
    /// Presents the system's dialog in which a person chooses where to move files.
    public enum FileMover: FileDialogType {
        public typealias Properties = FileDialog

        public static let kind = Kind(
            "FileMover", role: .modifier, arity: .multiple,
            members: dialogMembers + [.attribute("files", \Properties.files)],
            forms: [
                DynamicForm(
                    .required("isPresented", Binding<Bool>.self), .required("files", [URL].self),
                    .required("onCompletion", DynamicFunctionValue.self),
                    .optional("onCancellation", DynamicAction.self)
                ) { isPresented, files, onCompletion, onCancellation in
                    _PresentationModifier<FileMover>(
                        Presentation(isPresented), files, onCancellation?.action,
                        onCompletion: onCompletion.completion)
                }
            ])
    }
}

extension _PresentationModifier where Described == ViewType.FileMover {
    fileprivate init(
        _ presentation: Presentation, _ files: [URL], _ onCancellation: (() -> Void)?,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.init(
            dialog: FileDialog(
                presentation: presentation, allowedContentTypes: [], allowsMultipleSelection: files.count > 1,
                files: files, onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

extension View {
    private nonisolated func mover(
        _ isPresented: Binding<Bool>, _ file: URL?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: (() -> Void)? = nil
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.FileMover>(
                Presentation(isPresented, presenting: file), file.map { [$0] } ?? [], onCancellation
            ) { onCompletion($0.map { $0[0] }) })
    }

    /// Presents the system's dialog in which a person chooses where to move a file while the binding is true and there is
    /// one. A test gives the answer: `choose` with the place where the file is then, `cancel` or `fail` of `fileMover()`.
    /// Nothing on the disk is moved.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        mover(isPresented, file, onCompletion)
    }

    /// Presents the system's dialog in which a person chooses where to move a file. `onCancellation` is called when nothing
    /// was chosen.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file, onCompletion, onCancellation)
    }

    /// Presents the system's dialog in which a person chooses where to move files.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(
            _PresentationModifier<ViewType.FileMover>(
                Presentation(isPresented, presenting: files.first), Array(files), nil, onCompletion: onCompletion))
    }

    /// Presents the system's dialog in which a person chooses where to move files. `onCancellation` is called when nothing
    /// was chosen.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            _PresentationModifier<ViewType.FileMover>(
                Presentation(isPresented, presenting: files.first), Array(files), onCancellation,
                onCompletion: onCompletion))
    }
}

extension ModifierType {
    public var fileMover: ModifierSubtree<ViewType.FileMover> { .init() }
}
