import Lua
import Views

/// Moving the focus and pressing keys, from scripts.
extension ScriptSession {
    static func addFocus(to type: UserdataType<Element>) {
        add("focus", to: type) { try $0.focus() }
        add("unfocus", to: type) { try $0.unfocus() }
        add("focusAccessibility", to: type) { try $0.focusAccessibility() }
        add("unfocusAccessibility", to: type) { try $0.unfocusAccessibility() }
        addQuestion("isFocused", to: type) { element, call in try call.returns(element.current().isFocused) }
        addQuestion("isAccessibilityFocused", to: type) { element, call in
            try call.returns(element.current().isAccessibilityFocused)
        }
        type.methodOnMain("press") { element, call in
            // Without a key it is the view that is pressed, where it can be.
            if call.argumentCount == 0,
                let member = ElementCalls.shared.method("press", on: try element.current().kind)
            {
                return try member.body(element, call)
            }
            if call.argumentCount == 0,
                let meant = ElementCalls.shared.everydayMeaning(of: "press", on: try element.current().kind)
            {
                throw meant
            }
            try call.takes(2, "press")
            let (key, modifiers) = try keys(call, element)
            try element.session.journal.noting("press", on: element, call) {
                try element.perform { try $0.press(key, modifiers) }
            }
            return .nothing
        }
    }

    /// Adds a method that acts on the view and returns nothing.
    private static func add(
        _ name: String, to type: UserdataType<Element>, _ action: @escaping @MainActor (Node) throws -> Void
    ) {
        type.method(
            name,
            onMain { element, call in
                try call.takes(0, name)
                try element.session.journal.noting(name, on: element, call) {
                    try element.checkIsClear()
                    try element.perform(action)
                }
                return .nothing
            })
    }

    /// The key and the modifiers of `press("s", { "command" })`.
    private static func keys(
        _ call: borrowing Call, _ element: Element
    ) throws -> (key: KeyEquivalent, modifiers: EventModifiers) {
        let bridge = element.session.bridge
        do {
            let key = try KeyEquivalent.make(from: bridge.dynamicValue(call.value(1)))
            guard !call.isNil(2) else { return (key, []) }
            return (key, try EventModifiers.make(from: bridge.dynamicValue(call.value(2))))
        } catch let error as ArgumentError {
            throw ArgumentError.calling("press", error)
        }
    }
}
