/// Shares a value between Swift and the functions that Lua calls.
final class Box<Wrapped> {
    var value: Wrapped

    init(_ value: Wrapped) { self.value = value }
}
