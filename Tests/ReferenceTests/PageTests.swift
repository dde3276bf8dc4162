import Testing
import Views

@testable import Reference

/// A page with everything that a page can have.
private let lamp = ReferencePage(
    name: "Lamp", group: .views, summary: "A lamp <b> of light.",
    signatures: [
        .init(
            text: "Lamp(watts, [color])",
            arguments: [
                .init(name: "watts", type: "integer", isOptional: false, isPositional: true, example: "40"),
                .init(name: "color", type: "Color", isOptional: true, isPositional: false, example: "Color.red"),
            ])
    ],
    attributes: [
        .init(name: "isOn", call: "isOn()", result: "boolean", text: "Whether it shines.", arguments: []),
        .init(
            name: "averageBrightnessOverTime", call: "averageBrightnessOverTime([seconds])", result: "number",
            text: "How bright it was.", arguments: []),
    ],
    actions: [.init(name: "tap", call: "tap()", result: "", text: "", arguments: [])],
    slots: [.init(name: "shade", call: "shade()", result: "element", text: "What it stands under.", arguments: [])],
    swift: ["Lamp(watts: Int)"], example: "local lamp = Lamp(40)\n\nlamp:tap()")

@Suite("A page of the reference")
struct PageTests {
    @Test("reads well in a terminal")
    func text() {
        #expect(
            lamp.text() == """
                Lamp  (a view)
                  A lamp <b> of light.

                Lua
                  Lamp(watts, [color])
                      watts  integer
                      color  Color, optional

                Reads
                  isOn(): boolean  Whether it shines.
                  averageBrightnessOverTime([seconds]): number
                                   How bright it was.

                Does
                  tap()

                Leads to
                  shade()  What it stands under.

                Swift
                  Lamp(watts: Int)

                Example
                  local lamp = Lamp(40)
                \("  ")
                  lamp:tap()

                """)
    }

    @Test("keeps to the width that there is")
    func width() {
        let page = ReferencePage(
            name: "Word", group: .language, summary: "one two three four five six", signatures: [],
            attributes: [.init(name: "a", call: "a", result: "", text: "seven eight nine ten", arguments: [])],
            actions: [], slots: [], swift: [], example: "")
        #expect(
            page.text(width: 20) == """
                Word  (a word of the spec language)
                  one two three four
                  five six

                Reads
                  a  seven eight
                     nine ten

                """)
    }

    @Test("is a section of Markdown, where no text is taken for a tag")
    @MainActor func markdown() throws {
        #expect(
            ReferenceMarkdown.markdown(lamp) == """
                ## Lamp

                A lamp &lt;b> of light.

                - `Lamp(watts, [color])`
                  - `watts`: integer
                  - `color`: Color, optional

                **Reads**

                - `isOn(): boolean`: Whether it shines.
                - `averageBrightnessOverTime([seconds]): number`: How bright it was.

                **Does**

                - `tap()`

                **Leads to**

                - `shade()`: What it stands under.

                ```text
                Lamp(watts: Int)
                ```

                ```lua
                local lamp = Lamp(40)

                lamp:tap()
                ```

                """)
    }

    @Test("stands in the file of its group, to which the index leads")
    @MainActor func files() throws {
        let files = Dictionary(uniqueKeysWithValues: ReferenceMarkdown.files.map { ($0.path, $0.text) })
        #expect(files.count == ReferencePage.Group.allCases.count + 1)
        let index = try #require(files["index.md"])
        #expect(index.contains("- [Views](views.md): \(KnownKinds.views.count) entries\n"))
        for group in ReferencePage.Group.allCases {
            let text = try #require(files["\(group.rawValue).md"])
            for page in Reference.pages(in: group) {
                #expect(text.contains("[\(page.name)](#\(ReferenceMarkdown.anchor(page.name)))"), "\(page.name)")
                #expect(text.contains("\n## \(page.name)\n"), "\(page.name)")
            }
        }
    }

    @Test("is linked by its heading", arguments: [("Toggle", "toggle"), ("Text.Case", "textcase"), ("a_b-c", "a_b-c")])
    @MainActor func anchor(name: String, anchor: String) {
        #expect(ReferenceMarkdown.anchor(name) == anchor)
    }

    @Test("says of values what they give")
    @MainActor func values() throws {
        let titles = try #require(Reference.pages(named: "Font").first { $0.group == .values }).sections.map(\.title)
        #expect(titles == ["Values", "Gives"])
    }
}
