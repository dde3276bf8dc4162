import Foundation
import TestSupport
import Testing

/// The pictures that the README shows.
struct ReadmePicturesTests {
    /// The pictures by their paths, with the arguments of `show`.
    private static let pictures = [
        ("Examples/Pictures/settings.svg", "--preview Settings --outlines"),
        ("Examples/Pictures/settings_dark.svg", "--preview Settings --dark --outlines"),
    ]

    @Test(arguments: pictures)
    func `A picture is what the command makes`(path: String, arguments: String) throws {
        let folder = try TemporaryFolder()
        #expect(try folder.run("viewspec show \(arguments) -o made.svg") == "[exit 0]\n")
        let made = try folder.read("made.svg")
        if ProcessInfo.processInfo.environment["VIEWSPEC_UPDATE_TRANSCRIPTS"] != nil {
            try Data(made.utf8).write(to: Checkout.root.appending(path: path))
        }
        #expect(try Checkout.read(path) == made)
        #expect(try Checkout.read("README.md").contains("<img src=\"\(path)\""))
    }
}
