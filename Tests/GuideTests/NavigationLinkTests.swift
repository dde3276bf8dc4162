import SwiftUI
import ViewInspector
import XCTest

private struct Chapter: View, Inspectable {
    let number: Int

    var body: some View {
        Text("Chapter \(number)")
    }
}

private struct Contents: View {
    var body: some View {
        NavigationView {
            VStack {
                Text("Contents")
                NavigationLink(destination: Chapter(number: 1)) {
                    Text("First")
                }
                NavigationLink("Second", destination: Chapter(number: 2))
            }
        }
    }
}

/// Guide: Navigation Links.
final class NavigationLinkTests: XCTestCase {
    func testALinkIsFoundByItsLabel() throws {
        let sut = Contents()
        let link = try sut.inspect().find(navigationLink: "First")
        XCTAssertEqual(try link.labelView().text().string(), "First")
    }

    func testTheScreenOfALinkIsUnwrapped() throws {
        let sut = Contents()
        let link = try sut.inspect().find(navigationLink: "Second")
        let nextView = try link.view(Chapter.self).actualView()
        XCTAssertEqual(nextView.number, 2)
    }

    func testALinkIsReachedByTheChain() throws {
        let link = try Contents().inspect().navigationView().vStack(0).navigationLink(1)
        XCTAssertEqual(try link.view(Chapter.self).text().string(), "Chapter 1")
        XCTAssertEqual(try Contents().inspect().navigationView().vStack().navigationLink(1).pathToRoot, link.pathToRoot)
    }
}

private struct Author: Hashable {
    var name: String
}

private struct AuthorScreen: View {
    let author: Author
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Text("By \(author.name)")
        Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
}

private struct Catalogue: View {
    @State var path: [Author] = []
    @State var isChapterShown = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Austen", value: Author(name: "Austen"))
                NavigationLink(value: Author(name: "Joyce")) { Text("Joyce") }
                NavigationLink("Chapter", isActive: $isChapterShown) { Chapter(number: 3) }
                Button("Both") { path = [Author(name: "Austen"), Author(name: "Joyce")] }
                Button("Read") { isChapterShown = true }
            }
            .navigationDestination(for: Author.self) { AuthorScreen(author: $0) }
        }
    }
}

/// Guide: Navigation Links; going from screen to screen.
final class NavigationTests: XCTestCase {
    override func tearDown() {
        ViewHosting.expel()
    }

    func testALinkIsActivatedAndDeactivated() throws {
        let view = try Catalogue().hosted()
        let link = try view.find(navigationLink: "Chapter")
        XCTAssertFalse(try link.isActive())
        try link.activate()
        XCTAssertTrue(try link.isActive())
        XCTAssertTrue(try view.find(Catalogue.self).actualView().isChapterShown)
        try link.deactivate()
        XCTAssertFalse(try view.find(Catalogue.self).actualView().isChapterShown)
    }

    func testALinkFollowsWhatTheProgramDoes() throws {
        let view = try Catalogue().hosted()
        let link = try view.find(navigationLink: "Chapter")
        try view.find(button: "Read").tap()
        XCTAssertTrue(try link.isActive())
        XCTAssertEqual(try link.view(Chapter.self).actualView().number, 3)
        XCTAssertThrowsError(try view.find(navigationLink: "Chapter"))
    }

    func testALinkOfAValueLeadsToTheScreenOfTheValue() throws {
        let view = try Catalogue().hosted()
        let link = try view.find(navigationLink: "Joyce")
        XCTAssertEqual(try link.value(Author.self).name, "Joyce")
        try link.activate()
        XCTAssertEqual(try view.find(AuthorScreen.self).text(0).string(), "By Joyce")
        XCTAssertEqual(try view.find(Catalogue.self).actualView().path, [Author(name: "Joyce")])
        try view.find(button: "Back").tap()
        XCTAssertFalse(try link.isActive())
        XCTAssertTrue(view.findAll(AuthorScreen.self).isEmpty)
    }

    func testAPathIsSetByTheProgram() throws {
        let view = try Catalogue().hosted()
        let list = try view.find(ViewType.List.self)
        try view.find(button: "Both").tap()
        XCTAssertEqual(try view.findAll(AuthorScreen.self).map { try $0.actualView().author.name }, ["Joyce"])
        let destination = try list.navigationDestination()
        XCTAssertTrue(try destination.isPresented())
        XCTAssertEqual(try destination.view(AuthorScreen.self, 1).text(0).string(), "By Joyce")
        try destination.set(isPresented: false)
        XCTAssertTrue(view.findAll(AuthorScreen.self).isEmpty)
    }
}
