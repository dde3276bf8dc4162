import SwiftUI

/// Photos that are turned over with a finger. A double tap looks closer.
struct PhotoGallery: View {
    let photos: [String]

    @State private var shown = 0
    @State private var isZoomed = false
    @GestureState private var pull: CGFloat = 0

    var body: some View {
        VStack {
            Image(photos[shown])
                .resizable()
                .scaledToFit()
                .scaleEffect(isZoomed ? 2 : 1)
                .offset(x: pull)
                .gesture(turning)
                .onTapGesture(count: 2) { isZoomed.toggle() }
                .accessibilityLabel("Photo \(shown + 1) of \(photos.count)")
            HStack(spacing: 0) {
                ForEach(photos.indices, id: \.self) { place in
                    Circle()
                        .fill(place == shown ? Color.primary : .secondary)
                        .frame(width: 8, height: 8)
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                        .onTapGesture { shown = place }
                        .accessibilityIdentifier("dot-\(place + 1)")
                }
            }
        }
    }

    private var turning: some Gesture {
        DragGesture(minimumDistance: 20)
            .updating($pull) { value, pull, _ in pull = value.translation.width }
            .onEnded { value in
                if value.translation.width < -50 { shown = min(photos.count - 1, shown + 1) }
                if value.translation.width > 50 { shown = max(0, shown - 1) }
                isZoomed = false
            }
    }
}

#Preview("Photos", traits: .fixedLayout(width: 393, height: 300)) { PhotoGallery(photos: Product.samples[0].photos) }
