/// The commands of an app, as a menu bar shows them. No screen shows them here; a key reaches one by its keyboard shortcut.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of what `body` returns.
    associatedtype Body: Commands

    /// The commands that these are made of.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

/// Commands that the model provides: they have no body.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never evaluated: there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
    /// Takes commands that stand among the statements.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// The only commands that there are.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Several commands, in order.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var commands: [any Commands] = []
        repeat commands.append(each content)
        return _TupleCommands(commands)
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Commands that stand under the `if`.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _EitherCommands<First, Second> {
        .first(first)
    }

    /// Commands that stand under the `else`.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _EitherCommands<First, Second> {
        .second(second)
    }

    /// Hides the type of commands that only some systems have.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// No commands.
public nonisolated struct EmptyCommands: _PrimitiveCommands {
    public init() {}
}

/// Several commands, in order.
nonisolated struct _TupleCommands: _PrimitiveCommands {
    let commands: [any Commands]

    init(_ commands: [any Commands]) {
        self.commands = commands
    }
}

/// The commands of one branch.
public nonisolated enum _EitherCommands<First: Commands, Second: Commands>: _PrimitiveCommands {
    case first(First)
    case second(Second)
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    /// Never evaluated: there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A menu of an app's own.
public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
    let title: Text
    let content: Content

    /// Creates a command menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    /// Creates a command menu with a localized title.
    @TextOverloads
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }
}
