import OpenCombine
import Testing

@testable import Scripting

/// Values of an app as a trace shows them.
@Suite("Values in traces")
struct StateTextTests {
    private final class Model: ObservableObject {
        @Published var count = 1
    }

    /// The wrapper of the model's property.
    private static func wrapper(of model: Model) throws -> Any {
        try #require(Mirror(reflecting: model).children.first { $0.label == "_count" }).value
    }

    @Test func `A published value is read before anybody listens, and after`() throws {
        let model = Model()
        model.count = 2
        #expect(try StateText.published(Self.wrapper(of: model)) as? Int == 2)
        let subscription = model.$count.sink { _ in }
        model.count = 3
        #expect(try StateText.published(Self.wrapper(of: model)) as? Int == 3)
        subscription.cancel()
    }

    @Test func `Any other value is itself`() {
        #expect(StateText.published("plain") as? String == "plain")
    }

    @Test func `A value takes one line, and isn't longer than two hundred characters`() {
        #expect(StateText.brief("a\nb") == "\"a\\nb\"")
        #expect(StateText.brief(Int?.none as Any) == "nil")
        #expect(StateText.brief(Int??.some(4) as Any) == "4")
        #expect(StateText.brief(String(repeating: "x", count: 300)).count == 201)
    }
}
