import CLua

/// What Lua calls: a function, a method or a metamethod.
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
