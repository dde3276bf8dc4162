import SwiftUI

struct TrailRow: View {
    let trail: TrailBook.Trail
    let isWalked: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label(trail.name, systemImage: isWalked ? "checkmark.circle.fill" : "circle")
        }
    }
}
