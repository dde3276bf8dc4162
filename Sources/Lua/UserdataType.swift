/// The methods and metamethods of a class of Swift objects in scripts.
///
/// Declare all of them before the first object is made: an interpreter reads the type then. A function that captures
/// its own type, to return further objects, has to capture it unowned: interpreters keep the types that they use.
/// Scripts cannot reach the metatable; `getmetatable(object)` is the type's name.
public final class UserdataType<Object: AnyObject> {
    /// The name in error messages and `tostring`; its `__name`.
    public let name: String
    /// The number of userdata that each object's can keep, from which methods return them again.
    let slots: Int
    var members: [Member] = []
    /// Makes methods on first use.
    private(set) var resolve: ((Object, String) throws -> Method?)?
    /// Answers the keys that are no methods.
    private(set) var answer: Body?

    /// Creates a type without methods.
    /// - Parameter slots: The number of results that each object can keep: see ``Call/returns(_:_:keptIn:)``.
    public init(_ name: String, slots: Int = 0) {
        self.name = name
        self.slots = slots
    }

    /// Creates a type, and declares its methods.
    public convenience init(_ name: String, _ declare: (UserdataType<Object>) -> Void) {
        self.init(name)
        declare(self)
    }

    /// The body of a method, for an object and its arguments.
    public typealias Body = (Object, borrowing Call) throws -> Returned

    /// A method. An optional function would be called through a second one; a struct avoids that.
    public struct Method {
        /// Runs it.
        public let body: Body

        /// Creates a method that runs `body`.
        public init(_ body: @escaping Body) { self.body = body }
    }

    /// `object:name(…)`. The arguments count from 1, without the object.
    @discardableResult
    public func method(_ name: String, _ body: @escaping Body) -> Self {
        add(.method, name, MethodCallback(body))
    }

    /// A metamethod that receives the object first, such as `__len`, `__call`, `__tostring`, `__unm`, `__pairs`,
    /// `__close`. The other operands are the arguments from 1 on.
    ///
    /// `__gc` is reserved: it releases the object. `__index` has a method of its own.
    @discardableResult
    public func metamethod(_ name: String, _ body: @escaping Body) -> Self {
        precondition(name != "__gc" && name != "__index" && name != "__metatable", "\(name) is taken")
        return add(.metamethod, name, MethodCallback(body))
    }

    /// A metamethod whose object may be on either side: `__eq`, `__lt`, `__le`, `__concat`, arithmetic. Both operands
    /// are arguments, 1 and 2.
    @discardableResult
    public func binaryOperator(_ name: String, _ body: @escaping (borrowing Call) throws -> Returned) -> Self {
        precondition(name != "__gc" && name != "__index" && name != "__metatable", "\(name) is taken")
        return add(.operator, name, FunctionCallback(body))
    }

    /// Answers `object[key]` for keys that are not names of methods. The key is argument 1.
    @discardableResult
    public func index(_ body: @escaping Body) -> Self {
        answer = body
        return add(.index, "__index", IndexCallback(self))
    }

    /// Methods that are made on first use, for a type with many of them. The result of `resolve` for an object and a
    /// name is the method of that name from then on, for all objects of the type in that interpreter; nil leaves the
    /// key to ``index(_:)``.
    @discardableResult
    public func methods(_ resolve: @escaping (Object, String) throws -> Method?) -> Self {
        self.resolve = resolve
        return add(.index, "__index", IndexCallback(self))
    }

    /// The names of the methods, in the order of their declaration.
    public var methodNames: [String] { members.filter { $0.kind == .method }.map(\.name) }

    /// `object[key] = value`. The key is argument 1, the value argument 2.
    @discardableResult
    public func newIndex(_ body: @escaping Body) -> Self {
        metamethod("__newindex", body)
    }

    private func add(_ kind: Member.Kind, _ name: String, _ callback: Callback) -> Self {
        members.removeAll { $0.name == name && $0.kind == kind }
        // The index function takes the table of methods over, so it comes last in any case.
        let end = members.firstIndex { $0.kind == .index } ?? members.endIndex
        members.insert(Member(kind: kind, name: name, callback: callback), at: end)
        return self
    }
}

struct Member {
    enum Kind { case method, metamethod, `operator`, index }
    let kind: Kind
    let name: String
    let callback: Callback
}
