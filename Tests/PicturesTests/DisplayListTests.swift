import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import Pictures
@testable import Views

@MainActor
struct DisplayListTests {
    private func list(
        _ view: some View, on screen: DeviceScreen = DeviceScreen(width: 200, height: 100),
        _ environment: EnvironmentValues = EnvironmentValues()
    ) throws -> DisplayList {
        let graph = Graph(view, mode: .hosted, environment: environment)
        graph.isScreen = true
        graph.screen = screen
        return try DisplayList(of: graph)
    }

    /// The commands after the ground of the screen.
    private func commands(_ view: some View) throws -> [DisplayList.Command] {
        Array(try list(view).commands.dropFirst())
    }

    private let red = Paint.color(PaintColor(red: 1, green: 59 / 255, blue: 48 / 255))
    private let square = Path(CGRect(x: 90, y: 40, width: 20, height: 20))

    @Test func `A color fills its frame, on the ground of the screen`() throws {
        let commands = try list(Color.red.frame(width: 20, height: 20)).commands
        #expect(
            commands == [
                .fill(Path(CGRect(x: 0, y: 0, width: 200, height: 100)), .white, isEvenOdd: false),
                .fill(square, red, isEvenOdd: false),
            ])
    }

    /// The app's own view around one with bars, and around that one another.
    private struct Home: View {
        var body: some View { Store() }

        struct Store: View {
            var body: some View {
                TabView { NavigationStack { List { Text("Mug") }.navigationTitle("Shop") }.tabItem { Text("Shelf") } }
            }
        }
    }

    @Test func `Bars are drawn once, whatever the views are that stand for those with bars`() throws {
        let texts = try list(Home(), on: .iPhone15).commands.compactMap { command in
            if case .text(let run) = command { run.text } else { nil }
        }
        for text in ["Shop", "Shelf", "Mug"] { #expect(texts.filter { $0 == text }.count == 1, "\(text)") }
    }

    @Test func `Each step has the path of the view that it draws`() throws {
        let items = try list(VStack { Color.red }).items
        #expect(items.map(\.path) == ["", "vStack():color(1)"])
    }

    @Test func `Nothing is drawn of what is clear, hidden, or out of sight`() throws {
        #expect(try commands(Color.clear).isEmpty)
        #expect(try commands(Color.red.hidden()).isEmpty)
        #expect(try commands(Color.red.opacity(0)).isEmpty)
        #expect(try commands(Color.red.frame(width: 20, height: 20).offset(x: 500)).isEmpty)
        #expect(try commands(Text("")).isEmpty)
    }

    @Test func `Modifiers around a view are groups, the outermost first`() throws {
        let view = Color.red.frame(width: 20, height: 20).clipShape(Circle()).opacity(0.5)
        let clip = PictureGroup(clip: PictureGroup.Clip(Circle().path(in: CGRect(x: 90, y: 40, width: 20, height: 20))))
        #expect(
            try commands(view) == [
                .begin(PictureGroup(opacity: 0.5)), .begin(clip), .fill(square, red, isEvenOdd: false), .end, .end,
            ])
    }

    @Test func `A mask that is a shape cuts its view to that`() throws {
        let view = Color.red.frame(width: 20, height: 20).mask(Circle())
        let clip = PictureGroup(clip: PictureGroup.Clip(Circle().path(in: CGRect(x: 90, y: 40, width: 20, height: 20))))
        #expect(try commands(view) == [.begin(clip), .fill(square, red, isEvenOdd: false), .end])
    }

    @Test func `A background is behind its view, and an overlay in front of it`() throws {
        let view = Color.red.frame(width: 20, height: 20)
        func paints(_ view: some View) throws -> [Paint] {
            try commands(view).compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
        }
        #expect(try paints(view.background(Color.black)) == [.black, red])
        #expect(try paints(view.overlay(Color.black)) == [red, .black])
    }

    @Test func `Views at one place are drawn in the order of their heights`() throws {
        let view = ZStack {
            Color.red.zIndex(1); Color.black
        }
        let paints = try commands(view).compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
        #expect(paints == [.black, red])
    }

    @Test func `A text stands on its baseline, with the advances of its letters`() throws {
        guard case .text(let run) = try commands(Text("Hi").foregroundColor(.red)).first else {
            Issue.record("there is no text")
            return
        }
        #expect(run.text == "Hi")
        #expect(run.paint == red)
        #expect(run.advances == "Hi".map { MeasuredFont(size: 17).advance(of: $0) })
        #expect(run.size == 17)
    }

    @Test func `The lines drawn are those of the layout, and end with the ellipsis that it has`() throws {
        let view = Text("a long text that doesn't fit").lineLimit(2).frame(width: 80)
        let graph = Graph(view, mode: .hosted, environment: EnvironmentValues())
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 200, height: 100)
        let runs = try DisplayList(of: graph).commands.compactMap {
            if case .text(let run) = $0 { run.text } else { nil }
        }
        let text = try #require(graph.root.firstNode { $0.kind === ViewType.Text.kind })
        #expect(runs == (try text.textLines()))
        #expect(runs.last?.hasSuffix("…") == true)
    }

    @Test func `What isn't finite is left out`() throws {
        let path = Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
        }
        #expect(try commands(path.fill(Color.red)).isEmpty)
        #expect(try commands(Circle().stroke(Color.red, lineWidth: .infinity)).isEmpty)
        #expect(try commands(Color.red.rotationEffect(.degrees(.nan))).isEmpty)
        #expect(try commands(Color.red.scaleEffect(1e9)).isEmpty)
    }

    @Test func `A screen that is too large has no picture`() {
        #expect(throws: PictureError.tooLarge(CGSize(width: 100_000, height: 10))) {
            try list(Color.red, on: DeviceScreen(width: 100_000, height: 10))
        }
        #expect(
            "\(PictureError.tooLarge(CGSize(width: 100_000, height: 10)))"
                == "a picture has sides of at most 20000 points; the screen has 100000 by 10")
    }

    @Test func `Only what is in sight of many rows is drawn`() throws {
        let rows = try list(List(0..<2000, id: \.self) { Text("Row \($0)") })
        let texts = rows.commands.filter { if case .text = $0 { true } else { false } }
        #expect(texts.count < 10)
        #expect(!texts.isEmpty)
    }

    @Test func `The dark appearance has its own colors`() throws {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let commands = try list(Text("a"), environment).commands
        #expect(commands.first == .fill(Path(CGRect(x: 0, y: 0, width: 200, height: 100)), .black, isEvenOdd: false))
        guard case .text(let run) = commands.last else {
            Issue.record("there is no text")
            return
        }
        #expect(run.paint == .white)
    }

    @Test func `Two pictures of one screen are the same`() throws {
        let view = Form {
            Toggle("A", isOn: .constant(true)); Slider(value: .constant(0.5))
        }
        #expect(try list(view) == list(view))
    }

    /// What a toggle draws of its switch: the color of the track.
    private func track(_ view: some View) throws -> Paint? {
        for case .fill(let path, let paint, _) in try list(view).commands.dropFirst()
        where abs((path.boundingRect.width) - 51) < 0.01 { return paint }
        return nil
    }

    @Test func `A switch is green, or in the tint, where it is on`() throws {
        let green = Paint.color(PaintColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255))
        #expect(try track(Toggle("A", isOn: .constant(true))) == green)
        #expect(try track(Toggle("A", isOn: .constant(true)).tint(.red)) == red)
        let off = Paint.color(PaintColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16))
        #expect(try track(Toggle("A", isOn: .constant(false))) == off)
    }

    @Test func `The letters of a button have the color of its style`() throws {
        func paint(_ view: some View) throws -> Paint? {
            for case .text(let run) in try commands(view) { return run.paint }
            return nil
        }
        let blue = Paint.color(PaintColor(red: 0, green: 122 / 255, blue: 1))
        let gray = Paint.color(PaintColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3))
        #expect(try paint(Button("A") {}) == blue)
        #expect(try paint(Button("A", role: .destructive) {}) == red)
        #expect(try paint(Button("A") {}.buttonStyle(.borderedProminent)) == .white)
        #expect(try paint(Button("A") {}.buttonStyle(.plain)) == .black)
        #expect(try paint(Button("A") {}.disabled(true)) == gray)
        #expect(try paint(Button("A") {}.foregroundStyle(.red)) == red)
    }
}
