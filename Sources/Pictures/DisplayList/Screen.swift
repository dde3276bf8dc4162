import Foundation
import Views

extension DisplayList {
    /// Draws the screen of a tree as it is now: its views, the screens presented above, and what the system shows.
    /// - Throws: `PictureError` for a screen that is too large or shows too much, and `InspectionError.notSupported` where it
    ///   can't be laid out.
    /// - Complexity: O(*n*) in the views of the screen, and what the layout takes.
    @MainActor
    package init(of graph: Graph) throws {
        let layout = graph.laidOut
        try layout.check()
        let screen = graph.screen
        guard max(screen.size.width, screen.size.height) <= PictureError.longestSide else {
            throw PictureError.tooLarge(screen.size)
        }
        let recorder = Recorder(size: screen.size)
        ScreenStage(graph: graph, layout: layout, screen: screen, recorder: recorder).draw()
        guard !recorder.isFull else { throw PictureError.tooMuch(PictureError.most) }
        self.init(size: screen.size, scale: screen.scale, items: recorder.items)
    }
}

/// The screens of a tree above each other, and what the system draws around them.
@MainActor
private struct ScreenStage {
    let graph: Graph
    let layout: LaidOut
    let screen: DeviceScreen
    let recorder: Recorder

    private var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    private func place(_ node: Node, _ frame: CGRect) -> LookPlace {
        LookPlace(node: node, frame: frame, layout: layout, context: LookContext())
    }

    func draw() {
        let presented = graph.presentedScreens
        let root = place(graph.root, bounds)
        let isPushedBack = presented.contains { $0.count == 1 && isLargeSheet($0[0]) }
        func drawRoot() {
            recorder.fill(Path(bounds), root.system("systemBackground"))
            ScreenWalk(layout: layout, recorder: recorder).draw(graph.root, LookContext(), asLayer: true)
        }
        if isPushedBack {
            recorder.fill(Path(bounds), .black)
            recorder.group(pushedBack, drawRoot)
        } else {
            drawRoot()
        }
        for views in presented { draw(presented: views) }
        drawKeyboard()
        drawSystem(isOnBlack: isPushedBack, root)
    }

    // MARK: Presented screens

    /// Whether a sheet is as high as a sheet can be, so that the page below moves back.
    private func isLargeSheet(_ node: Node) -> Bool {
        guard screen.isNarrow, screen.name != nil, node.menuAround == nil, node.isShownAsSheet else { return false }
        return node.presentedFrame.minY <= screen.safeArea.top + 10.5
    }

