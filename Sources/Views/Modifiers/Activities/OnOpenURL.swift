import Foundation

extension ModifierType {
    public enum OnOpenURL: CallbackModifierType {
        public typealias Argument = URL
        public static let kind = callback("OnOpenURL", calls: "callOnOpenURL", \.callOnOpenURL, .required("url"))
    }

    /// Calls the action passed to `onOpenURL`. The view need not be in reach: the address comes from outside.
    public var callOnOpenURL: ViewCall<URL, Void> { .init(ModifierType.OnOpenURL.self) }
}

extension View {
    /// Acts when the app is opened by an address.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        callback(ModifierType.OnOpenURL.self, action)
    }
}
