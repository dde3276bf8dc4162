import Combine
import SwiftUI
import ViewInspector
import XCTest

private struct Topic: Identifiable {
    let id: String
    var parts: [Topic]?
}

private final class Ticker {
    let beats = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
}

final class ContainerTests: XCTestCase {
    func testGrids() throws {
        let view = VStack {
            Grid(alignment: .top, horizontalSpacing: 3) {
                GridRow(alignment: .bottom) {
                    Text("a"); Text("b")
                }
                GridRow { Text("c") }
            }
            LazyVGrid(columns: [GridItem(.fixed(9)), GridItem(.flexible(minimum: 1))], spacing: 4) { Text("d") }
            LazyHGrid(rows: [GridItem(.adaptive(minimum: 2))], alignment: .top, pinnedViews: .sectionFooters) {
                Text("e")
            }
        }
        let stack = try view.inspect().vStack()
        let grid = try stack.grid(0)
        XCTAssertEqual(try grid.alignment(), .top)
        XCTAssertEqual(try grid.horizontalSpacing(), 3)
        XCTAssertNil(try grid.verticalSpacing())
        XCTAssertEqual(try grid.gridRow(0).alignment(), .bottom)
        XCTAssertNil(try grid.gridRow(1).alignment())
        XCTAssertEqual(try grid.gridRow(0).text(1).string(), "b")
        XCTAssertEqual(try stack.lazyVGrid(1).columns(), [GridItem(.fixed(9)), GridItem(.flexible(minimum: 1))])
        XCTAssertNotEqual(GridItem.Size.fixed(1), .fixed(2))
        XCTAssertEqual(try stack.lazyVGrid(1).spacing(), 4)
        XCTAssertEqual(try stack.lazyHGrid(2).alignment(), .top)
        XCTAssertEqual(try stack.lazyHGrid(2).pinnedViews(), .sectionFooters)
        XCTAssertEqual(try stack.lazyHGrid(2).text(0).string(), "e")
        XCTAssertThrowsError(try stack.grid(1))
    }

    func testSplitAndFittingViews() throws {
        XCTAssertEqual(
            try HSplitView {
                Text("a"); Text("b")
            }.inspect().hSplitView().text(1).string(), "b")
        XCTAssertEqual(
            try VSplitView {
                Text("a"); Text("b")
            }.inspect().vSplitView().text(0).string(), "a")
        let fitting = ViewThatFits(in: .vertical) {
            Text("long"); Text("l")
        }
        XCTAssertEqual(try fitting.inspect().viewThatFits().text(1).string(), "l")
    }

    @MainActor func testGeometryReaderKnowsTheHostedSize() throws {
        let inspected = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        XCTAssertEqual(try inspected.inspect().geometryReader().text().string(), "393")

        let exp = expectation(description: "appears")
        let hosted = GeometryReader { proxy in
            Text("a").onAppear {
                XCTAssertEqual(proxy.size, CGSize(width: 120, height: 80))
                XCTAssertEqual(proxy.frame(in: .global), CGRect(x: 0, y: 0, width: 120, height: 80))
                exp.fulfill()
            }
        }
        ViewHosting.host(view: hosted, size: CGSize(width: 120, height: 80))
        defer { ViewHosting.expel() }
        wait(for: [exp], timeout: 1)
    }

    func testScrollViewReader() throws {
        let view = ScrollViewReader { proxy in
            ScrollView {
                Button("Down") { proxy.scrollTo(9, anchor: .bottom) }
            }
        }
        let reader = try view.inspect().scrollViewReader()
        XCTAssertEqual(try reader.scrollTargets(), [])
        try reader.scrollView().button().tap()
        XCTAssertEqual(try reader.scrollTargets().last, ScrollViewProxy.Target(id: 9, anchor: .bottom))
        XCTAssertEqual(try reader.scrollView().contentInsets(), EdgeInsets())
    }

    func testOutlineGroup() throws {
        let root = Topic(id: "a", parts: [Topic(id: "b", parts: [Topic(id: "c")]), Topic(id: "d")])
        let view = OutlineGroup(root, children: \.parts) { Text($0.id) }
        let outline = try view.inspect().outlineGroup()
        XCTAssertEqual(try outline.sourceData(Topic.self).id, "a")
        XCTAssertThrowsError(try outline.sourceData(Int.self)) {
            XCTAssertEqual($0.localizedDescription, "Type mismatch: Topic is not Int")
        }
        XCTAssertEqual(try outline.leaf(Topic(id: "z")).text().string(), "z")
        XCTAssertThrowsError(try outline.leaf("z"))
        let group = try outline.disclosureGroup(0)
        XCTAssertEqual(try group.labelView().text().string(), "a")
        try group.expand()
        XCTAssertEqual(try group.outlineGroup(0).text(1).string(), "d")

        let list = List([root], children: \.parts) { Text($0.id) }
        XCTAssertEqual(try list.inspect().list().outlineGroup(0).sourceData([Topic].self).count, 1)
    }

