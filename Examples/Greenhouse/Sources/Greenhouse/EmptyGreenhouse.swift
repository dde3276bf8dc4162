import SwiftUI

struct EmptyGreenhouse: View {
    var body: some View {
        ContentUnavailableView("No plants yet", systemImage: "leaf", description: Text("Add the first one."))
    }
}

#Preview {
    EmptyGreenhouse()
}
