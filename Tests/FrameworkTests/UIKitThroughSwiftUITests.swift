import SwiftUI
import Testing
import ViewInspector

/// UIKit's names in a file that imports SwiftUI alone.
@MainActor
struct UIKitThroughSwiftUITests {
    private struct Box: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView(frame: UIScreen.main.bounds) }
        func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .systemGray6 }
    }

    @Test func `Colors and views of UIKit need no import of their own`() throws {
        #expect(Color(.systemGroupedBackground) == Color(uiColor: UIColor.systemGroupedBackground))
        #expect(Color(.systemGray) == Color(UIColor.systemGray))
        let box = try Box().inspect().find(UIViewHost<Box>.self).actualView()
        #expect(box.uiView?.backgroundColor == .systemGray6 && box.uiView?.frame.width == 393)
    }

    @Test func `A responder is the first to take events if it may be`() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (field, plain) = (Field(), UIView())
        #expect(field.becomeFirstResponder() && field.isFirstResponder && !plain.becomeFirstResponder())
        #expect(field.resignFirstResponder() && !field.isFirstResponder)
    }
}
