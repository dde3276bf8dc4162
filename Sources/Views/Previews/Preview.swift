import Foundation

/// A view to look at while one writes it: what `#Preview` stands for.
public struct Preview {
    /// The name, if any.
    public let name: String?
    /// Its traits.
    public let traits: ViewTraits
    /// Makes the view; of a family, that of the first argument.
    public let makeView: @MainActor () -> any View
    /// The views that it shows: one, or one for each argument of a family.
    package let members: [Member]
    /// The reason why it can't be hosted; nil where it can.
    package let refusal: String?

    /// One of the views of a preview.
    package struct Member {
        /// The argument that it is made of, in words; nil for a preview that is no family.
        package let argument: String?
        /// Makes the view.
        package let makeView: @MainActor () -> any View
    }

    /// Creates a preview from a closure that returns its view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, members: [Member(argument: nil, makeView: body)])
    }

    /// Creates a family of previews: one for each argument, named by it.
    @MainActor public init<Arguments: Collection>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
        @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
    ) {
        var members: [Member] = []
        for argument in arguments {
            // It stays on the main actor, on which previews are made.
            nonisolated(unsafe) let argument = argument
            members.append(Member(argument: "\(argument)", makeView: { body(argument) }))
        }
        self.init(name, traits: traits, members: members)
    }

    /// Creates a preview of something that isn't a view.
    /// - Parameter refusal: The reason why it can't be hosted, as the end of a sentence that begins with its name.
    package init(_ name: String?, traits: [PreviewTrait<ViewTraits>], refusal: String) {
        self.init(name, traits: traits, members: [], refusal: refusal)
    }

    private init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], members: [Member], refusal: String? = nil
    ) {
        self.refusal = refusal
        self.name = name
        self.traits = traits.reduce(into: ViewTraits()) { $1.apply(&$0) }
        self.members = members
        if let first = members.first { makeView = first.makeView } else { makeView = { EmptyView() } }
    }
}

/// A type that `#Preview` makes: the place of a preview in the source, and a way to make it.
public protocol PreviewRegistry {
    /// The module and the name of the file, as `#fileID` has it.
    static var fileID: String { get }
    /// The line, from 1.
    static var line: Int { get }
    /// The column, from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
