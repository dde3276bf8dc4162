import Foundation

/// Opens an address.
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// It was taken care of.
        public static let handled = Result(outcome: .handled)
        /// It was not opened on purpose.
        public static let discarded = Result(outcome: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(outcome: .system(nil))
        /// The system is to open another one in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?
    /// Takes what the app leaves to the system; nil where there is no screen.
    fileprivate var record: ScreenRecord?

    /// Creates an action that passes addresses to a handler.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// The action used unless the app sets another.
    static var none: OpenURLAction { OpenURLAction() }

    private init() {
        handler = nil
    }

    /// Opens an address. One that the app leaves to the system is noted on the screen.
    public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// Opens an address, and tells `completion` whether that was done.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            record?.openedURLs.append(other ?? url)
            completion(record != nil)
        }
    }

    /// Opens a URL as a tap on a link does. Throws `InspectionError.notSupported` where the app doesn't handle it.
    func open(_ url: URL) throws {
        guard handler != nil || record != nil else {
            throw InspectionError.notSupported(
                "nothing opens \(url.absoluteString): no view around has .environment(\\.openURL, …)")
        }
        guard case .system(let other) = handler?(url).outcome ?? .system(nil) else { return }
        guard let record else {
            throw InspectionError.notSupported(
                "\((other ?? url).absoluteString) was left to the system, and there is none here that opens addresses")
        }
        record.openedURLs.append(other ?? url)
    }
}

extension EnvironmentValues {
    /// The action that the app sets.
    @Entry private var ownOpenURL: OpenURLAction = .none

    /// Opens an address.
    public var openURL: OpenURLAction {
        get {
            var action = ownOpenURL
            action.record = screenRecord
            return action
        }
        set { ownOpenURL = newValue }
    }
}

extension OpenURLAction: DynamicConvertible {
    public static var dynamicName: String { "function" }
    public static var dynamicExample: String { "function(url) end" }

    /// Makes an action of a function, which is given the address, and leaves it to the system by returning false.
    /// Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> OpenURLAction {
        guard let function = value.function else { throw mismatch(value) }
        let call = DynamicFunctionValue(function: function)
        return OpenURLAction { url in
            if case .boolean(false) = call.result([.string(url.absoluteString)]) { return .systemAction }
            return .handled
        }
    }

    public var dynamicValue: DynamicValue { .object(self) }
}
