import Foundation

/// A view to look at while one writes it: what `#Preview` stands for.
public struct Preview {
    /// Traits of a preview: its size, its orientation, modifiers.
    public struct ViewTraits: Sendable {
        /// The size of the preview; nil for that of the device.
        public internal(set) var layout: PreviewLayout?
        /// The orientation of the device; nil for upright.
        public internal(set) var interfaceOrientation: InterfaceOrientation?
        /// The modifiers of the view, innermost first.
        var modifiers: [any PreviewModifier & Sendable] = []
    }

    /// The name, if any.
    public let name: String?
    /// Its traits.
    public let traits: ViewTraits
    /// Makes the view.
    public let makeView: @MainActor () -> any View

    /// Creates a preview from a closure that returns its view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits.reduce(into: ViewTraits()) { $1.apply(&$0) }
        makeView = body
    }
}

/// One thing that the surroundings of a preview are like.
public struct PreviewTrait<T>: Sendable {
    let apply: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The room of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// As much room as the view needs.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// So much room, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// The device is held upright.
    public static var portrait: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .portrait } }

    /// The device is held upside down.
    public static var portraitUpsideDown: PreviewTrait {
        PreviewTrait { $0.interfaceOrientation = .portraitUpsideDown }
    }

    /// The device is held with its top to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .landscapeLeft } }

    /// The device is held with its top to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .landscapeRight } }

    /// A modifier of the app's own is applied to the view.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
        PreviewTrait { $0.modifiers.append(modifier) }
    }
}

/// A modifier for previews, which provides data for them to show.
public protocol PreviewModifier {
    /// The data that previews with this modifier share.
    associatedtype Context = Void
    /// The type of what `body(content:context:)` returns.
    associatedtype Body: View

    /// A stand-in for the view of the preview.
    typealias Content = PreviewModifierContent

    /// Makes what previews with this modifier share.
    @MainActor static func makeSharedContext() async throws -> Context

    /// The view of the preview, as modified.
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// There is nothing to share.
    @MainActor public static func makeSharedContext() async throws {}
}

/// Stands for the view of a preview in what a `PreviewModifier` makes of it.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view.
    public var body: some View { content }
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
