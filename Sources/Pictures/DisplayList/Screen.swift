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

    private var walk: ScreenWalk { ScreenWalk(layout: layout, recorder: recorder, swiped: graph.swipedRowLook) }

    private func place(_ node: Node, _ frame: CGRect) -> LookPlace {
        LookPlace(node: node, frame: frame, layout: layout, context: LookContext())
    }

    func draw() {
        let presented = graph.presentedScreens
        let root = place(graph.root, bounds)
        let isPushedBack = presented.contains { $0.count == 1 && isLargeSheet($0[0]) }
        func drawRoot() {
            recorder.fill(Path(bounds), root.system("systemBackground"))
            walk.draw(graph.root, LookContext(), asLayer: true)
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
            return walk.draw(node, context, asLayer: true)
        }
        context.isElevated = true
        // Seen: the page behind is darker by 12 %, and by 20 % behind a lower sheet.
        recorder.fill(Path(bounds), .black.opacity(isLargeSheet(node) ? 0.12 : 0.2))
        // The corners below lie out of sight.
        var card = frame
        card.size.height += 20
        recorder.fill(card, place.system(place.isDark ? "secondarySystemBackground" : "systemBackground"), radius: 10)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(card, radius: 10)))) {
            walk.draw(node, context, asLayer: true)
        }
        guard node.showsGrabber else { return }
        let grabber = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
        recorder.fill(grabber, place.system("tertiaryLabel"), radius: 2.5)
    }

    /// Draws an alert, or the card of a confirmation dialog.
    private func draw(_ node: Node, asDialog form: DialogForm, _ place: LookPlace) {
        recorder.fill(Path(bounds), .black.opacity(place.isDark ? 0.48 : 0.2))
        let card = place.frame
        let items = (try? layout.items(of: node, inner: true))?.first?.subviews.items ?? []
        let cards = DialogCards(card, items, form, layout)
        recorder.fill(
            cards.path, form == .alert ? .gray(place.isDark ? 0x27 : 0xF0) : .gray(place.isDark ? 0x23 : 0xFA))
        if let cancel = cards.cancel { recorder.fill(cancel, .gray(place.isDark ? 0x2C : 0xFF), radius: 14) }
        drawFields(items, place)
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(card, radius: 14)))) {
            var context = LookContext()
            // Commonly known: what a dialog says is in its middle.
            context.textAlignment = .center
            for part in node.shownInside ?? node.children {
                context.bar = form.place(of: part.slot)
                // Seen: the texts of a confirmation dialog are gray.
                let isGray = form == .confirmation && context.bar != .dialogAction
                context.foreground = isGray ? [Color.secondary] : []
                walk.draw(part, context, asLayer: true)
            }
            drawLines(items, card, place)
        }
    }

    /// The box of the fields of an alert, one below the other with lines between.
    private func drawFields(_ items: [LayoutItem], _ place: LookPlace) {
        let fields = items.filter { $0.traits[DialogRole.self] == .field }.map { item in
            layout.pass.rounded(item.frame.inset(by: (item.touchMargins ?? EdgeInsets()).outwards))
        }
        guard let first = fields.first else { return }
        var box = fields.dropFirst().reduce(first) { $0.union($1) }
        box = CGRect(
            x: place.frame.minX + DialogMetrics.fieldMargin, y: box.minY,
            width: place.frame.width - 2 * DialogMetrics.fieldMargin, height: box.height)
        recorder.fill(box, .gray(place.isDark ? 0x1C : 0xFF), radius: 6)
        let line = Paint.gray(place.isDark ? 0x48 : 0xC6)
        recorder.stroke(box.insetBy(dx: place.pixel / 2, dy: place.pixel / 2), line, width: place.pixel, radius: 6)
        for field in fields.dropFirst() {
            recorder.fill(Path(CGRect(x: box.minX, y: field.minY, width: box.width, height: place.pixel)), line)
        }
    }

    /// The hairlines above the buttons of a dialog, and between two that stand side by side.
    private func drawLines(_ items: [LayoutItem], _ card: CGRect, _ place: LookPlace) {
        let paint = Paint.gray(place.isDark ? 0x55 : 0xB1)
        let pixel = place.pixel
        let buttons = items.filter { item in
            item.traits.slot !== Slot.title && item.traits.slot !== Slot.message
                && item.traits[DialogRole.self] != .field
        }
        for item in buttons {
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
        if menu.kind.isModifier, let owner = menu.parent { drawPreview(of: owner) }
        let shadow = PictureGroup.Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.12), radius: 24, offset: CGSize(width: 0, height: 8)
        )
        let ground = Paint.color(
            place.isDark
                ? PaintColor(red: 33 / 255, green: 33 / 255, blue: 34 / 255)
                : PaintColor(red: 241 / 255, green: 241 / 255, blue: 241 / 255))
        recorder.group(PictureGroup(shadow: shadow)) { recorder.fill(frame, ground, radius: 13) }
        recorder.group(PictureGroup(clip: PictureGroup.Clip(Path(frame, radius: 13)))) {
            drawLines(ofMenu: list, frame, place)
            for view in views where !view.kind.states(SeparatesRows.self) {
                walk.draw(view, LookContext(), asLayer: true)
            }
        }
    }

    /// The view that a context menu belongs to, in front of the rest, which is darker.
    ///
    /// *Unverified*: how much darker. The rest is blurred on a phone, and the view is a little larger.
    private func drawPreview(of owner: Node) {
        recorder.fill(Path(bounds), .black.opacity(isDark ? 0.48 : 0.2))
        guard let frame = owner.rowFrame(in: layout) ?? (try? layout.frame(of: owner)) else { return }
        let card = layout.pass.rounded(frame)
        recorder.fill(
            card, place(owner, card).system(isDark ? "secondarySystemBackground" : "systemBackground"), radius: 12)
        walk.draw(owner, LookContext(), asLayer: true)
    }

    /// The hairlines between the rows of a menu, and the bands in the place of dividers.
    private func drawLines(ofMenu list: LayoutItem, _ frame: CGRect, _ place: LookPlace) {
        let line = Paint.color(PaintColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.35))
        let band = Paint.black.opacity(place.isDark ? 0.16 : 0.08)
        var follows = false
        for item in list.subviews.items where item.isShown {
            let row = layout.pass.rounded(item.frame.inset(by: (item.touchMargins ?? EdgeInsets()).outwards))
            let isGap = row.height < MenuMetrics.row / 2
            if isGap {
                let gap = CGRect(
                    x: frame.minX, y: item.frame.midY - MenuMetrics.gap / 2, width: frame.width, height: MenuMetrics.gap
                )
                recorder.fill(Path(layout.pass.rounded(gap)), band)
            } else if follows {
                recorder.fill(Path(CGRect(x: frame.minX, y: row.minY, width: frame.width, height: place.pixel)), line)
            }
            follows = !isGap
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
        let (word, place) = (field.returnKeyWord, place(field, keyboard.frame))
        // Commonly known: a key with a word of its own is blue, but for "return", "next" and "continue".
        let isBlue = !["return", "next", "continue"].contains(word)
        recorder.fill(key, isBlue ? place.paint(Color.blue) : color((0.67, 0.69, 0.73), dark: 0x46), radius: 5)
        place.draw(
            word, in: key, isBlue || isDark ? .white : .black, font: MeasuredFont(size: 16), at: 0.5, on: recorder)
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
