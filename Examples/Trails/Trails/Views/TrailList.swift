import SwiftUI

struct TrailList: View {
    @State private var book = TrailBook()

    var body: some View {
        NavigationStack {
            List {
                Section("\(book.distance.formatted()) km walked") {
                    ForEach(book.trails) { trail in
                        TrailRow(trail: trail, isWalked: book.walked.contains(trail.name)) { book.toggle(trail) }
                    }
                }
            }
            .navigationTitle("Trails")
        }
    }
}

#Preview {
    TrailList()
}