    /// The page below a large sheet.
    ///
    /// *Unverified*: the radius of its corners.
    private var pushedBack: PictureGroup {
        let scale: CGFloat = 0.92
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: bounds.width * (1 - scale) / 2, ty: screen.safeArea.top)
        return PictureGroup(clip: PictureGroup.Clip(Path(bounds, radius: 10)), transform: transform)
    }

    private func draw(presented views: [Node]) {
        let node = views[0]
        if let menu = node.menuAround { return draw(views, ofMenu: menu) }
        let frame = node.presentedFrame
        let place = place(node, frame)
        if case .dialog(let form) = node.kind[ScreenForm.self] { return draw(node, asDialog: form, place) }
        var context = LookContext()
        guard node.isShownAsSheet, screen.name != nil else {
            recorder.fill(Path(bounds), place.system("systemBackground"))
            return ScreenWalk(layout: layout, recorder: recorder).draw(node, context, asLayer: true)
        }
        context.isElevated = true
        // Seen: the page behind is darker by 12 %, and by 20 % behind a lower sheet.
        recorder.fill(Path(bounds), .black.opacity(isLargeSheet(node) ? 0.12 : 0.2))
        // The corners below lie out of sight.
        var card = frame
        card.size.height += 20
        recorder.fill(card, place.system(place.isDark ? "secondarySystemBackground" : "systemBackground"), radius: 10)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(card, radius: 10)))) {
            ScreenWalk(layout: layout, recorder: recorder).draw(node, context, asLayer: true)
        }
    }

    /// Draws an alert, or the card of a confirmation dialog.
    private func draw(_ node: Node, asDialog form: DialogForm, _ place: LookPlace) {
        recorder.fill(Path(bounds), .black.opacity(place.isDark ? 0.48 : 0.2))
        let card = place.frame
        recorder.fill(card, .gray(place.isDark ? 0x27 : 0xF0), radius: 14)
        let walk = ScreenWalk(layout: layout, recorder: recorder)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(card, radius: 14)))) {
            var context = LookContext()
            // Commonly known: what a dialog says is in its middle.
            context.textAlignment = .center
            for part in node.shownInside ?? node.children {
                context.bar = form.place(of: part.slot)
                walk.draw(part, context, asLayer: true)
            }
            drawLines(in: node, card, place)
        }
    }

    /// The hairlines above the buttons of a dialog, and between two that stand side by side.
    private func drawLines(in node: Node, _ card: CGRect, _ place: LookPlace) {
        let items = (try? layout.items(of: node, inner: true))?.first?.subviews.items ?? []
        let paint = Paint.gray(place.isDark ? 0x55 : 0xB1)
        let pixel = place.pixel
        for item in items where item.traits.slot !== Slot.title && item.traits.slot !== Slot.message {
            guard let margins = item.touchMargins else { continue }
            let row = layout.pass.rounded(item.frame.inset(by: margins.outwards))
            recorder.fill(Path(CGRect(x: row.minX, y: row.minY, width: row.width, height: pixel)), paint)
            guard row.minX > card.minX + 1 else { continue }
            recorder.fill(Path(CGRect(x: row.minX, y: row.minY, width: pixel, height: row.height)), paint)
        }
    }

    private func draw(_ views: [Node], ofMenu menu: Node) {
        guard let list = views.lazy.compactMap({ (try? layout.items(of: $0))?.first?.parent }).first else { return }
        let frame = layout.pass.rounded(list.frame)
        let place = place(menu, frame)
        let shadow = PictureGroup.Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.12), radius: 24, offset: CGSize(width: 0, height: 8)
        )
        let ground = Paint.color(
            place.isDark
                ? PaintColor(red: 33 / 255, green: 33 / 255, blue: 34 / 255)
                : PaintColor(red: 241 / 255, green: 241 / 255, blue: 241 / 255))
        recorder.group(PictureGroup(shadow: shadow)) { recorder.fill(frame, ground, radius: 13) }
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(frame, radius: 13)))) {
            let line = Paint.color(PaintColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.35))
            for item in list.subviews.items.dropFirst() where item.isShown {
                let top = layout.pass.rounded(item.frame.inset(by: (item.touchMargins ?? EdgeInsets()).outwards)).minY
                recorder.fill(Path(CGRect(x: frame.minX, y: top, width: frame.width, height: place.pixel)), line)
            }
            let walk = ScreenWalk(layout: layout, recorder: recorder)
            for view in views { walk.draw(view, LookContext(), asLayer: true) }
        }
    }

    // MARK: The system

    /// The keyboard as a block: its keys aren't drawn, but for return with the word that the app gives it.
    private func drawKeyboard() {
        guard let keyboard = layout.keyboard else { return }
        func color(_ light: (Double, Double, Double), dark: Int) -> Paint {
            isDark ? .gray(dark) : .color(PaintColor(red: light.0, green: light.1, blue: light.2))
        }
        recorder.fill(Path(keyboard.frame), color((0.82, 0.83, 0.85), dark: 0x2B))
        guard !keyboard.isPad, let field = keyboard.field else { return }
        let key = CGRect(
            x: keyboard.frame.maxX - 97, y: keyboard.frame.maxY - screen.safeArea.bottom - 57, width: 92, height: 42)
        recorder.fill(key, color((0.67, 0.69, 0.73), dark: 0x46), radius: 5)
        place(field, keyboard.frame).draw(
            field.returnKeyWord, in: key, isDark ? .white : .black, font: MeasuredFont(size: 16), at: 0.5, on: recorder)
    }

    private var isDark: Bool { graph.root.environment.colorScheme == .dark }

    /// The time and the battery at the top of a phone, and the bar at its bottom by which a person goes home.
    private func drawSystem(isOnBlack: Bool, _ root: LookPlace) {
        guard screen.name != nil, !screen.isLow, !screen.isTablet else { return }
        let paint = isOnBlack ? Paint.white : root.system("primary")
        StatusBar(screen: screen, place: root, paint: paint).draw(on: recorder)
        guard screen.safeArea.bottom > 0 else { return }
        let width = (screen.size.width * 0.357).rounded()
        recorder.fill(
            CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5),
            root.system("primary"), radius: 2.5)
    }
}
