import Foundation
import ViewGraph
import Views

/// A screen of UIKit's among other views. Here it is a gray box: what makes and updates the view is called as it is where the
/// view is shown, and `UIViewControllerHost` has what was made.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the view.
    associatedtype UIViewControllerType: UIViewController
    /// The object that takes the callbacks of the view; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Updates the view from the description, at first and whenever that changes.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Self.Coordinator
    /// The view is no longer shown.
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// There is none.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Nothing is to be done.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    /// A gray box.
    public var body: UIViewControllerHost<Self> { UIViewControllerHost(self) }
}

/// The context in which a view of UIKit's is made and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that takes the callbacks of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The change that the update is part of.
    public let transaction: Transaction
}

/// The gray box that stands for a view of UIKit's.
public struct UIViewControllerHost<Representable: UIViewControllerRepresentable>: View {
    private let representable: Representable
    @State private var made = MadeView<Representable.UIViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) {
        self.representable = representable
    }

    /// The object that was made; nil where it isn't shown.
    public var uiViewController: Representable.UIViewControllerType? { made.content }

    public var body: some View {
        let _: Void = update()
        Color.gray.onDisappear { made.dismantle { Representable.dismantleUIViewController($0, coordinator: $1) } }
    }

    private func update() {
        func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
            .init(coordinator: coordinator, environment: environment, transaction: Transaction())
        }
        made.update(representable.makeCoordinator) {
            representable.makeUIViewController(context: context($0))
        } update: {
            representable.updateUIViewController($0, context: context($1))
        }
    }
}
