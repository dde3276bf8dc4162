import SwiftUI
import Testing
import ViewInspector
import ViewTestSupport

@testable import Views

@MainActor
struct PreviewIndexTests {
    private static let file = "ViewsTests/SamplePreviews.swift"

    /// The previews of a source of this target.
    private func previews(in origin: String) throws -> [FoundPreview] {
        try #require(PreviewSource.all.first { $0.origin.name == origin }).previews()
    }

    private func preview(_ name: String) throws -> FoundPreview {
        try PreviewIndex.preview(named: "\(Self.file):\(name)")
    }

    private func texts(_ preview: FoundPreview) throws -> [String] { Screen(AnyView(PreviewedView(preview))).texts }

    /// Lets tasks run until something holds, or for as many turns as it can't need.
    private func turns(until condition: () -> Bool) async {
        for _ in 1...10_000 where !condition() { await Task.yield() }
    }

    @Test func `The previews of a file have names, in the order of the source`() throws {
        #expect(
            try previews(in: Self.file).map(\.name) == [
                "SamplePreviews", "Sold out", "SamplePreviews 2", "Sold out 3", "Sold out 2", "Size: small",
                "Size: large", "None", "A controller", "A UIKit view", "Several statements", "SamplePreviews 3",
                "Modified", "Broken",
            ])
        let lines = try previews(in: Self.file).prefix(4).compactMap(\.line)
        #expect(lines == [3, 5, 7, 9])
        #expect(try Set(previews(in: Self.file).map(\.module)) == ["ViewsTests"])
    }

    @Test func `A full name is that of one preview, which makes its view`() throws {
        #expect(try texts(preview("SamplePreviews 2")) == ["the second without a name"])
        #expect(try texts(preview("Sold out 3")) == ["sold out, too"])
        #expect(try texts(preview("Sold out 2")) == ["a name with a number"])
        #expect(try texts(preview("Size: large")) == ["a large one"])
    }

    @Test func `Each view of a provider is a preview, with what its modifiers say`() throws {
        let found = try previews(in: "ViewsTests/SampleDesk_Previews")
        #expect(found.map(\.name) == ["First", "SampleDesk", "SampleDesk 2", "SampleDesk 3"])
        #expect(found.map(\.traits.layout) == Array(repeating: .sizeThatFits, count: 4))
        #expect(found.last?.traits.device == "iPhone SE (3rd generation)")
        #expect(try found.map(texts) == [["one"], ["number 2"], ["number 3"], ["small"]])
        #expect(try previews(in: "ViewsTests/Outer.Previews").map(\.name) == ["Outer"])
    }

    @Test func `A short name that several previews have is refused with their full names`() throws {
        #expect(
            throws: PreviewError.ambiguous(
                name: "Sold out", fullNames: ["\(Self.file):Sold out", "\(Self.file):Sold out 3"])
        ) {
            try PreviewIndex.preview(named: "Sold out")
        }
        #expect(try PreviewIndex.preview(named: "Size: small").fullName == "\(Self.file):Size: small")
        #expect(
            try PreviewIndex.preview(named: "SampleDesk 2").fullName == "ViewsTests/SampleDesk_Previews:SampleDesk 2")
        #expect(try PreviewIndex.preview(named: "First").origin.file == nil)
    }

    @Test func `An unknown name is refused with a near one`() throws {
        let error = try #require(throws: PreviewError.self) { try PreviewIndex.preview(named: "Size: smal") }
        #expect("\(error)" == "no preview is called 'Size: smal'; did you mean 'Size: small'?")
        let other = try #require(throws: PreviewError.self) { try PreviewIndex.preview(named: "\(Self.file):Sold oot") }
        #expect("\(other)" == "no preview is called '\(Self.file):Sold oot'; did you mean '\(Self.file):Sold out'?")
    }

    @Test func `The traits say which screen a preview wants`() throws {
        #expect(try preview("SamplePreviews").screen() == nil)
        #expect(try preview("Sold out").screen() == DeviceScreen(width: 200, height: 100))
        #expect(try preview("Sold out 3").screen() == DeviceScreen.standard.landscape)
        let desk = try previews(in: "ViewsTests/SampleDesk_Previews")
        #expect(try desk[3].screen() == DeviceScreen(width: 375, height: 667))
        #expect(try previews(in: "ViewsTests/Outer.Previews")[0].screen() == DeviceScreen.standard.landscape)
        let phones = try previews(in: "ViewsTests/Phones_Previews")
        #expect(
            throws: PreviewError.unknownDevice(name: "Unknown device", device: "iPad Pro (12.9-inch) (9th generation)")
        ) {
            try phones[0].screen()
        }
        #expect(throws: PreviewError.badSize(name: "Too wide", size: "inf by 3.0")) { try phones[1].screen() }
    }

    @Test func `What is UIKit's is listed and refused`() throws {
        let error = try #require(throws: PreviewError.self) { try preview("A controller").makeView() }
        #expect(
            "\(error)"
                == "the preview 'A controller' can't be hosted: it shows a view or a controller of UIKit's, and only views of "
                + "SwiftUI's are hosted here")
        #expect(try preview("A UIKit view").refusal?.hasPrefix("it shows a view") == true)
        #expect(try texts(preview("Several statements")) == ["one", "two"])
    }

    @Test func `A family without arguments is listed and refused`() throws {
        let error = try #require(throws: PreviewError.self) { try preview("None").makeView() }
        #expect("\(error)" == "the preview 'None' can't be hosted: its arguments are empty")
    }

    @Test func `Previews with one modifier share its context until it is forgotten`() async throws {
        PreviewContexts.removeAll()
        let before = Desk.made
        let screens = try (1...2).map { _ in Screen(AnyView(PreviewedView(try preview("Modified")))) }
        await turns { screens[0].texts.count == 2 }
        let later = Screen(AnyView(PreviewedView(try preview("Modified"))))
        #expect(later.texts == screens[0].texts)
        #expect(later.texts.last == "modified")
        #expect(Desk.made > before)
        PreviewContexts.removeAll()
        #expect(Screen(AnyView(PreviewedView(try preview("Modified")))).texts == [])
    }

    @Test func `A context that can't be made is told`() async throws {
        let screen = Screen(AnyView(PreviewedView(try preview("Broken"))))
        var failures: [String] = []
        await turns {
            failures += screen.failures
            return !failures.isEmpty
        }
        #expect(failures == ["BrokenDesk.makeSharedContext() failed: no desk in store"])
    }
}
