import Lua
import Testing
import Views

@testable import Scripting

/// What follows from the descriptions has to hold for every kind of gesture: a new one is tested by being there.
@Suite("Every kind of gesture", .serialized) @MainActor
struct GestureConformanceTests {
    nonisolated private static let names = KnownKinds.gestures.filter(\.isConstructible).map(\.name)

    private func kind(_ name: String) throws -> Kind {
        try #require(KnownKinds.gestures.first { $0.name == name })
    }

    private static func arguments(_ form: DynamicForm, all: Bool) -> String {
        form.parameters.filter { all || !$0.isOptional }.map { "\($0.name) = \($0.example), " }.joined()
    }

    @Test("can be made, attached in each way, found, reached by its path and read", arguments: names)
    func makes(name: String) throws {
        let kind = try kind(name)
        for form in kind.forms {
            for (all, call) in [(false, "gesture"), (true, "highPriorityGesture"), (true, "simultaneousGesture")] {
                let session = try ScriptSession()
                let made = "\(name) { \(Self.arguments(form, all: all)) }"
                let source = """
                    screen = host(VStack { Text("a"):\(call)(\(made)), Text("b") })
                    gesture = screen:text(1):\(call)("\(name)")
                    local path = gesture:pathToRoot()
                    if load("local screen = ...; return screen:" .. path)(screen) ~= gesture then error(path) end
                    assert(gesture:gestureMask() == "all")
                    assert(#gesture:gestureModifiers() == \(all ? 1 : 0))
                    return tostring(\(made)) .. " is a " .. gesture:kind()
                    """
                #expect(try session.text(source) == "\(name) (a gesture) is a \(name)", "\(made)")
                for member in kind.members where member.role == .attribute && member.parameters.isEmpty {
                    try session.run("return gesture:\(member.name)()")
                }
            }
        }
    }

    @Test("refuses what it doesn't know, and a table that contains itself", arguments: names)
    func refuses(name: String) throws {
        let form = try #require(try kind(name).forms.first)
        let given = Self.arguments(form, all: false)
        let message = try ScriptSession().message(of: "\(name) { \(given) noSuchThing = 1 }")
        #expect(message?.contains("takes no argument named 'noSuchThing'") == true, "\(message ?? "")")
        let session = try ScriptSession()
        try session.run("loop = {}; loop[1] = loop; loop.named = loop; loop.x = loop")
        for parameter in form.parameters {
            let others = form.parameters.filter { $0.name != parameter.name && !$0.isOptional }
                .map { "\($0.name) = \($0.example), " }.joined()
            #expect(session.message(of: "\(name) { \(others) \(parameter.name) = loop }") != nil, "\(parameter.name)")
        }
    }

    @Test("is refused where something else is given")
    func wrongGesture() throws {
        let session = try ScriptSession()
        #expect(
            session.message(of: "Text('a'):gesture(Text('b'))")
                == "gesture: argument 'gesture': expected gesture, got a view (Text)")
        #expect(
            session.message(of: "SequenceGesture(TapGesture())")
                == "SequenceGesture: argument 'second' is missing: expected gesture")
    }
}
