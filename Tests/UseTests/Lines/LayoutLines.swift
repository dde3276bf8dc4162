import SwiftUI

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let step = CGFloat(index) * 10
            subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue = 0
}

extension Lines {
    @LineBuilder static var layout: [Any] {
        VStack(alignment: .leading, spacing: 8) { Text("a") }
        HStack(alignment: .firstTextBaseline) { Text("a") }
        ZStack(alignment: .bottomTrailing) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 0) { Text("a") }
        LazyHStack(pinnedViews: .sectionFooters) { Text("a") }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), spacing: 4) { Text("a") }
        LazyHGrid(rows: [GridItem(.fixed(40))]) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) { GridRow { Text("a") } }
        Grid { GridRow(alignment: .top) { Text("a").gridCellColumns(2).gridCellAnchor(.center) } }
        Grid { GridRow { Text("a").gridColumnAlignment(.trailing).gridCellUnsizedAxes(.horizontal) } }
        AnyLayout(HStackLayout(spacing: 4)) { Text("a") }
        AnyLayout(Diagonal()).callAsFunction { Text("a") }
        Diagonal { Text("a").layoutValue(key: Rank.self, value: 1) }
        Spacer(minLength: 0)
        Divider()
        Text("a").frame(width: 100, height: 50, alignment: .topLeading)
        Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
        Text("a").padding()
        Text("a").padding(.horizontal, 16).padding([.top, .bottom])
        Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("a").offset(x: 1, y: 2).position(x: 50, y: 50)
        Text("a").offset(CGSize(width: 1, height: 2))
        Text("a").fixedSize(horizontal: false, vertical: true)
        Text("a").layoutPriority(1).zIndex(2)
        Text("a").aspectRatio(16 / 9, contentMode: .fit)
        Text("a").scaledToFill().clipped()
        Text("a").ignoresSafeArea(.keyboard, edges: .bottom)
        Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
        Text("a").safeAreaPadding(.horizontal, 8)
        Text("a").scenePadding(.minimum, edges: .horizontal)
        Text("a").alignmentGuide(.leading) { $0[.trailing] }
        Text("a").alignmentGuide(VerticalAlignment.center) { $0.height / 3 }
        Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
        Text("a").containerRelativeFrame(.vertical) { length, _ in length * 0.8 }
        Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height / 2) }
        Text("a").background { Color.red }
        Text("a").background(.red, in: RoundedRectangle(cornerRadius: 8))
        Text("a").background(Color.red, ignoresSafeAreaEdges: .top)
        Text("a").overlay(alignment: .topTrailing) { Circle().frame(width: 8) }
        Text("a").overlay(.black.opacity(0.2))
        Text("a").border(.red, width: 2)
        Text("a").hidden()
        Text("a").id("a")
        Text("a").tag(3)
        Text("a").equatable(by: 1)
        Text("a").layoutDirectionBehavior(.mirrors)
        Text("a").coordinateSpace(name: "space")
        Text("a").geometryGroup()
        Text("a").backgroundPreferenceValue(WidthKey.self) { Text("\($0)") }
        Text("a").anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
        Text("a").preference(key: WidthKey.self, value: 2).onPreferenceChange(WidthKey.self) { _ in }
        Text("a").overlayPreferenceValue(AnchorKey.self) { anchor in
            GeometryReader { proxy in Text("\(anchor.map { proxy[$0].width } ?? 0)") }
        }
    }
}

extension View {
    /// As an app's own modifier is written.
    fileprivate func equatable(by value: some Hashable) -> some View { id(value) }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct AnchorKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
