import SwiftUI
import UIKit
import ViewInspector
import XCTest

struct Slideshow: UIViewRepresentable {
    var page: Int

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.tag = page }
}

@MainActor
final class SlideshowTests: XCTestCase {
    func testSlideshow() throws {
        let view = try Slideshow(page: 2).inspect()
        let host = try view.find(UIViewHost<Slideshow>.self).actualView()
        XCTAssertEqual(host.uiView?.tag, 2)
    }
}
