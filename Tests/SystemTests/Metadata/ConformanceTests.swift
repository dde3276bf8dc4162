import System
import Testing

package protocol Sounding: SendableMetatype {}
package protocol Silent: SendableMetatype {}

package struct Bell: Sounding {}
package struct Drum: Sounding, Silent {}
package enum Stone: Silent {}

@Suite("Conformances")
struct ConformanceTests {
    @Test("are found for each protocol, and for several at once")
    func gathered() {
        func names() -> [Set<String>] {
            [
                Set(Conformances.records(of: (any Sounding.Type).self).compactMap(\.qualifiedName)),
                Set(Conformances.records(of: (any Silent.Type).self).compactMap(\.qualifiedName)),
            ]
        }
        let found = names()
        #expect(found == [["Bell", "Drum"], ["Drum", "Stone"]])
        Conformances.gather([(any Silent.Type).self, (any Sounding.Type).self])
        #expect(names() == found)
        #expect(Conformances.of((any Sounding.Type).self).contains { $0 == Bell.self })
    }
}
