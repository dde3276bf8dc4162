import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import Pictures
@testable import Views

@MainActor
struct CanvasTests {
    private func commands(_ view: some View) throws -> [DisplayList.Command] {
        let graph = Graph(view, mode: .hosted, environment: EnvironmentValues())
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 40, height: 20)
        return Array(try DisplayList(of: graph).commands.dropFirst())
    }

    private let red = Paint.color(PaintColor(red: 1, green: 59 / 255, blue: 48 / 255))
    private let frame = PictureGroup(clip: PictureGroup.Clip(Path(CGRect(x: 10, y: 0, width: 20, height: 20))))

    private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
        Canvas(renderer: draw).frame(width: 20, height: 20)
    }

    @Test func `A canvas draws in its frame, from its corner on`() throws {
        let drawn = try commands(
            canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.stroke(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red), lineWidth: 2)
            })
        #expect(
            drawn == [
                .begin(frame), .fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), red, isEvenOdd: false),
                .stroke(Path(CGRect(x: 11, y: 2, width: 3, height: 4)), red, StrokeStyle(lineWidth: 2)), .end,
            ])
    }

    @Test func `Transforms, clips, filters and opacities are groups around what is drawn`() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        let drawn = try commands(
            canvas { context, _ in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 15, height: 15)))
                context.opacity = 0.5
                context.addFilter(.blur(radius: 2))
                context.scaleBy(x: 2, y: 2)
                context.fill(square, with: .color(.red))
            })
        let clip = PictureGroup.Clip(Path(CGRect(x: 10, y: 0, width: 15, height: 15)))
        #expect(
            drawn == [
                .begin(frame), .begin(PictureGroup(clip: clip)), .begin(PictureGroup(opacity: 0.5)),
                .begin(PictureGroup(blur: 2)),
                .begin(PictureGroup(transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))),
                .fill(square, red, isEvenOdd: false), .end, .end, .end, .end, .end,
            ])
    }

    @Test func `A text stands with its anchor at the point`() throws {
        let drawn = try commands(
            canvas { context, size in
                context.draw(Text("i").font(.system(size: 10)), at: CGPoint(x: size.width / 2, y: size.height / 2))
            })
        guard drawn.count == 3, case .text(let run) = drawn[1] else {
            Issue.record("there are \(drawn)")
            return
        }
        #expect(run.text == "i")
        #expect(abs(run.origin.x + run.width / 2 - 20) < 0.5)
    }

    @Test func `What isn't finite and what lies outside is left out`() throws {
        #expect(
            try commands(
                canvas { context, _ in
                    context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .color(.red))
                    context.fill(Path(CGRect(x: 500, y: 0, width: 1, height: 1)), with: .color(.red))
                    context.scaleBy(x: .infinity, y: 0)
                    context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
                }
            ).isEmpty)
    }
}
