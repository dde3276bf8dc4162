import TestSupport
import Testing

@Suite("An app that is started")
struct RunningAppUses {
    @Test("says that there is no screen and how to host its views, and fails")
    func refuses() throws {
        let run = try Program.built("UseApp").run()
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                GreetingApp: there is no screen here to show the app on.
                Specs start it by `launch()`, and host its previews by `host(previews["…"])`: write a console (a type that \
                conforms to SpecConsole) and run `swift package viewspec run`. A Swift test hosts a view by \
                `ViewHosting.host(view:)`.

                """)
    }
}
