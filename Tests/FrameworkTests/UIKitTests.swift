import SwiftUI
import Testing
import UIKit.UIImage
import ViewInspector

/// The stand-ins for UIKit.
@MainActor
struct UIKitTests {
    private final class Log { var lines: [String] = [] }

    private final class Field: UIView {
        var text = ""
    }

    private struct FieldView: UIViewRepresentable {
        @MainActor final class Coordinator { var updates = 0 }

        let text: String
        let log: Log

        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> Field {
            log.lines.append("make")
            return Field()
        }
        func updateUIView(_ uiView: Field, context: Context) {
            context.coordinator.updates += 1
            uiView.text = text
            log.lines.append("update \(text) \(context.coordinator.updates) \(context.environment.colorScheme)")
        }
        static func dismantleUIView(_ uiView: Field, coordinator: Coordinator) { uiView.text = "gone" }
    }

    private struct Screen: View {
        @State private var text = "a"
        @State private var isShown = true
        let log: Log

        var body: some View {
            if isShown { FieldView(text: text, log: log).environment(\.colorScheme, .dark) }
            Button("Change") { text = "b" }
            Button("Remove") { isShown = false }
        }
    }

    @Test func `A view of UI kit is made updated and taken away`() throws {
        let log = Log()
        ViewHosting.host(view: Screen(log: log))
        defer { ViewHosting.expel() }
        let view = try ViewHosting.inspect()
        let field = try #require(try view.find(UIViewHost<FieldView>.self).actualView().uiView)
        #expect(field.text == "a")
        try view.find(button: "Change").tap()
        #expect(field.text == "b")
        #expect(log.lines.first == "make" && log.lines.filter { $0 == "make" }.count == 1)
        #expect(log.lines.last?.hasPrefix("update b") == true && log.lines.last?.hasSuffix("dark") == true)
        #expect(try view.find(FieldView.self).actualView().text == "b")
        try view.find(button: "Remove").tap()
        #expect(field.text == "gone")
    }

    private struct ControllerView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("inner")) }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
            uiViewController.title = "shown"
        }
    }

    @Test func `A controller is made`() throws {
        let host = try ControllerView().inspect().find(UIViewControllerHost<ControllerView>.self).actualView()
        let controller = try #require(host.uiViewController as? UIHostingController<Text>)
        #expect(controller.title == "shown" && !controller.isViewLoaded)
        #expect(controller.view === controller.view && controller.isViewLoaded)
        #expect(try controller.rootView.inspect().text().string() == "inner")
    }

    @Test func `Colors are those of views`() {
        #expect(Color(uiColor: .systemRed) == .red)
        #expect(Color(UIColor.label) == .primary)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(.systemGroupedBackground).resolve(in: dark).description == "#000000FF")
        #expect(Color(.systemGroupedBackground).resolve(in: EnvironmentValues()).description == "#F2F2F7FF")
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor.systemRed.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 0.5)
    }

    @Test func `Images are of PNG data or names`() throws {
        let data = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAIAQMAAADKuO3UAAAABlBMVEX/AAAAAP9sof2OAAAAD0lEQVR4nGNg+M/EwICJABaqAQ5oyh6f"
                    + "AAAAAElFTkSuQmCC"))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 8, height: 4) && image.pngData() == data)
        #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
        let view = try Image(uiImage: image).inspect().image().actualImage()
        #expect(try view.uiImage() === image && view.scale() == 2)
        #expect(throws: (any Error).self) { try view.name() }
        #expect(try Image(uiImage: UIImage(named: "logo")!).name() == "logo")
        #expect(throws: (any Error).self) { try Image("logo").uiImage() }
    }

    @Test func `Views keep their places`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
        inner.tag = 7
        outer.addSubview(inner)
        outer.addSubview(inner)
        #expect(outer.subviews == [inner] && inner.superview === outer && outer.viewWithTag(7) === inner)
        #expect(outer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty && inner.superview == nil)
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var isStarted = false

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            isStarted = true
            return true
        }
    }

    @MainActor private struct Delegated { @UIApplicationDelegateAdaptor(Delegate.self) var delegate }

    @Test func `The app opens addresses and has its delegate`() {
        let url = URL(string: "https://example.org/\(UUID())")!
        var isOpen = false
        UIApplication.shared.open(url) { isOpen = $0 }
        #expect(isOpen && UIApplication.shared.openedURLs.contains(url))
        let delegated = Delegated()
        #expect(delegated.delegate.isStarted && delegated.delegate === Delegated().delegate)
        #expect(UIScreen.main.bounds.width == 393 && UIDevice.current.userInterfaceIdiom == .phone)
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.strings == ["copied"])
    }

    @Test func `Traits are the values of the environment`() {
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
        #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1)) == EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
        #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityLarge) == .accessibility2)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    }
}
