import SwiftUI
import ViewInspector
import XCTest

private struct Letterhead: View {
    var body: some View {
        Text("Good morning")
    }
}

extension Letterhead: Inspectable {}

private struct Signature: View, Inspectable {
    var body: some View {
        Text("The team")
    }
}

private struct Letter: View {
    var body: some View {
        HStack {
            Text("Dear reader")
            AnyView(Signature())
        }
    }
}

/// Guide: The Basics.
final class BasicsTests: XCTestCase {
    func testReadsATextThroughTheBody() throws {
        let sut = Letterhead()
        let value = try sut.inspect().text().string()
        XCTAssertEqual(value, "Good morning")
    }

    func testFollowsTheStructureOfTheBody() throws {
        let view = Letter()
        XCTAssertEqual(try view.inspect().hStack().anyView(1).view(Signature.self).text().string(), "The team")
    }

    func testKeepsAnIntermediateResult() throws {
        let view = Letter()
        let hStack = try view.inspect().hStack()
        let greeting = try hStack.text(0)
        let signature = try hStack.anyView(1).view(Signature.self).text()
        XCTAssertEqual(try greeting.string(), "Dear reader")
        XCTAssertEqual(try signature.string(), "The team")
    }

    func testIsACollection() throws {
        let hStack = try Letter().inspect().hStack()
        XCTAssertEqual(hStack.count, 2)
        XCTAssertNoThrow(try hStack[1].anyView())
        XCTAssertEqual(hStack.map { $0.pathToRoot }.count, 2)
        XCTAssertEqual(try hStack.first(where: { _ in true })?.text().string(), "Dear reader")
    }
}

private struct Row: View, Inspectable {
    let title: String
    var body: some View {
        HStack { Text(title); Button("Remove \(title)", action: {}) }
    }
}

private struct Rows: View {
    var body: some View {
        VStack {
            ForEach(["one", "two"], id: \.self) { Row(title: $0) }
            Text("total").font(.headline).id(7)
            Text("home").tag("Home")
        }
    }
}

extension InspectableView {
    fileprivate func find(textWithFont font: Font) throws -> InspectableView<ViewType.Text> {
        return try find(ViewType.Text.self, where: {
            try $0.attributes().font() == font
        })
    }
}

/// Guide: Dynamic query with find.
final class FindTests: XCTestCase {
    func testFinds() throws {
        let sut = Rows()
        XCTAssertEqual(try sut.inspect().find(text: "two").pathToRoot, "view(Rows.self).vStack().forEach(0).view(Row.self, 1).hStack().text(0)")
        XCTAssertEqual(try sut.inspect().find(button: "Remove one").labelView().text().string(), "Remove one")
        XCTAssertEqual(try sut.inspect().find(viewWithId: 7).text().string(), "total")
        XCTAssertEqual(try sut.inspect().find(viewWithTag: "Home").text().string(), "home")
        XCTAssertEqual(try sut.inspect().find(Row.self).actualView().title, "one")
        XCTAssertEqual(try sut.inspect().find(ViewType.HStack.self).text(0).string(), "one")
        XCTAssertEqual(try sut.inspect().find(ViewType.Text.self, where: { try $0.string() == "total" }).string(), "total")
        XCTAssertEqual(try sut.inspect().find(textWithFont: .headline).string(), "total")
        let title = try sut.inspect().find(text: "two")
        XCTAssertEqual(try title.find(Row.self, relation: .parent).actualView().title, "two")
        XCTAssertEqual(try sut.find(Row.self, containing: "two").actualView().title, "two")
        let text = try sut.inspect().find(relation: .child, traversal: .breadthFirst, skipFound: 1, where: {
            try $0.text().string().count > 3
        }).text()
        XCTAssertEqual(try text.string(), "home")
        XCTAssertEqual(sut.inspect2(), 6)
    }

    func testParents() throws {
        let sut = AnyView(HStack { Text("abc") })
        let text = try sut.inspect().find(text: "abc")
        XCTAssertNoThrow(try text.parent().hStack())
        XCTAssertNoThrow(try text.parent().parent().anyView())
        XCTAssertNoThrow(try text.find(ViewType.AnyView.self, relation: .parent))
        XCTAssertThrowsError(try sut.inspect().find(text: "xyz")) { error in
            XCTAssertEqual(error as? InspectionError, .searchFailure(skipped: 0, blockers: []))
        }
    }
}

private extension Rows {
    func inspect2() -> Int { (try? inspect().findAll(ViewType.Text.self).count) ?? 0 }
}

private struct Flag: View {
    @Binding var flag: Bool
    var body: some View { Button("Flip", action: { flag.toggle() }) }
}
private struct Counter: View {
    @State var count = 0
    var body: some View { VStack { Text("Count: \(count)"); Button("Add") { count += 1 }.padding(8) } }
}

final class StateTests: XCTestCase {
    func testBinding() throws {
        let flag = Binding<Bool>(wrappedValue: false)
        let sut = Flag(flag: flag)
        XCTAssertFalse(flag.wrappedValue)
        try sut.inspect().button().tap()
        XCTAssertTrue(flag.wrappedValue)
    }
    func testState() throws {
        let sut = Counter()
        let text = try sut.inspect().find(ViewType.Text.self)
        XCTAssertEqual(try text.string(), "Count: 0")
        try sut.inspect().find(button: "Add").tap()
        XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "Count: 1")
        XCTAssertEqual(try sut.inspect().find(button: "Add").padding(.top), 8)
        XCTAssertEqual(try sut.inspect().vStack().button(1).padding(), EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }
}
