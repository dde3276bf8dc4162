import Foundation
import SwiftUI

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
    /// Tells the view what the description says, at first and whenever it changes.
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
    @MainActor private final class Made {
        var coordinator: Representable.Coordinator?
        var view: Representable.UIViewType?
    }

    private let representable: Representable
    @State private var made = Made()
    @Environment(\.self) private var environment

    init(_ representable: Representable) {
        self.representable = representable
    }

    /// The view that was made.
    public var uiView: Representable.UIViewType? { made.view }

    public var body: some View {
        let _: Void = update()
        Color.gray.onDisappear {
            guard let view = made.view, let coordinator = made.coordinator else { return }
            Representable.dismantleUIView(view, coordinator: coordinator)
            (made.view, made.coordinator) = (nil, nil)
        }
    }

    private func update() {
        let coordinator = made.coordinator ?? representable.makeCoordinator()
        made.coordinator = coordinator
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        let view = made.view ?? representable.makeUIView(context: context)
        made.view = view
        representable.updateUIView(view, context: context)
    }
}
