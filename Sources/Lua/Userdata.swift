import CLua

/// A reference to a userdata: a Swift object in Lua, or one of Lua's own, such as a file.
public final class Userdata: Sendable {
    let reference: Reference

    init(_ reference: Reference) { self.reference = reference }

    /// The Swift object, if it is one and has not been released.
    public var object: AnyObject? {
        try? reference.core.balanced { thread in
            vs_push_ref(thread, reference.ref)
            return vs_get_any_object(thread, -1).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// The Swift object, if it is of that type.
    public func object<Object: AnyObject>(as type: Object.Type = Object.self) -> Object? {
        object as? Object
    }

    /// Its `__name`, if it is a Swift object.
    public var typeName: String? {
        guard object != nil else { return nil }
        return try? reference.core.balanced { thread in
            vs_push_ref(thread, reference.ref)
            guard vs_get_metatable(thread, -1) else { return nil }
            try reference.core.pushString("__name")
            vs_raw_get(thread, -2)
            return LuaString(at: -1, on: thread)?.description
        }
    }

    /// The object as a function, if its metatable has `__call`.
    public var callable: Function? { Function(callable: reference) }

    /// The text of Lua's `tostring`, which calls `__tostring` and may raise.
    public func describe() throws -> String { try reference.describe() }
}
