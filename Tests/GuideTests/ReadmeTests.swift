import SwiftUI
import ViewInspector
import XCTest

struct Greeting: View {
    @State private var name = "world"

    var body: some View {
        VStack {
            Text("Hello, \(name)!")
            Button("Rename") { name = "Ann" }
        }
    }
}

final class GreetingTests: XCTestCase {
    func testGreetsByTheNewName() throws {
        let sut = Greeting()
        try sut.inspect().find(button: "Rename").tap()
        XCTAssertEqual(try sut.inspect().vStack().text(0).string(), "Hello, Ann!")
    }
}
