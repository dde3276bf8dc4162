import SwiftUI
import Testing

@testable import Checks

/// Screens as apps have them, in all circumstances: rules that find fault with these are of no use.
@MainActor
@Suite struct FineScreensTests {
    private func findings(_ view: @escaping @MainActor @Sendable () -> any View) async -> [String] {
        let preview = CheckedPreview(name: "a", origin: "A/a.swift", file: "a.swift", line: 1, makeView: view)
        return await Examination.examine(preview).filter { !$0.finding.rule.isNote }.map(\.message)
    }

    @Test func `A grid of cards that scrolls`() async {
        #expect(
            await findings {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
                        ForEach(0..<30) { index in
                            VStack(alignment: .leading) {
                                Image(systemName: "photo").resizable().scaledToFit()
                                Text("A product with a name of some length").font(.headline)
                                Text("In stock").font(.footnote)
                                Button("Add to cart") {}
                            }
                            .padding()
                            .background(RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.1)))
                        }
                    }
                }
            } == [])
    }

    @Test func `Carousels in a screen that scrolls`() async {
        #expect(
            await findings {
                ScrollView {
                    ForEach(0..<4) { section in
                        Text("Section \(section) of the shop").font(.title2)
                        ScrollView(.horizontal) {
                            HStack {
                                ForEach(0..<8) { index in
                                    Button("Product \(section)-\(index)") {}.frame(width: 160, height: 200)
                                }
                            }
                        }
                    }
                }
            } == [])
    }

    @Test func `A button that floats over a list`() async {
        #expect(
            await findings {
                ZStack(alignment: .bottomTrailing) {
                    List { ForEach(0..<30) { Button("Row \($0)") {} } }
                    Button {
                    } label: {
                        Image(systemName: "plus").frame(width: 56, height: 56).background(Circle().fill(.blue))
                    }
                    .padding()
                }
            } == [])
    }

    @Test func `A picture behind a screen`() async {
        #expect(
            await findings {
                ZStack {
                    Image("landscape").resizable().scaledToFill().ignoresSafeArea()
                    VStack {
                        Text("Welcome").font(.largeTitle)
                        Spacer()
                        Button("Begin") {}.buttonStyle(.borderedProminent)
                    }
                    .padding()
                }
            } == [])
    }

    @Test func `A background that closes the keyboard`() async {
        #expect(
            await findings {
                ZStack {
                    Color.clear.contentShape(Rectangle()).onTapGesture {}
                    VStack {
                        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
                        Button("Save") {}
                    }
                }
            } == [])
    }

    @Test func `A pad of keys`() async {
        #expect(
            await findings {
                VStack {
                    Text("0").font(.system(size: 60)).lineLimit(1).minimumScaleFactor(0.5)
                    Grid {
                        ForEach(0..<4) { row in
                            GridRow {
                                ForEach(0..<3) { column in
                                    Button {
                                    } label: {
                                        Text(verbatim: "\(row * 3 + column)").frame(maxWidth: .infinity, minHeight: 60)
                                    }
                                }
                            }
                        }
                    }
                }
            } == [])
    }

    @Test func `Pages with dots`() async {
        #expect(
            await findings {
                TabView {
                    ForEach(0..<4) { page in
                        VStack {
                            Image(systemName: "star").resizable().scaledToFit().frame(height: 120)
                            Text("Page \(page)").font(.title)
                        }
                    }
                }
                .tabViewStyle(.page)
            } == [])
    }

    @Test func `A badge on an icon`() async {
        #expect(
            await findings {
                Button {
                } label: {
                    Image(systemName: "cart").font(.title)
                        .overlay(alignment: .topTrailing) {
                            Text(verbatim: "3").font(.caption2).padding(4).background(Circle().fill(.red))
                                .offset(x: 10, y: -10)
                        }
                }
                .frame(width: 60, height: 60)
            } == [])
    }

    @Test func `What fits, or else scrolls`() async {
        #expect(
            await findings {
                let steps = VStack { ForEach(0..<9) { Text("Step \($0): do this, and then do that").padding() } }
                return ViewThatFits(in: .vertical) {
                    steps
                    ScrollView { steps }
                }
            } == [])
    }

    @Test func `A sheet, a popover and a dialog`() async {
        #expect(
            await findings {
                List { Button("Open") {} }.sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        Form { Toggle("On", isOn: .constant(true)) }.navigationTitle("Options")
                            .toolbar { Button("Done") {} }
                    }
                    .presentationDetents([.medium])
                }
            } == [])
        #expect(
            await findings {
                List { Button("Open") {} }.confirmationDialog("Sure?", isPresented: .constant(true)) {
                    Button("Delete everything", role: .destructive) {}
                }
            } == [])
    }

    @Test func `Two columns on a tablet`() async {
        #expect(
            await findings {
                NavigationSplitView {
                    List { ForEach(0..<10) { index in NavigationLink("Mailbox \(index)") { Text("\(index)") } } }
                        .navigationTitle("Mail")
                } detail: {
                    Text("Choose a mailbox")
                }
            } == [])
    }

    @Test func `Rows of text beside each other that wrap`() async {
        #expect(
            await findings {
                List {
                    ForEach(0..<5) { _ in
                        HStack(alignment: .firstTextBaseline) {
                            Text("A long name of a thing that is sold")
                            Spacer()
                            VStack(alignment: .trailing) {
                                Text("Available now")
                                Text("In three shops near you").font(.footnote)
                            }
                        }
                    }
                    LabeledContent("Delivery address", value: "Long Street 12, 12345 Exampletown")
                    Stepper("Quantity of this product: 3", value: .constant(3))
                    DatePicker("Day of delivery", selection: .constant(.distantPast), displayedComponents: .date)
                    DisclosureGroup("What is in the box?") { Text("A") }
                }
            } == [])
    }

    @Test func `Buttons beside each other`() async {
        #expect(
            await findings {
                ScrollView {
                    HStack {
                        Button("Cancel the order") {}.buttonStyle(.bordered)
                        Button("Keep it") {}.buttonStyle(.borderedProminent)
                    }
                    Button("Proceed to the checkout") {}.buttonStyle(.borderedProminent).controlSize(.large)
                    Label("Free delivery from 50 euros on", systemImage: "shippingbox")
                    ProgressView("Loading the latest offers")
                    Gauge(value: 0.5) { Text("Battery level") }
                }
            } == [])
    }

    @Test func `Bars of an app's own`() async {
        #expect(
            await findings {
                VStack(spacing: 0) {
                    List { ForEach(0..<20) { Text("Row \($0)") } }
                    HStack {
                        ForEach(["house", "cart", "person"], id: \.self) { name in
                            Button {
                            } label: {
                                Image(systemName: name).frame(maxWidth: .infinity, minHeight: 49)
                            }
                        }
                    }
                }
            } == [])
    }

    @Test func `Turned and scaled texts`() async {
        #expect(
            await findings {
                VStack {
                    Text("Sale").rotationEffect(.degrees(-30)).scaleEffect(1.5)
                    Text("A text that wraps onto several lines where the letters are large").padding()
                }
            } == [])
    }
}
