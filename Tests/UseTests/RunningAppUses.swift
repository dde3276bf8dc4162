import Foundation
import Testing

@Suite("An app that is started")
struct RunningAppUses {
    @Test("says that there is no screen and how to host its views, and fails")
    func refuses() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "UseApp")
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(
            message == """
                GreetingApp: there is no screen here to show the app on.
                Specs host its views: register them in a console (a type that conforms to SpecConsole) and run \
                `swift package viewspec run`. A Swift test hosts one by `ViewHosting.host(view:)`.

                """)
    }
}
