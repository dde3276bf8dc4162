import Scripting
import TestSupport
import Testing

@testable import SpecRunner

@Suite("What a failing spec did") @MainActor
struct JournalTests {
    private final class Results: SpecListener {
        var results: [SpecResult] = []
        func receive(_ event: SpecEvent) {
            if case .specFinished(let result) = event { results.append(result) }
        }
    }

    /// Runs a spec file whose specs have a `Counter` to host.
    private func run(_ specs: String, recordsScreens: Bool = false) async throws -> [SpecResult] {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            local Counter = View("Counter", function(self)
              local count = self:state("count", 0)
              return VStack {
                Text("Count: " .. count.value),
                TextField("Name", self:state("name", "")),
                Button("Add", function() count.value = count.value + 1 end),
              }
            end)
            \(specs)
            """, to: "journal_spec.lua")
        var options = ExecutionSettings()
        options.recordsScreens = recordsScreens
        let results = Results()
        _ = try await InProcessRunner(catalog: Catalog(), settings: options).run(paths: [path], listeners: [results])
        return results.results
    }

    @Test("is told: what was found and where, what was done to it, on which line")
    func actions() async throws {
        let result = try #require(
            try await run(
                """
                it("fails", function()
                  local screen = host(Counter())
                  screen:find{ button = "Add" }:tap()
                  screen:find("TextField"):setInput("Ann")
                  clock:advance(2)
                  assert.equal("Count: 2", screen:find("Text"):string())
                end)
                """
            ).first)
        #expect(
            result.actions.map(\.call) == [
                "host(Counter)", "find{ button = \"Add\" }", "tap()", "find(\"TextField\")", "setInput(\"Ann\")",
                "clock:advance(2.0)", "find(\"Text\")",
            ])
        #expect(result.actions.compactMap(\.location?.line) == [10, 11, 11, 12, 12, 13, 14])
        #expect(result.actions[1].path == "view(\"Counter\"):vStack():button(3)")
        #expect(result.actions[1].element == "Button \"Add\"")
        #expect(result.actions[6].element == "Text \"Count: 1\"")
        #expect(result.screens == nil)
    }

    @Test("is told of what was scrolled to see a view, before what was done to it")
    func scrolling() async throws {
        let result = try #require(
            try await run(
                """
                it("fails", function()
                  local numbers = {}
                  for number = 1, 50 do numbers[number] = number end
                  local screen = host(List(ForEach(numbers, function(number) return Button("Row " .. number, print) end)))
                  screen:find{ button = "Row 2" }:tap()
                  screen:find{ button = "Row 50" }:tap()
                  screen:find{ button = "Row 1" }:disabled()
                end)
                """
            ).first)
        #expect(
            result.actions.map(\.call) == [
                "host(List)", "find{ button = \"Row 2\" }", "tap()", "find{ button = \"Row 50\" }",
                "scrolled List to Button \"Row 50\"", "tap()", "find{ button = \"Row 1\" }",
            ])
        #expect(result.actions.compactMap(\.location?.line) == [12, 13, 13, 14, 14, 14, 15])
    }

    @Test("is told which view took a touch at a place of the screen")
    func touches() async throws {
        let result = try #require(
            try await run(
                """
                it("fails", function()
                  local screen = host(Button("Save", print), { screen = { width = 100, height = 100 } })
                  screen:tap { x = 50, y = 50 }
                  screen:tap { x = 50, y = 5 }
                end)
                """
            ).first)
        #expect(result.actions.map(\.element) == [nil, "Text \"Save\"", "Button \"Save\""])
        #expect(result.actions[1].path == nil)
        #expect(result.actions[2].error?.contains("no view is there") == true)
    }

    @Test func `names a view as it was when something was done to it`() async throws {
        let result = try #require(
            await run(
                """
                it("turns on", function()
                  local isOn = State(false)
                  local Lamp = View("Lamp", function()
                    return Button(isOn.value and "Turn off" or "Turn on", function() isOn.value = true end)
                  end)
                  local screen = host(Lamp())
                  screen:find("Button"):tap()
                  screen:find("Button")
                  error("no")
                end)
                """
            ).first)
        #expect(
            result.actions.map(\.element) == [
                nil, "Button \"Turn on\"", "Button \"Turn on\"", "Button \"Turn off\"",
            ])
    }

    @Test("is not told of specs that pass, nor of the spec before")
    func passing() async throws {
        let results = try await run(
            """
            it("passes", function() host(Counter()):find("Button"):tap() end)
            it("fails", function() error("no") end)
            """)
        #expect(results.map(\.actions.count) == [0, 0])
    }

    @Test("includes what couldn't be found or done, with the reason")
    func mistakes() async throws {
        let results = try await run(
            """
            it("finds nothing", function() host(Counter()):find("Toggle") end)
            it("can't tap", function() host(Button("Go", function() end):disabled(true)):find("Button"):tap() end)
            """)
        #expect(results[0].actions.last?.call == "find(\"Toggle\")")
        #expect(results[0].actions.last?.error?.hasPrefix("no Toggle") == true)
        #expect(results[1].actions.last?.call == "tap()")
        #expect(results[1].actions.last?.error != nil)
    }

    @Test("counts what is done again and again, and keeps the end of what is a lot")
    func repetition() async throws {
        let results = try await run(
            """
            it("polls", function()
              local screen = host(Counter())
              for _ = 1, 30 do screen:find("Text") end
              error("no")
            end)
            it("taps a lot", function()
              local button = host(Counter()):find("Button")
              for index = 1, 1000 do
                button:tap()
                button:find("Text")
              end
              error("no")
            end)
            """)
        #expect(results[0].actions.map(\.count) == [1, 30])
        #expect(results[1].actions.count == 201)
        #expect(results[1].actions.last?.call == "find(\"Text\")")
        #expect(results[1].actions.first == .leftOut(1802))
        #expect(results[1].actions.first?.line == "… 1802 earlier actions left out")
        #expect(results[0].actions.allSatisfy { $0.leftOutCount == nil })
    }

    @Test("comes with the screen before the last action and at the failure, where that is wanted")
    func screens() async throws {
        let result = try #require(
            try await run(
                """
                local screen
                after_each(function() screen:find("Button"):tap() end)
                it("fails", function()
                  screen = host(Counter())
                  screen:find("Button"):tap()
                  screen:find("Button"):tap()
                  error("no")
                end)
                """, recordsScreens: true
            ).first)
        let screens = try #require(result.screens)
        #expect(screens.action == "tap()")
        #expect(screens.before?.contains("Text \"Count: 1\"") == true)
        #expect(screens.after.contains("Text \"Count: 2\""))
        #expect(screens.after.hasPrefix("Counter\n  VStack"))
        #expect(screens.after.contains("TextField input=\"\""))
    }
}
