/// An action on a window of the app: a script sets it as a function, which is given the identifier and the value of the
/// window, each nil where there is none.
public protocol _WindowAction: DynamicConvertible {
    /// Creates an action whose handler receives the windows.
    init(handler: @escaping (_ window: OpenWindowAction.Window) -> Void)
}

extension _WindowAction {
    public static var dynamicName: String { "function" }
    public static var dynamicExample: String { "function(id, value) end" }

    /// Creates an action from a function.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        guard let function = value.function else { throw mismatch(value) }
        let call = MainThreadOnly(function)
        return Self { window in
            let window = MainThreadOnly(window)
            MainActor.assumeIsolated {
                call.value.callKeepingFailure([window.value.id.dynamicValue, window.value.value.dynamicValue])
            }
        }
    }

    public var dynamicValue: DynamicValue { .object(self) }
}
