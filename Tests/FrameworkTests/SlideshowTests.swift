import SwiftUI
import Testing
import UIKit
import ViewInspector

struct Slideshow: UIViewRepresentable {
    var page: Int

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.tag = page }
}

@MainActor @Test func slideshow() throws {
    let view = try Slideshow(page: 2).inspect()
    let host = try view.find(UIViewHost<Slideshow>.self).actualView()
    #expect(host.uiView?.tag == 2)
}
