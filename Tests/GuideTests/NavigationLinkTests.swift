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
