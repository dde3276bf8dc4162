import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers that transform") @MainActor
struct TransformTests {
    nonisolated static let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0)

    nonisolated static let cases: [ModifierCase] = [
        .init("rotation", missing: "rotationEffect", { $0.rotationEffect(.degrees(45)) }, reads: Angle.degrees(45)) {
            try $0.rotation().angle
        },
        .init(
            "rotation", missing: "rotationEffect", { $0.rotationEffect(.zero, anchor: .bottom) },
            reads: UnitPoint.bottom
        ) { try $0.rotation().anchor },
        .init("scaleEffect", { $0.scaleEffect(2) }, reads: CGSize(width: 2, height: 2)) { try $0.scaleEffect() },
        .init("scaleEffect", { $0.scaleEffect(x: 3) }, reads: CGSize(width: 3, height: 1)) { try $0.scaleEffect() },
        .init("scaleEffect", { $0.scaleEffect(CGSize(width: 1, height: 2), anchor: .top) }, reads: UnitPoint.top) {
            try $0.scaleEffectAnchor()
        },
        .init("transformEffect", { $0.transformEffect(shear) }, reads: shear) { try $0.transformEffect() },
        .init(
            "projectionTransform", missing: "projectionEffect", { $0.projectionEffect(ProjectionTransform(shear)) },
            reads: ProjectionTransform(shear)
        ) { try $0.projectionTransform() },
        .init(
            "rotation3D", missing: "rotation3DEffect",
            { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: 5, perspective: 0.5) },
            reads: [30, 0, 1, 0, 0.5, 0.5, 5, 0.5] as [CGFloat]
        ) {
            let turn = try $0.rotation3D()
            let axis = [turn.axis.x, turn.axis.y, turn.axis.z]
            let degrees = CGFloat(turn.angle.degrees.rounded())
            return [degrees] + axis + [turn.anchor.x, turn.anchor.y, turn.anchorZ, turn.perspective]
        },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("in space can be taken back and done one after the other")
    func projection() {
        var transform = ProjectionTransform()
        #expect(transform.isIdentity && transform.isAffine)
        transform.m13 = 0.5
        transform.m31 = 4
        #expect(!transform.isIdentity && !transform.isAffine)
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        var flat = ProjectionTransform()
        flat.m22 = 0
        #expect(!flat.invert() && flat.inverted() == flat)
        let move = ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))
        #expect(move.concatenating(move) == ProjectionTransform(CGAffineTransform(translationX: 2, y: 4)))
        #expect(move.inverted() == ProjectionTransform(CGAffineTransform(translationX: -1, y: -2)))
    }
}
