import Foundation

/// The geometry that a reader passes to its content.
public nonisolated struct GeometryProxy: Sendable {
    private let reading: GeometryReading

    package init(_ reading: GeometryReading) {
        self.reading = reading
    }

    private func answer(_ fact: GeometryFact) -> CGRect { MainActor.assumeIsolated { reading.answer(fact) } }

    /// The room there is, in points.
    public var size: CGSize { answer(.size).size }

    /// The distance by which the view may extend at each side, in points: to the edge of the screen, where it reaches the edge
    /// of the safe area. Without a named screen all are 0.
    public var safeAreaInsets: EdgeInsets {
        let lengths = answer(.safeArea)
        return EdgeInsets(
            top: lengths.minX, leading: lengths.minY, bottom: lengths.width, trailing: lengths.height)
    }

    /// The rectangle of the view, in points from the top left corner of a coordinate space; of the screen, where no view
    /// around has the name. Without a named screen the view stands at 0.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { answer(.frame(coordinateSpace)) }

    /// The rectangle of the view, in points from the top left corner of a coordinate space; of the screen, where no view
    /// around has the name. Without a named screen the view stands at 0.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

extension EnvironmentValues {
    /// The room that a view has, in points, as far as that is known without a layout: by default the screen of a common
    /// phone.
    @Entry public var availableSize: CGSize = CGSize(width: 393, height: 852)
}

extension GeometryProxy {
    /// The value of an anchor, in points from the top left corner of the reader.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: frame(in: CoordinateSpace.global).origin) }
}