    func testTimelineView() throws {
        let view = TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 60)) { context in
            Text(context.cadence == .live ? "\(Int(context.date.timeIntervalSince1970))" : "later")
        }
        let sut = try view.inspect().timelineView()
        let date = Date(timeIntervalSince1970: 7)
        XCTAssertEqual(try sut.contentView(ViewType.TimelineView.Context(date: date)).text().string(), "7")
        XCTAssertEqual(try sut.contentView(.init(date: date, cadence: .minutes)).text().string(), "later")
        XCTAssertEqual(try sut.contentView(.init()).text().pathToRoot, "timelineView().contentView().text()")
        XCTAssertNoThrow(try sut.contentView().text())
        XCTAssertThrowsError(try sut.contentView().image())
    }

    func testAsyncImage() throws {
        let url = URL(string: "https://example.org/a.png")
        let view = AsyncImage(url: url, scale: 2, transaction: Transaction(animation: .linear)) { phase in
            if let image = phase.image {
                image.resizable()
            } else if phase.error != nil {
                Text("failed")
            } else {
                ProgressView()
            }
        }
        let sut = try view.inspect().asyncImage()
        XCTAssertEqual(try sut.url(), url)
        XCTAssertEqual(try sut.scale(), 2)
        XCTAssertEqual(try sut.transaction().animation, .linear)
        XCTAssertEqual(try sut.contentView(.success(Image("a"))).image().actualImage().name(), "a")
        XCTAssertTrue(try sut.contentView(.success(Image("a"))).image().isResizable())
        XCTAssertEqual(try sut.contentView(.failure(CocoaError(.fileNoSuchFile))).text().string(), "failed")
        XCTAssertNoThrow(try sut.contentView(.empty).progressView())
        XCTAssertNoThrow(try sut.progressView())
        let loading = view.asyncImageLoader { _ in .success(Image("b")) }
        XCTAssertEqual(try loading.inspect().asyncImage().image().actualImage().rootImage().name(), "b")
    }

    func testCanvas() throws {
        let view = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
            context.opacity = 0.5
            context.translateBy(x: size.width, y: 0)
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
            context.draw(Text("a"), at: .zero)
        } symbols: {
            Text("star").tag(1)
        }
        let sut = try view.inspect().canvas()
        XCTAssertEqual(try sut.symbolsView().text().string(), "star")
        XCTAssertEqual(try sut.colorMode(), .linear)
        XCTAssertTrue(try sut.opaque())
        XCTAssertTrue(try sut.rendersAsynchronously())
        let drawing = try sut.drawing(in: CGSize(width: 30, height: 10))
        XCTAssertEqual(drawing.count, 2)
        XCTAssertEqual(drawing[0].transform, CGAffineTransform(translationX: 30, y: 0))
        XCTAssertEqual(drawing[0].opacity, 0.5)
        guard case .text(let text, _, _) = drawing[1].content else { return XCTFail("no text") }
        XCTAssertEqual(text, Text("a"))
        XCTAssertThrowsError(try Canvas { _, _ in }.inspect().canvas().symbolsView())
    }

    @MainActor func testSubscriptionView() throws {
        let ticker = Ticker()
        let view = SubscriptionView(content: Text("a"), publisher: ticker.beats) { ticker.heard.append($0) }
        ViewHosting.host(view: view)
        ticker.beats.send(3)
        ViewHosting.expel()
        ticker.beats.send(4)
        XCTAssertEqual(ticker.heard, [3])
        XCTAssertEqual(try view.inspect().subscriptionView().text().string(), "a")
    }

    func testSafeAreaInset() throws {
        let view = Text("page").safeAreaInset(edge: .leading, spacing: 2) { Text("bar") }
            .safeAreaInset(edge: .bottom) { EmptyView() }
        let page = try view.inspect().text()
        XCTAssertEqual(try page.safeAreaInset().edge(), .leading)
        XCTAssertEqual(try page.safeAreaInset().spacing(), 2)
        XCTAssertEqual(try page.safeAreaInset().regions(), .container)
        XCTAssertEqual(try page.safeAreaInset().text().string(), "bar")
        XCTAssertEqual(try page.safeAreaInset(1).edge(), .bottom)
        XCTAssertThrowsError(try page.safeAreaInset(2))
        XCTAssertThrowsError(try Text("a").inspect().text().safeAreaInset())
    }

    func testImages() throws {
        let image = Image("cat", label: Text("A cat")).resizable().renderingMode(.template).interpolation(.high)
            .antialiased(false)
        let sut = try image.inspect().image()
        XCTAssertEqual(try sut.labelView().string(), "A cat")
        XCTAssertTrue(try sut.isResizable())
        XCTAssertEqual(try sut.renderingMode(), .template)
        XCTAssertEqual(try sut.interpolation(), .high)
        XCTAssertEqual(try sut.isAntialiased(), false)
        XCTAssertEqual(try sut.actualImage(), image)
        XCTAssertEqual(try image.rootImage(), Image("cat", label: Text("A cat")))
        XCTAssertEqual(try image.name(), "cat")
        XCTAssertEqual(try image.orientation(), .up)
        XCTAssertEqual(try Image(systemName: "wifi", variableValue: 0.5).inspect().image().variableValue(), 0.5)
        XCTAssertTrue(try Image(decorative: "line").inspect().image().isDecorative())
        XCTAssertEqual(try Image("cat").inspect().image().labelView().string(), "cat")
        XCTAssertThrowsError(try Image(decorative: "cat").inspect().image().labelView())
    }
}
