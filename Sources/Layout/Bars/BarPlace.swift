import Foundation

/// The place of a view among the bars of a screen, or in what the system shows, where texts look as the system wants.
package nonisolated enum BarPlace: LayoutValueKey {
    /// Between the bars.
    case page
    /// In the navigation bar, at its start, in its middle, or at its end.
    case leading, principal, trailing
    /// At the start of the navigation bar, before all else: the button that goes back.
    case back
    /// The title of the page, in one line with the buttons or below them.
    case title, largeTitle
    /// The field of a search, below the title.
    case search
    /// In the bar below the page.
    case bottom
    /// Above the keyboard.
    case keyboard
    /// In the menu that the last button of the navigation bar opens.
    case menu
    /// In the bar of a tab view.
    case tab
    /// In a segmented picker, which is a bar of options.
    case segment
    /// In the ring of a gauge, whose labels are as small.
    case ring
    /// In the header of a section: of a grouped list, of a plain one, or of a sidebar.
    case sectionHeader, plainHeader, sidebarHeader
    /// In the footer of a section.
    case sectionFooter
    /// In an alert, or in a confirmation dialog; the last one is for the buttons of both, and for the fields of an alert.
    case alertTitle, dialogTitle, dialogMessage, dialogAction
    /// In a view that says that there is nothing to show: its symbol and title, and what is below.
    case unavailableIcon, unavailableTitle, unavailableText
    /// In the labels of the columns of a table.
    case columnLabel
    /// In the title of a group's box.
    case boxTitle
    /// On a small button with a border.
    case smallButton
    /// On a wheel of options.
    case wheel

    package static let defaultValue = BarPlace.page
}

/// A view, or the content of a modifier, that stands in a bar.
package struct BarPart {
    package let node: Node
    package let place: BarPlace

    package init(node: Node, place: BarPlace) {
        self.node = node
        self.place = place
    }
}

/// A view that shows bars around what is inside it.
@MainActor @preconcurrency
package protocol BarredView: ArrangedView {
    /// The layout of the page and the bars, and what stands in the bars.
    func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart])
    /// The button that the system shows in the bars of the view, which takes a rectangle of the screen, at a point; nil for none.
    func barButton(of node: Node, at point: CGPoint, in frame: CGRect, _ layout: LaidOut) -> BarButton?
}

/// A button that the system shows in a bar.
package struct BarButton {
    /// The name in messages, as in "the back button".
    package let name: String
    package let press: @MainActor () throws -> Void

    package init(name: String, press: @escaping @MainActor () throws -> Void) {
        self.name = name
        self.press = press
    }
}

extension BarredView {
    package func barButton(of node: Node, at point: CGPoint, in frame: CGRect, _ layout: LaidOut) -> BarButton? { nil }
    package func layout(in place: LayoutPlace) -> any Layout { bars(in: place).layout }
}

/// A modifier whose content is arranged by a layout in the bar that it stands in: a title, a search field.
@MainActor @preconcurrency
package protocol ArrangedInBar: PrimitiveModifier {
    /// The layout of the content.
    func layout(in place: LayoutPlace) -> any Layout
}

nonisolated extension LayoutSubviews {
    /// The views at a place among the bars.
    package func all(at place: BarPlace) -> LayoutSubviews { self[indices.filter { self[$0][BarPlace.self] == place }] }

    /// Places the views in the middle of a rectangle, each proposed all of it.
    func placeInMiddle(of room: CGRect) {
        for view in self {
            view.place(at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
        }
    }
}
