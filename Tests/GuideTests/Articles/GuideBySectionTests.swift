import SwiftUI
import ViewInspector
import XCTest

// What the article on the guide shows, section by section.

private struct MuteButton: View {
    @Binding var isMuted: Bool

    var body: some View {
        Button(isMuted ? "Unmute" : "Mute") { isMuted.toggle() }
    }
}

private final class Queue: ObservableObject {
    @Published var waiting = 0
}

private struct QueueSign: View {
    @ObservedObject var queue: Queue

    var body: some View {
        Text(queue.waiting == 0 ? "Next, please" : "\(queue.waiting) before you")
    }
}

private struct Parcel: View {
    @State private var isOpen = false
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text(isOpen ? "A book, in \(locale.identifier)" : "A parcel")
            Button("Open") { isOpen = true }
        }
    }
}

private struct Price: ViewModifier {
    let amount: Int

    func body(content: Content) -> some View {
        HStack {
            content.padding(.trailing, 6)
            Text("\(amount) €")
        }
    }
}

private struct Trash: View {
    @State private var isAsking = false
    @State private var isHelping = false
    @State private var count = 3

    var body: some View {
        VStack {
            Text("\(count) files")
            Button("Empty") { isAsking = true }
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Empty the trash?"),
                        primaryButton: .destructive(Text("Empty")) { count = 0 },
                        secondaryButton: .cancel())
                }
            Button("Help") { isHelping = true }
                .sheet(isPresented: $isHelping) { Text("What is emptied is gone.") }
        }
    }
}

private struct Station: View {
    let name: String

    var body: some View {
        Text("Trains from \(name)")
    }
}

private struct Stations: View {
    var body: some View {
        NavigationView {
            List {
                NavigationLink("Ghent", destination: Station(name: "Ghent"))
                NavigationLink("Delft", destination: Station(name: "Delft"))
            }
        }
    }
}

private struct StrikingToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isOn ? 0.5 : 1)
            .onTapGesture { configuration.isOn.toggle() }
    }
}

private struct Coin: View {
    @State private var side = "Heads"
    @State private var distance = 0

    var body: some View {
        Text("\(side), moved \(distance)")
            .onTapGesture { side = side == "Heads" ? "Tails" : "Heads" }
            .gesture(DragGesture(minimumDistance: 10).onEnded { distance += Int($0.translation.width) })
    }
}

final class GuideBySectionTests: XCTestCase {
    override func tearDown() {
        ViewHosting.expel()
    }

    func testBinding() throws {
        let isMuted = Binding(wrappedValue: false)
        let sut = MuteButton(isMuted: isMuted)
        try sut.inspect().find(button: "Mute").tap()
        XCTAssertTrue(isMuted.wrappedValue)
        XCTAssertNoThrow(try sut.inspect().find(button: "Unmute"))
    }

    func testObservedObject() throws {
        let queue = Queue()
        let sut = QueueSign(queue: queue)
        XCTAssertEqual(try sut.inspect().text().string(), "Next, please")
        queue.waiting = 2
        XCTAssertEqual(try sut.inspect().text().string(), "2 before you")
    }

    func testStateAndEnvironment() throws {
        let view = try Parcel().environment(\.locale, Locale(identifier: "nl")).hosted()
        try view.find(button: "Open").tap()
        XCTAssertEqual(try view.find(ViewType.Text.self).string(), "A book, in nl")
    }

    func testCustomViewModifier() throws {
        let sut = Text("Tea").modifier(Price(amount: 4))
        let price = try sut.inspect().text().modifier(Price.self)
        XCTAssertEqual(try price.hStack().text(1).string(), "4 €")
        XCTAssertEqual(try price.hStack().viewModifierContent(0).padding(.trailing), 6)
    }

    func testAlert() throws {
        let view = try Trash().hosted()
        let button = try view.find(button: "Empty")
        try button.tap()
        XCTAssertEqual(try button.alert().title().string(), "Empty the trash?")
        try button.alert().primaryButton().tap()
        XCTAssertNoThrow(try view.find(text: "0 files"))
        XCTAssertThrowsError(try button.alert())
    }

    func testSheet() throws {
        let view = try Trash().hosted()
        let help = try view.find(button: "Help")
        try help.tap()
        XCTAssertEqual(try help.sheet().text().string(), "What is emptied is gone.")
        try help.sheet().dismiss()
        XCTAssertThrowsError(try help.sheet())
    }

    func testActionSheet() throws {
        let isShown = Binding(wrappedValue: true)
        let sut = Text("Photo").actionSheet(isPresented: isShown) {
            ActionSheet(title: Text("Photo"), buttons: [.default(Text("Share")), .cancel()])
        }
        let sheet = try sut.inspect().text().actionSheet()
        XCTAssertEqual(try sheet.title().string(), "Photo")
        try sheet.button(0).tap()
        XCTAssertFalse(isShown.wrappedValue)
    }

    func testNavigationLink() throws {
        let view = try Stations().hosted()
        let link = try view.find(navigationLink: "Delft")
        XCTAssertEqual(try link.view(Station.self).text().string(), "Trains from Delft")
        try link.activate()
        XCTAssertTrue(try link.isActive())
    }

    func testStyle() throws {
        let plain = Button("Go") {}.buttonStyle(PlainButtonStyle())
        XCTAssertTrue(try plain.inspect().button().buttonStyle() is PlainButtonStyle)
        XCTAssertEqual(try StrikingToggleStyle().inspect(isOn: true).styleConfigurationLabel().opacity(), 0.5)
    }

    func testGesture() throws {
        let view = try Coin().hosted()
        let coin = try view.find(ViewType.Text.self)
        try coin.callOnTapGesture()
        XCTAssertEqual(try view.find(ViewType.Text.self).string(), "Tails, moved 0")
        XCTAssertEqual(try coin.gesture(DragGesture.self).actualGesture().minimumDistance, 10)
        try coin.performDrag(to: CGPoint(x: 30, y: 0))
        XCTAssertEqual(try view.find(ViewType.Text.self).string(), "Tails, moved 30")
    }
}
