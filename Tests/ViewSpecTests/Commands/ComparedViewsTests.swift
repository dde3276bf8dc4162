import Foundation
import TestSupport
import Testing

/// The views whose frames `make frames` compares between builds.
@Suite("The views of make frames")
struct ComparedViewsTests {
    @Test("are all that the console knows and can host without objects in the environment")
    func gallery() throws {
        let lines = try Checkout.read("tools/frames/gallery.txt").split(separator: "\n").map(String.init)
        let names = lines.filter { !$0.hasPrefix("--preview=") }.map { String($0.prefix { $0 != "{" }) }
        let refusal = try Program.built("viewspec", ["frames", "0"]).run().errors
        let known = refusal.trimmingCharacters(in: .newlines).components(separatedBy: "registered are ").last ?? ""
        #expect(names == known.components(separatedBy: ", ").filter { $0 != "Shopping" })
        let result = try Program.built("viewspec", ["frames"] + lines).run()
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.components(separatedBy: "\"view\":").count == lines.count + 1)
    }
}
