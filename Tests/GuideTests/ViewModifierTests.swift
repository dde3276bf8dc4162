import Combine
import SwiftUI
import ViewInspector
import XCTest

private struct Spaced: ViewModifier {
    var length: CGFloat = 15

    func body(content: Self.Content) -> some View {
        content
            .padding(.top, length)
    }
}

extension Spaced: Inspectable {}

private final class Theme: ObservableObject {
    @Published var name = "plain"
}

private struct MarginKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
    fileprivate var margin: CGFloat {
        get { self[MarginKey.self] }
        set { self[MarginKey.self] = newValue }
    }
}

/// Guide: Custom ViewModifier.
final class ViewModifierTests: XCTestCase {
    override func tearDown() {
        ViewHosting.expel()
    }

    func testAModifierInAHierarchy() throws {
        let sut = EmptyView().modifier(Spaced())
        let modifier = try sut.inspect().emptyView().modifier(Spaced.self)
        let content = try modifier.viewModifierContent()
        XCTAssertTrue(try content.hasPadding(.top))
        XCTAssertEqual(try content.padding(.top), 15)
    }

    func testModifiersOfOneTypeAreCounted() throws {
        let sut = Text("x").modifier(Spaced(length: 1)).modifier(Spaced(length: 2))
        let text = try sut.inspect().text()
        XCTAssertEqual(try text.modifier(Spaced.self, 0).actualView().length, 1)
        XCTAssertEqual(try text.modifier(Spaced.self, 1).viewModifierContent().padding(.top), 2)
        XCTAssertThrowsError(try text.modifier(Spaced.self, 2)) {
            XCTAssertEqual("\($0)", "Text does not have 'Spaced' modifier at index 2")
        }
    }

    func testAModifierAlone() throws {
        XCTAssertEqual(try Spaced(length: 7).inspect().viewModifierContent().padding(.top), 7)
        Spaced(length: 8).inspect { modifier in
            XCTAssertEqual(try modifier.viewModifierContent().padding(.top), 8)
            XCTAssertEqual(try modifier.actualView().length, 8)
        }
    }

    // Approach 1, older form: the modifier calls back with its body.
    private struct BodyCallback: ViewModifier {
        var didAppear: ((Self.Body) -> Void)?

        func body(content: Self.Content) -> some View {
            content
                .padding(.top, 15)
                .onAppear { self.didAppear?(self.body(content: content)) }
        }
    }

    func testTheBodyIsInspectedAsItAppears() {
        var sut = BodyCallback()
        let exp = XCTestExpectation(description: #function)
        var seen: CGFloat?
        sut.didAppear = { body in
            body.inspect { view in
                seen = try view.padding(.top)
            }
            ViewHosting.expel()
            exp.fulfill()
        }
        ViewHosting.host(view: EmptyView().modifier(sut))
        wait(for: [exp], timeout: 1)
        XCTAssertEqual(seen, 15)
        XCTAssertThrowsError(try ViewHosting.inspect())
    }

    // Approach 1, later form: the modifier calls back with itself.
    private struct Highlight: ViewModifier {
        @State private(set) var isLit = false
        @Environment(\.margin) var margin
        var didAppear: ((Self) -> Void)?

        func body(content: Self.Content) -> some View {
            content
                .padding(.top, margin)
                .opacity(isLit ? 1 : 0.5)
                .onTapGesture { self.isLit.toggle() }
                .onAppear { self.didAppear?(self) }
        }
    }

    func testTheModifierIsInspectedAsItAppears() {
        var sut = Highlight()
        let exp = sut.on(\.didAppear) { modifier in
            XCTAssertEqual(try modifier.viewModifierContent().padding(.top), 9)
            XCTAssertFalse(try modifier.actualView().isLit)
            try modifier.viewModifierContent().callOnTapGesture()
            XCTAssertTrue(try modifier.actualView().isLit)
            XCTAssertEqual(try modifier.viewModifierContent().opacity(), 1)
        }
        ViewHosting.host(view: EmptyView().modifier(sut).environment(\.margin, 9))
        wait(for: [exp], timeout: 1)
    }

    // Approach 2.
    private struct Themed: ViewModifier, Inspectable {
        @EnvironmentObject var theme: Theme
        let inspection = Inspection<Self>()

        func body(content: Self.Content) -> some View {
            content
                .padding(.top, theme.name == "plain" ? 15 : 30)
                .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        }
    }

    func testTheModifierIsInspectedLater() {
        let theme = Theme()
        let sut = Themed()
        let exp1 = sut.inspection.inspect(after: 0.1) { modifier in
            XCTAssertEqual(try modifier.viewModifierContent().padding(.top), 15)
            theme.name = "wide"
        }
        let exp2 = sut.inspection.inspect(onReceive: theme.$name.dropFirst()) { modifier in
            XCTAssertEqual(try modifier.actualView().theme.name, "wide")
            XCTAssertEqual(try modifier.viewModifierContent().padding(.top), 30)
        }
        ViewHosting.host(view: EmptyView().modifier(sut).environmentObject(theme))
        wait(for: [exp1, exp2], timeout: 2)
    }

    @MainActor
    func testATestMayWaitForTheInspectionItself() async throws {
        let sut = Themed()
        try await ViewHosting.host(Text("x").modifier(sut).environmentObject(Theme())) {
            try await sut.inspection.inspect { modifier in
                XCTAssertEqual(try modifier.viewModifierContent().padding(.top), 15)
            }
        }
    }

    func testAnObjectThatIsMissingIsNamed() throws {
        let text = try Text("x").modifier(Themed()).inspect().text()
        XCTAssertThrowsError(try text.modifier(Themed.self).viewModifierContent()) {
            XCTAssertEqual("\($0)", "Themed is missing EnvironmentObjects: [\"theme: Theme\"]")
        }
    }
}
