import Testing

@testable import SpecRunner

/// Names of functions as Swift's runtime writes them, and as reports do.
struct FunctionNameTests {
    @Test(
        arguments: [
            ("App.Settings.body.getter : some", "App", "App.Settings.body.getter"),
            (
                "closure #2 () -> () in closure #1 () -> Views.TupleView<(Views.Text, Views.Button<Views.Text>)> in App.Settings.body.getter : some",
                "App", "closure #2 in closure #1 in App.Settings.body.getter"
            ),
            ("App.Store.load(from: Foundation.URL, Swift.Int) async throws -> ()", "App", "App.Store.load(from:_:)"),
            (
                "(3) suspend resume partial function for App.Store.(save in _4119D6A0B3)() async -> ()", "App",
                "App.Store.save()"
            ),
            (
                "generic specialization <Swift.Int> of Swift.Array.subscript.modify : (Swift.Int) -> A", "Swift",
                "Swift.Array.subscript.modify"
            ),
            (
                "generic specialization <App.Row> of closure #1 (A) -> Swift.Bool in App.Rows.first<A>(where: (A) -> Swift.Bool) -> A",
                "App", "closure #1 in App.Rows.first(where:)"
            ),
            (
                "static (extension in App):Views.View< where A: App.Themed>.themed<A>(Swift.Int) -> some", "App",
                "static (extension in App):Views.View.themed(_:)"
            ),
            (
                "default argument 0 of App.Card.init(title: Swift.String) -> App.Card", "App",
                "default argument 0 of App.Card.init(title:)"
            ),
            ("static App.Money.< infix(App.Money, App.Money) -> Swift.Bool", "App", "static App.Money.< infix(_:_:)"),
            (
                "closure #1 @Swift.MainActor @Sendable (A1, ViewGraph.Node, A) throws -> B in static ViewGraph.ViewCall.action<A>(as: Swift.String, of: A1, _: @Swift.MainActor @Sendable (A1) throws -> B) -> ViewGraph.ViewCall<A, B>",
                "ViewGraph", "closure #1 in static ViewGraph.ViewCall.action(as:of:_:)"
            ),
            (
                "helper #1 (x: Swift.Int) -> Swift.Int in App.total() -> Swift.Int", "App", "helper #1 in App.total()"
            ),
        ])
    func `A name is its contexts with labels and without types`(demangled: String, module: String, text: String) {
        let name = FunctionName(demangled: demangled)
        #expect(name.module == module)
        #expect(name.text == text)
        #expect(!name.isThunk)
    }

    @Test(arguments: ["main", "lua_callk", "operator new(unsigned long)"])
    func `A function of C has no module and is named as it is`(symbol: String) {
        let name = FunctionName(demangled: symbol)
        #expect(name.module == nil)
        #expect(name.text == symbol)
    }

    @Test(
        arguments: [
            "partial apply forwarder for closure #1 () -> () in App.Settings.body.getter : some",
            "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping @callee_guaranteed () -> ()",
            "protocol witness for Views.View.body.getter : A.Body in conformance App.Settings : Views.View in App",
        ])
    func `A function that calls another one is a thunk`(demangled: String) {
        #expect(FunctionName(demangled: demangled).isThunk)
    }

    @Test(arguments: ["", "(", ">>>", "closure #", "a in", " of ", "App.", "static ", "<(["])
    func `Any text is a name`(text: String) { _ = FunctionName(demangled: text) }

    @Test func `A text is split outside of its brackets`() {
        #expect(NestedText("f(a, b), g<c, d>, h").split(by: ", ") == ["f(a, b)", "g<c, d>", "h"])
        #expect(NestedText("f((x) -> y, z), g").split(by: ", ") == ["f((x) -> y, z)", "g"])
        #expect(NestedText("f(a").pieces == [.outside("f"), .bracketed("(a")])
    }
}
