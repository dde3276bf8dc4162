import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of previews") @MainActor
struct PreviewTests {
    struct Desk: PreviewContext, Equatable {
        struct Height: PreviewContextKey { static var defaultValue: Int { 70 } }
        let height: Int
        subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { height as? T.Value ?? T.defaultValue }
    }

    nonisolated static let cases: [ModifierCase] = [
        .init("previewDevice", { $0.previewDevice("iPhone SE") }, reads: PreviewDevice(rawValue: "iPhone SE")) {
            try $0.previewDevice()
        },
        .init("previewDisplayName", { $0.previewDisplayName("dark") }, reads: "dark") { try $0.previewDisplayName() },
        .init(
            "previewLayout", { $0.previewLayout(.fixed(width: 3, height: 4)) },
            reads: PreviewLayout.fixed(width: 3, height: 4)
        ) { try $0.previewLayout() },
        .init("previewContext", { $0.previewContext(Desk(height: 80)) }, reads: Desk(height: 80)) {
            try $0.previewContext(Desk.self)
        },
        .init(
            "previewInterfaceOrientation", { $0.previewInterfaceOrientation(.landscapeLeft) },
            reads: InterfaceOrientation.landscapeLeft
        ) { try $0.previewInterfaceOrientation() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("have nothing to read where they leave it open")
    func leftOpen() throws {
        #expect(throws: InspectionError.attributeNotFound(label: "value", type: "previewDevice")) {
            try Text("a").previewDevice(nil).inspect().text().previewDevice()
        }
        #expect(throws: InspectionError.attributeNotFound(label: "value", type: "previewDisplayName")) {
            try Text("a").previewDisplayName(nil).inspect().text().previewDisplayName()
        }
    }
}
