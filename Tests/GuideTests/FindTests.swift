import SwiftUI
import ViewInspector
import XCTest

private struct Station: View, Inspectable {
    let name: String
    let delay: Int

    var body: some View {
        HStack {
            Text(name)
            Text(delay == 0 ? "on time" : "\(delay) min late")
        }
    }
}

private struct Timetable: View {
    var body: some View {
        AnyView(
            VStack {
                Text("Departures").font(.headline)
                Station(name: "North", delay: 0)
                Station(name: "South", delay: 5).id(42)
                ZStack {
                    Text("map")
                    Text("on time").tag("Legend")
                }
                .opacity(0.5)
                Button("Refresh") {}
            })
    }
}

extension InspectableView {
    fileprivate func find(textWithFont font: Font) throws -> InspectableView<ViewType.Text> {
        return try find(
            ViewType.Text.self,
            where: {
                try $0.attributes().font() == font
            })
    }

    fileprivate func find(stationCalled name: String) throws -> InspectableView<ViewType.View<Station>> {
        return try find(Station.self, where: { try $0.actualView().name == name })
    }
}

/// Guide: Dynamic query with find.
final class FindTests: XCTestCase {
    private let sut = Timetable()

    func testContinuesAChainFromWhatWasFound() throws {
        XCTAssertEqual(try sut.inspect().anyView().find(ViewType.HStack.self).text(1).string(), "on time")
    }

    func testFindsByAConditionOnAnyView() throws {
        let zStack = try sut.inspect().find(where: { try $0.opacity() == 0.5 }).zStack()
        XCTAssertEqual(zStack.count, 2)
    }

    func testFindsAText() throws {
        XCTAssertEqual(try sut.inspect().find(text: "South").string(), "South")
    }

    func testFindsAButtonByItsLabel() throws {
        XCTAssertEqual(try sut.inspect().find(button: "Refresh").labelView().text().string(), "Refresh")
    }

    func testFindsAViewByItsId() throws {
        XCTAssertEqual(try sut.inspect().find(viewWithId: 42).view(Station.self).actualView().name, "South")
    }

    func testFindsAViewByItsTag() throws {
        XCTAssertEqual(try sut.inspect().find(viewWithTag: "Legend").text().string(), "on time")
    }

    func testFindsACustomView() throws {
        XCTAssertEqual(try sut.inspect().find(Station.self).actualView().name, "North")
    }

    func testFindsAKindOfView() throws {
        XCTAssertEqual(try sut.inspect().find(ViewType.HStack.self).text(0).string(), "North")
    }

    func testFindsAKindByACondition() throws {
        let found = try sut.inspect().find(ViewType.Text.self, where: { try $0.string() == "map" })
        XCTAssertEqual(found.pathToRoot, try sut.inspect().find(text: "map").pathToRoot)
    }

    func testFindsTheFirstLevelByLevel() throws {
        // The text of the map is nearer to the root than the one within a station.
        let path = try sut.inspect().find(text: "on time").pathToRoot
        XCTAssertEqual(path, "view(Timetable.self).anyView().vStack().zStack(3).text(1)")
    }

    func testFindsAllInTheOrderTheyStand() throws {
        let texts = try sut.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        XCTAssertEqual(
            texts, ["Departures", "North", "on time", "South", "5 min late", "map", "on time", "Refresh"])
        XCTAssertEqual(try sut.inspect().findAll(Station.self).count, 2)
        XCTAssertTrue(try sut.inspect().findAll(ViewType.Slider.self).isEmpty)
        XCTAssertEqual(try sut.inspect().findAll(where: { try $0.text().string() == "on time" }).count, 2)
    }

    func testThrowsWhenNothingIsFound() {
        XCTAssertThrowsError(try sut.inspect().find(text: "West")) { error in
            XCTAssertEqual(error as? InspectionError, .searchFailure(skipped: 0, blockers: []))
        }
    }

    func testTellsThePathToWhatWasFound() throws {
        let view = try sut.inspect().find(viewWithId: 42)
        XCTAssertEqual(view.pathToRoot, "view(Timetable.self).anyView().vStack().view(Station.self, 2)")
    }

    func testLeadsToParents() throws {
        let view = AnyView(HStack { Text("abc") })
        let text = try view.inspect().find(text: "abc")
        let hStack = try text.parent().hStack()
        let anyView = try text.parent().parent().anyView()
        XCTAssertEqual(hStack.count, 1)
        XCTAssertEqual(try anyView.hStack().text(0).string(), "abc")
    }

    func testFindsOutwards() throws {
        let text = try sut.inspect().find(text: "map")
        let anyView = try text.find(ViewType.AnyView.self, relation: .parent)
        XCTAssertEqual(anyView.pathToRoot, "view(Timetable.self).anyView()")
    }

    func testFindsARowByItsTitle() throws {
        let title = try sut.inspect().find(text: "South")
        let cell = try title.find(Station.self, relation: .parent)
        XCTAssertEqual(try cell.actualView().delay, 5)
    }

    func testFindsWhatContainsAText() throws {
        XCTAssertEqual(try sut.find(Station.self, containing: "South").actualView().delay, 5)
        XCTAssertEqual(try sut.inspect().find(Station.self, containing: "South").actualView().delay, 5)
        XCTAssertEqual(try sut.inspect().find(ViewType.ZStack.self, containing: "map").count, 2)
    }

    func testFindsInTheMostGeneralForm() throws {
        let text = try sut.inspect()
            .find(
                relation: .child, traversal: .breadthFirst, skipFound: 1,
                where: {
                    try $0.text().string() == "on time"
                }
            )
            .text()
        XCTAssertEqual(
            text.pathToRoot, "view(Timetable.self).anyView().vStack().view(Station.self, 1).hStack().text(1)")
        let first = try sut.inspect().find(traversal: .depthFirst, where: { try $0.text().string() == "on time" })
        XCTAssertEqual(first.pathToRoot, text.pathToRoot)
    }

    func testFindsAsATeamLikesToSayIt() throws {
        XCTAssertEqual(try sut.inspect().find(textWithFont: .headline).string(), "Departures")
        XCTAssertEqual(try sut.inspect().find(stationCalled: "South").actualView().delay, 5)
    }
}
