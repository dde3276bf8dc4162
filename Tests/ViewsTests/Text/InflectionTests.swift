import SwiftUI
import Testing
import ViewTestSupport

/// Nouns that agree with their number.
@MainActor
struct InflectionTests {
    private func read(_ key: LocalizedStringKey) -> String { Text(key).string(locale: Locale(identifier: "en")) }

    @Test(arguments: [
        ("apple", "apples"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"),
        ("Child", "Children"), ("bus", "buses"), ("tomato", "tomatoes"), ("sheep", "sheep"), ("PHOTO", "PHOTOS"),
        ("unread message", "unread messages"), ("message from Ann", "messages from Ann"), ("photo!", "photos!"),
    ])
    func `Nouns take their number`(one: String, many: String) {
        for (count, words) in [(0, many), (1, one), (2, many), (1500, many)] {
            #expect(read(LocalizedStringKey("^[\(count) \(one)](inflect: true)")) == "\(count) \(words)")
        }
    }

    @Test func `Values and emphasis may stand in the words`() {
        let (count, noun) = (2, "apple")
        #expect(read("Add ^[\(count) \(noun)](inflect: true) now") == "Add 2 apples now")
        #expect(read("^[**\(count)** pear](inflect: true), ^[\(1) fig](inflect: true)") == "2 pears, 1 fig")
        #expect(
            String(
                AttributedString(localized: "^[\(count) pear](inflect: true)", locale: Locale(identifier: "en"))
                    .characters)
                == "2 pears")
    }

    @Test func `Other attributes leave the words`() {
        #expect(read("^[2 apple](color: 'red')") == "2 apple")
        #expect(read("2^[3] and ^ [a](b") == "2^[3] and ^ [a](b")
    }

    @Test func `A label is read by its title`() {
        let screen = Screen(Label("Home", systemImage: "house"))
        #expect(screen.graph.root.accessibilityLabelText == "Home")
        let button = Screen(
            Button {
            } label: {
                Label("Home", systemImage: "house")
            })
        #expect(button.graph.root.accessibilityLabelText == "Home")
    }
}
