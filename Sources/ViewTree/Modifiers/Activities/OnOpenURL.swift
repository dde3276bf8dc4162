import Foundation

extension ModifierType {
    /// Acts when the app is opened by an address.
    public enum OnOpenURL: CallbackModifierType {
        /// What its function is given.
        public typealias Argument = URL
        /// The description of the kind.
        public static let kind = callback(
            "OnOpenURL", "Acts when the app is opened by an address.", calls: "callOnOpenURL", .required("url"))
    }
}

extension View {
    /// Acts when the app is opened by an address.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        callback(ModifierType.OnOpenURL.self, action)
    }
}

extension ModifierReaders {
    /// Calls what `onOpenURL` was given.
    public var callOnOpenURL: ModifierAction<URL> { .init(ModifierType.OnOpenURL.self) }
}
