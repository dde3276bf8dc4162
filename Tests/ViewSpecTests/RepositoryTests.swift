import Foundation
import TestSupport
import Testing

@testable import ViewSpec

@Suite("The address of the repository")
struct RepositoryTests {
    /// The texts that people copy the address from.
    private static let texts =
        ["README.md", "Examples/CI/github/specs.yml"]
        + ["BringingAnApp", "ContinuousIntegration", "Embedding", "Installing"].map {
            "Sources/ViewSpec/ViewSpec.docc/\($0).md"
        }

    @Test func `is the one that the source states, in all texts`() throws {
        let address = Repository.address ?? Repository.placeholder
        // `uses:` in a workflow has no host.
        let action = address.split(separator: "/").suffix(2).joined(separator: "/")
        for name in Self.texts {
            let text = try Checkout.read(name)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let addresses = line.matches(of: /https:\/\/\S+\/ViewSpec\b/).map { String($0.output) }
                let actions = line.matches(of: /uses: (\S+)\/\.github\/actions\/console/).map { String($0.output.1) }
                #expect(addresses.allSatisfy { $0 == address }, "\(name):\(number + 1)")
                #expect(
                    actions.allSatisfy { address == Repository.placeholder || $0 == action }, "\(name):\(number + 1)")
            }
        }
    }
}
