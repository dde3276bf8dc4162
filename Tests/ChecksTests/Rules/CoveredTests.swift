import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct CoveredTests {
    private func covered(_ view: some View) -> [String] { findings(view).filter { $0.hasPrefix("covered") } }

    @Test func `A button behind a rectangle can't be touched`() {
        let found = covered(
            ZStack {
                Button("Buy") {}
                Color.red.frame(width: 100, height: 100)
            })
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("covered: Button \"Buy\" can't be touched: Color covers its middle at ") == true)
    }

    @Test func `An invisible overlay takes the touches`() {
        #expect(covered(Button("Buy") {}.overlay { Color.white.opacity(0.01) }).count == 1)
        #expect(covered(Button("Buy") {}.overlay { Color.clear.contentShape(Rectangle()) }).count == 1)
        #expect(
            covered(
                VStack {
                    Button("Buy") {}; Button("Sell") {}
                }.overlay {
                    Color.white.opacity(0.01).ignoresSafeArea()
                }
            ).count == 2)
    }

    @Test func `An overlay over a form or a list takes the touches of its rows`() {
        let form = NavigationStack {
            Form {
                TextField("Name", text: .constant(""))
                Button("Save") {}
                Text("Saved today")
            }
            .navigationTitle("Profile")
            .overlay { Color.gray.opacity(0.1) }
        }
        #expect(covered(form).count == 2)
    }

    @Test func `Overlays that let touches through cover nothing`() {
        #expect(covered(Button("Buy") {}.overlay { Color.red.allowsHitTesting(false) }).isEmpty)
        #expect(covered(Button("Buy") {}.overlay { Color.clear }).isEmpty)
        #expect(covered(Button("Buy") {}.overlay(alignment: .topTrailing) { Circle().frame(width: 5) }).isEmpty)
        #expect(covered(Button("Buy") {}.background { Color.red }).isEmpty)
        #expect(covered(Button("Buy") {}.overlay { RoundedRectangle(cornerRadius: 8).stroke() }).isEmpty)
    }

    @Test func `A disabled or hidden button needn't be reached`() {
        #expect(
            covered(
                ZStack {
                    Button("Buy") {}.disabled(true); Color.red
                }
            ).isEmpty)
        #expect(
            covered(
                ZStack {
                    Button("Buy") {}.hidden(); Color.red.frame(height: 100)
                }
            ).isEmpty)
    }

    @Test func `A dialog of the app's own covers the screen on purpose`() {
        let dialog = ZStack {
            VStack {
                Button("Buy") {}; Button("Sell") {}
            }
            Color.black.opacity(0.4).ignoresSafeArea()
            VStack {
                Text("Sure?"); Button("Yes") {}
            }.padding().background(Color.white)
        }
        #expect(covered(dialog).isEmpty)
        let loading = Button("Buy") {}.frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
            ZStack {
                Color.black.opacity(0.3).ignoresSafeArea(); ProgressView()
            }
        }
        #expect(covered(loading).isEmpty)
    }

    @Test func `A sheet and an alert cover the screen on purpose`() {
        #expect(covered(Button("Buy") {}.sheet(isPresented: .constant(true)) { Text("a") }).isEmpty)
        #expect(covered(Button("Buy") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }).isEmpty)
    }

    @Test func `The last row behind a bar that floats can't be scrolled out from there`() {
        let rows = VStack { ForEach(0..<30) { index in Button("Row \(index)") {}.frame(height: 44) } }
        let bar = Color.gray.frame(height: 120)
        #expect(
            covered(
                ZStack(alignment: .bottom) {
                    ScrollView { rows }; bar
                }
            ).count >= 1)
        #expect(covered(ScrollView { rows }.safeAreaInset(edge: .bottom) { bar }).isEmpty)
    }

    @Test func `Rows further down are scrolled to`() {
        #expect(covered(List { ForEach(0..<50) { index in Button("Row \(index)") {} } }).isEmpty)
        #expect(
            covered(
                ScrollView { LazyVStack { ForEach(0..<50) { index in Button("Row \(index)") {}.frame(height: 44) } } }
            ).isEmpty)
    }

    @Test func `Buttons of one row act together`() {
        #expect(
            covered(
                List {
                    HStack {
                        Button("Edit") {}; Button("Delete") {}
                    }
                }
            ).count == 2)
        #expect(
            covered(
                List {
                    HStack {
                        Button("Edit") {}; Button("Delete") {}
                    }.buttonStyle(.borderless)
                }
            ).isEmpty)
    }

    @Test func `Controls of the system are all in reach`() {
        let form = NavigationStack {
            Form {
                TextField("Name", text: .constant(""))
                Toggle("On", isOn: .constant(true))
                Stepper("Count", value: .constant(1))
                Slider(value: .constant(0.5))
                Picker("Kind", selection: .constant(0)) {
                    Text("A").tag(0); Text("B").tag(1)
                }
                DatePicker("Day", selection: .constant(.now))
                NavigationLink("More") { Text("a") }
                DisclosureGroup("Group") { Text("a") }
                Link("Help", destination: URL(string: "https://example.com")!)
                Menu("Menu") { Button("A") {} }
            }
            .navigationTitle("Settings")
            .toolbar { Button("Add") {} }
            .searchable(text: .constant(""))
        }
        #expect(findings(form).isEmpty)
    }

    @Test func `A gesture is behind what stands in front of it`() {
        let tapped = Color.blue.frame(width: 100, height: 100).onTapGesture {}
        #expect(
            covered(
                ZStack {
                    tapped; Color.red.frame(width: 200, height: 200)
                }
            ).count == 1)
        #expect(
            covered(
                ZStack {
                    tapped; Text("a").allowsHitTesting(false)
                }
            ).isEmpty)
        #expect(
            covered(
                VStack {
                    Text("a"); Button("b") {}
                }.padding().onTapGesture {}
            ).isEmpty)
    }
}
