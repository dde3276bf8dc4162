import Foundation
import Testing
import ViewInspector

/// Tests of existing source compare these sentences.
@Suite struct ErrorWordingTests {
    private static let wordings: [(InspectionError, String)] = [
        (
            .inspection(path: "hStack().text(0)", factual: "Image", expected: "Text"),
            "hStack().text(0) found Image instead of Text"
        ),
        (.typeMismatch(factual: "Image", expected: "Text"), "Type mismatch: Image is not Text"),
        (.attributeNotFound(label: "font", type: "Text"), "Text does not have 'font' attribute"),
        (.viewIndexOutOfBounds(index: 5, count: 3), "Enclosed view index '5' is out of bounds: '0 ..< 3'"),
        (.viewNotFound(parent: "Text"), "View for Text is absent"),
        (.parentViewNotFound(view: "Text"), "Text does not have parent"),
        (.modifierNotFound(parent: "Text", modifier: "id", index: 0), "Text does not have 'id' modifier"),
        (.modifierNotFound(parent: "Text", modifier: "id", index: 2), "Text does not have 'id' modifier at index 2"),
        (
            .missingEnvironmentObjects(view: "Form", objects: ["Store", "Session"]),
            #"Form is missing EnvironmentObjects: ["Store", "Session"]"#
        ),
        (.searchFailure(skipped: 0, blockers: []), "Search did not find a match"),
        (.searchFailure(skipped: 2, blockers: []), "Search did only find 2 matches"),
        (
            .searchFailure(skipped: 0, blockers: ["Form", "Row"]),
            "Search did not find a match. Possible blockers: Form, Row"
        ),
        (.callbackNotFound(parent: "ForEach", callback: "onMove"), "ForEach does not have 'onMove' callback"),
        (
            .unresponsiveControl(name: "Button", reason: "its parent HStack is disabled"),
            "Button is unresponsive: its parent HStack is disabled"
        ),
        (.notSupported("Not here"), "Not here"),
        (.textAttribute("Not all of it"), "Not all of it"),
    ]

    @Test(arguments: wordings.indices)
    func `Every error has its wording`(index: Int) {
        let (error, wording) = Self.wordings[index]
        #expect(error.description == wording)
        #expect(error.localizedDescription == wording)
        #expect("\(error)" == wording)
    }
}
