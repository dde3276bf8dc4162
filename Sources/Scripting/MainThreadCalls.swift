import Lua
import VirtualTime

private typealias FunctionBody = (borrowing Call) throws -> Returned

/// A function that Lua calls, as one of the main thread's. A session is made and used on the main actor, so whatever
/// runs in its interpreter runs there.
func onMain(
    _ body: @escaping @MainActor (borrowing Call) throws -> Returned
) -> (borrowing Call) throws -> Returned {
    withoutIsolation(body, as: FunctionBody.self)
}

/// A method that Lua calls, as one of the main thread's.
func onMain<Object: AnyObject>(
    _ body: @escaping @MainActor (Object, borrowing Call) throws -> Returned
) -> (Object, borrowing Call) throws -> Returned {
    withoutIsolation(body, as: UserdataType<Object>.Body.self)
}

/// Resolves methods that Lua calls on the main thread.
func onMain<Object: AnyObject>(
    _ resolve: @escaping @MainActor (Object, String) throws -> UserdataType<Object>.Method?
) -> (Object, String) throws -> UserdataType<Object>.Method? {
    withoutIsolation(resolve, as: ((Object, String) throws -> UserdataType<Object>.Method?).self)
}

/// Methods and metamethods whose bodies run on the main thread.
extension UserdataType {
    typealias MainBody = @MainActor (Object, borrowing Call) throws -> Returned

    /// `object:name(…)`.
    func methodOnMain(_ name: String, _ body: @escaping MainBody) { method(name, onMain(body)) }

    /// A metamethod that receives the object first.
    func metamethodOnMain(_ name: String, _ body: @escaping MainBody) { metamethod(name, onMain(body)) }

    /// `object[key]`, for keys that are no names of methods.
    func indexOnMain(_ body: @escaping MainBody) { index(onMain(body)) }

    /// `object[key] = value`.
    func newIndexOnMain(_ body: @escaping MainBody) { newIndex(onMain(body)) }

    /// Refuses to set members of the objects; errors call each by `name`, and say why.
    func refusesToSetMembers(of name: @escaping @MainActor (Object) throws -> String, because why: String) {
        newIndexOnMain { object, call in
            let key = try call.value(1)
            throw ScriptingError.readOnly(of: try name(object), name: "\(key)", why: why)
        }
    }
}
