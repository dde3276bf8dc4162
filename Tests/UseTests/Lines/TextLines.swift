import SwiftUI

extension Lines {
    @LineBuilder static var texts: [Any] {
        Text("Hello, \(Locale.current.identifier)")
        Text(verbatim: "Hello")
        Text("**Bold** and _italic_")
        Text("greeting", tableName: "Strings", bundle: .main, comment: "Said first")
        Text(LocalizedStringResource("greeting"))
        Text(AttributedString("Hello"))
        Text(Date.now, style: .relative)
        Text(Date.now, format: .dateTime.day().month(.wide).year())
        Text(3.5, format: .number.precision(.fractionLength(2)))
        Text(0.25, format: .percent)
        Text(9.99, format: .currency(code: "EUR"))
        Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
        Text(["a", "b"], format: .list(type: .and))
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: nil, countsDown: false)
        Text(Date.now...Date.now.addingTimeInterval(60))
        Text(Image(systemName: "star")) + Text(" new")
        Text("Total: \(3, format: .number)")
        Text("Since \(Date.now, style: .date)")
        Text("Read \(Text("more").underline())")
        Text("^[\(3) apple](inflect: true)")
        Text("Hello").font(.title2.weight(.semibold).monospacedDigit())
        Text("Hello").font(.system(size: 17, weight: .medium, design: .rounded))
        Text("Hello").font(.system(.largeTitle, design: .serif, weight: .black))
        Text("Hello").font(.custom("Georgia", size: 17, relativeTo: .body))
        Text("Hello").bold().italic().strikethrough(true, color: .red)
        Text("Hello").underline(true, pattern: .dot, color: .blue)
        Text("Hello").fontWeight(.heavy).fontWidth(.condensed).fontDesign(.monospaced)
        Text("Hello").kerning(2).tracking(1).baselineOffset(3)
        Text("Hello").foregroundStyle(.secondary)
        Text("Hello").foregroundStyle(.red, .green, .blue)
        Text("Hello").textScale(.secondary).typesettingLanguage(.init(languageCode: .thai))
        Text("Hello").lineLimit(2, reservesSpace: true).truncationMode(.middle)
        Text("Hello").lineLimit(1...3).minimumScaleFactor(0.5).allowsTightening(true)
        Text("Hello").multilineTextAlignment(.center).lineSpacing(4)
        Text("Hello").textCase(.uppercase).textSelection(.enabled)
        Text("Hello").dynamicTypeSize(.small ... .accessibility2)
        Text("Hello").speechSpellsOutCharacters().speechAdjustedPitch(0.5)
        Text("Hello").privacySensitive().redacted(reason: .placeholder)
        Text("Hello").contentTransition(.numericText(countsDown: true))
        Text("Hello").monospaced()
        Text("Hello").flipsForRightToLeftLayoutDirection(true)
        Label("Mail", systemImage: "envelope")
        Label {
            Text("Mail")
        } icon: {
            Image(systemName: "envelope")
        }
        Label("Mail", systemImage: "envelope").labelStyle(.titleOnly)
        Image(systemName: "heart", variableValue: 0.5).symbolVariant(.fill.circle)
        Image(systemName: "heart").symbolRenderingMode(.palette).imageScale(.large)
        Image("cover", label: Text("The cover"))
        Image(decorative: "cover").resizable().scaledToFit()
        Image("cover").resizable(capInsets: EdgeInsets(), resizingMode: .tile).antialiased(true)
        Image("cover").renderingMode(.template).interpolation(.high)
        AsyncImage(url: URL(string: "https://example.org/a.png")) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil, scale: 2)
        AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
            Text(phase.error == nil ? "a" : "b")
        }
    }
}
