import CLua

/// Keeps a Lua value alive. Releasing it is safe at any time: from another thread, inside a callback or
/// a finalizer, and after the interpreter has gone.
final class Reference: @unchecked Sendable {
    let core: Core
    let ref: OpaquePointer

    init(core: Core, ref: OpaquePointer) {
        self.core = core
        self.ref = ref
    }

    deinit { vs_release_ref(core.state, ref) }

    func isSame(as other: Reference) -> Bool {
        if self === other { return true }
        guard core === other.core else { return false }
        let same = try? core.balanced { thread in
            vs_push_ref(thread, ref)
            vs_push_ref(thread, other.ref)
            return vs_raw_equal(thread, -1, -2)
        }
        return same ?? false
    }

    /// The address of the Lua value: its identity while it is alive.
    var address: UnsafeRawPointer? {
        try? core.balanced { thread in
            vs_push_ref(thread, ref)
            return vs_get_pointer(thread, -1)
        }
    }

    /// The text of Lua's `tostring`.
    func describe() throws -> String {
        try core.balanced { thread in
            vs_push_ref(thread, ref)
            try core.check(vs_describe(core.state, vs_top(thread)))
            return LuaString(at: -1, on: thread)?.description ?? ""
        }
    }
}
