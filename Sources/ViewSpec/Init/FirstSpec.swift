import Console
import Lua
import Scripting
import SpecRunner
import Views

/// The spec that a project begins with: of a preview that the app has, or of the app, with a text that it shows.
@MainActor
struct FirstSpec {
    /// The Lua that puts the view on the screen.
    private let call: String
    /// What the spec is about.
    private let subject: String
    /// A text on the screen.
    private let text: String

    /// The text of the spec for the app of this program; a sketch where it has neither previews nor an app that show a text.
    static func source() -> String { FirstSpec()?.source ?? sketch }

    /// How many previews are tried for one that shows a text.
    private static let attempts = 10

    private init?() {
        let names = PreviewListing.make().lines.filter { $0.refused == nil }.map(\.name).prefix(Self.attempts)
        let calls =
            names.map { (subject: $0, call: "host(\(InitialView(preview: $0).call))") }
            + AppIndex.all.prefix(1).map { (subject: TypeName.short(of: $0), call: "launch()") }
        for candidate in calls {
            guard let text = Self.firstText(of: candidate.call) else { continue }
            (subject, call, self.text) = (candidate.subject, candidate.call, text)
            return
        }
        return nil
    }

    /// The first text that a call puts on the screen; nil where it shows none. The code of the app runs in a process of its own.
    private static func firstText(of call: String) -> String? {
        let (lines, ending) = IsolatedCopy.run(patience: 5) { send in
            guard let session = try? ScriptSession(catalog: Catalog()),
                (try? session.interpreter.load(Array(call.utf8), name: "=first").call()) != nil
            else { return }
            let texts = session.shownTexts.last ?? []
            if let text = texts.first(where: { !$0.isEmpty && !$0.contains("\n") }) { send(text) }
        }
        return ending == .finished ? lines.first : nil
    }

    private var source: String {
        """
        -- A spec describes the behavior of a view: host it, find its parts, act, and check the result. What the app has as
        -- #Preview is hosted by its name; launch() starts the app itself.

        describe(\(InitialView.literal(subject)), function()
          it("shows a text", function()
            local screen = \(call)
            assert.has_text(screen, \(InitialView.literal(text)))
          end)
        end)

        describe("Each preview", function()
          for name, preview in pairs(previews) do
            it("can be hosted: " .. name, function() host(preview) end)
          end
        end)

        """
    }

    /// A spec of a view that it sketches itself, for a project that has nothing to show yet.
    static let sketch = """
        -- A spec describes the behavior of a view: host it, find its parts, act, and check the result.

        describe("Counter", function()
          local Counter = View("Counter", function(self)
            local count = self:state("count", 0)
            return VStack {
              Text("Count: " .. count.value):id("label"),
              Button("Add one", function() count.value = count.value + 1 end),
            }
          end)

          local screen

          before_each(function()
            screen = host(Counter())
          end)

          it("starts at zero", function()
            assert.equal("Count: 0", screen:find{ viewWithId = "label" }:string())
          end)

          it("adds one on tap", function()
            screen:find{ button = "Add one" }:tap()
            assert.equal("Count: 1", screen:find{ viewWithId = "label" }:string())
          end)
        end)

        """
}
