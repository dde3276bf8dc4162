import CLua

/// A Swift callback of Lua: a function, a method or a metamethod.
class Callback {
    func run(_ object: UnsafeMutableRawPointer?, _ call: borrowing Call) throws -> Returned {
        fatalError("each kind of callback overrides this")
    }
}

final class FunctionCallback: Callback {
    let body: (borrowing Call) throws -> Returned

    init(_ body: @escaping (borrowing Call) throws -> Returned) { self.body = body }

    override func run(_ object: UnsafeMutableRawPointer?, _ call: borrowing Call) throws -> Returned {
        try body(call)
    }
}

final class MethodCallback<Object: AnyObject>: Callback {
    let body: (Object, borrowing Call) throws -> Returned

    init(_ body: @escaping (Object, borrowing Call) throws -> Returned) { self.body = body }

    override func run(_ object: UnsafeMutableRawPointer?, _ call: borrowing Call) throws -> Returned {
        // C has checked the type. The object is retained meanwhile: the script may release it.
        try body(Unmanaged<Object>.fromOpaque(object!).takeUnretainedValue(), call)
    }
}

/// Answers keys that are not names of methods yet.
final class IndexCallback<Object: AnyObject>: Callback {
    /// The interpreters keep the types that they use.
    private unowned let type: UserdataType<Object>

    init(_ type: UserdataType<Object>) { self.type = type }

    override func run(_ object: UnsafeMutableRawPointer?, _ call: borrowing Call) throws -> Returned {
        let object = Unmanaged<Object>.fromOpaque(object!).takeUnretainedValue()
        if let resolve = type.resolve, case .string(let name) = try call.value(1), let text = try? name.text,
            let method = try resolve(object, text)
        {
            try call.pushMethod(text, method.body, of: type)
            return call.returns()
        }
        guard let answer = type.answer else { return .nothing }
        return try answer(object, call)
    }
}
