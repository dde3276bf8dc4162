import Foundation
import ViewGraph
import Views

/// A view of UIKit's among other views. Here it is a gray box: what makes and updates the view is called as it is where the
/// view is shown, and `UIViewHost` has what was made.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The object that takes the callbacks of the view; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Self.Context) -> Self.UIViewType
    /// Updates the view from the description, at first and whenever that changes.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Self.Coordinator
    /// The view is no longer shown.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
    /// There is none.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Nothing is to be done.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// A gray box.
    public var body: UIViewHost<Self> { UIViewHost(self) }
}

/// The context in which a view of UIKit's is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that takes the callbacks of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The change that the update is part of.
    public let transaction: Transaction
}

/// The gray box that stands for a view of UIKit's.
public struct UIViewHost<Representable: UIViewRepresentable>: View {
    private let representable: Representable
    @State private var made = MadeView<Representable.UIViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) {
        self.representable = representable
    }

    /// The object that was made; nil where it isn't shown.
    public var uiView: Representable.UIViewType? { made.content }

    public var body: some View {
        let _: Void = update()
        Color.gray.onDisappear { made.dismantle { Representable.dismantleUIView($0, coordinator: $1) } }
    }

    private func update() {
        func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
            .init(coordinator: coordinator, environment: environment, transaction: Transaction())
        }
        made.update(representable.makeCoordinator) {
            representable.makeUIView(context: context($0))
        } update: {
            representable.updateUIView($0, context: context($1))
        }
    }
}
