import SwiftUI
import Testing
import ViewInspector

@Suite("Effects") @MainActor
struct EffectTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("blur", { $0.blur(radius: 3) }, reads: 3) { try $0.blur().radius },
        .init("blur", { $0.blur(radius: 3, opaque: true) }, reads: true) { try $0.blur().isOpaque },
        .init("brightness", { $0.brightness(0.25) }, reads: 0.25) { try $0.brightness() },
        .init("contrast", { $0.contrast(0.5) }, reads: 0.5) { try $0.contrast() },
        .init("saturation", { $0.saturation(2) }, reads: 2) { try $0.saturation() },
        .init("grayscale", { $0.grayscale(0.75) }, reads: 0.75) { try $0.grayscale() },
        .init("hueRotation", { $0.hueRotation(.degrees(90)) }, reads: Angle.degrees(90)) { try $0.hueRotation() },
        .init("colorMultiply", { $0.colorMultiply(.mint) }, reads: Color.mint) { try $0.colorMultiply() },
        .init("colorInvert", { $0.colorInvert() }, reads: true) {
            try $0.colorInvert()
            return true
        },
        .init("luminanceToAlpha", { $0.luminanceToAlpha() }, reads: true) {
            try $0.luminanceToAlpha()
            return true
        },
        .init("compositingGroup", { $0.compositingGroup() }, reads: true) {
            try $0.compositingGroup()
            return true
        },
        .init("blendMode", { $0.blendMode(.multiply) }, reads: BlendMode.multiply) { try $0.blendMode() },
        .init("drawingGroup", { $0.drawingGroup(opaque: true, colorMode: .linear) }, reads: true) {
            try $0.drawingGroup().isOpaque
        },
        .init("drawingGroup", { $0.drawingGroup() }, reads: ColorRenderingMode.nonLinear) {
            try $0.drawingGroup().colorMode
        },
        .init("shadow", { $0.shadow(color: .red, radius: 4, x: 1, y: -2) }, reads: CGSize(width: 1, height: -2)) {
            try $0.shadow().offset
        },
        .init("shadow", { $0.shadow(color: .red, radius: 4) }, reads: Color.red) { try $0.shadow().color },
        .init("shadow", { $0.shadow(radius: 4) }, reads: 4) { try $0.shadow().radius },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("are read from the one applied first")
    func innermost() throws {
        #expect(try Text("a").blur(radius: 1).blur(radius: 2).inspect().text().blur().radius == 1)
    }

    @Test("stay with the view that they are applied to")
    func ownOnly() throws {
        let stack = try VStack { Text("a") }.blur(radius: 2).inspect().vStack()
        #expect(try stack.blur().radius == 2)
        #expect(throws: InspectionError.self) { try stack.text(0).blur() }
    }
}
