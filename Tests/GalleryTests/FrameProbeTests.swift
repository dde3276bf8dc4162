import Foundation
import Gallery
import SwiftUI
import TestSupport
import Testing
import ViewInspector

/// The probe, on screens of this package in place of those of a device: what it records is what the console finds.
@MainActor
@Suite(.serialized) struct FrameProbeTests {
    private static let screen = DeviceScreen(named: "iPhone 15")!

    private func device(_ screen: DeviceScreen = screen) -> FrameProbe.Device {
        FrameProbe.Device(name: screen.name, size: screen.size, scale: screen.scale, safeArea: screen.safeArea)
    }

    /// What the console says of a recording.
    private func compare(_ recording: Data) throws -> Program.Result {
        let folder = try TemporaryFolder()
        try folder.write(String(decoding: recording, as: UTF8.self), to: "recorded.json")
        return try Program.built("viewspec", ["frames", "--against", "recorded.json"], in: folder.url).run()
    }

    @Test func `Records what the console finds`() throws {
        let probe = FrameProbe.shared
        _ = try ControlSamples().hosted(on: Self.screen)
        probe.finish("ControlSamples", on: device())
        _ = try RowSamples().environment(\.layoutDirection, .rightToLeft)
            .environment(\.dynamicTypeSize, .accessibility1).hosted(on: Self.screen)
        probe.finish("RowSamples", on: device(), textSize: .accessibility1, direction: .rightToLeft)
        let result = try compare(probe.json())
        #expect(result.output == "19 of 19 recorded views stand where they stood, within 0 points\n")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test func `A view that stands elsewhere is named`() throws {
        let probe = FrameProbe()
        probe.note("caption", CGRect(x: 10, y: 20, width: 30, height: 400))
        let bare = DeviceScreen(width: 320, height: 568)
        probe.finish("ControlSamples", on: device(bare))
        let result = try compare(probe.json())
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix("ControlSamples on 320 by 568 points, text size large, left_to_right:\n  caption: ")
        )
        #expect(result.output.hasSuffix("\n0 of 1 recorded views stand where they stood, within 0 points\n"))
    }
}
