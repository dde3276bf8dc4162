import Foundation
import Scripting
import Testing

@testable import SpecRunner

/// The JSON that a page reads the steps of specs from.
@Suite("Step documents")
struct StepDocumentTests {
    private static let trace = #"""
        {"spec":"basket counts \u003cb>","file":"a_spec.lua","line":2,"outcome":"failure",\#
        "problems":[{"message":"Expected \"3\".","file":"a_spec.lua","line":7}],"note":"again","steps":[\#
        {"call":"host(Basket)","line":3,"code":5,"screen":1,"diff":[["+",6],["+",7],["+",8],["+",9]],"after":0},\#
        {"call":"tap()","element":"Button \"More\"","path":"view(\"Basket\"):vStack():button(2)","line":4,"at":1.5,\#
        "heading":"more","printed":"one \u003c/script>\n","screen":1,"diff":[[6,2],["~",8,12],9],"before":0,"after":1,\#
        "target":{"frame":[20,30,40,20],"after":[20,30,40,20],"touch":[40,40]},\#
        "causes":[{"state":"Basket.mugs","values":"1 → 2","code":["a_spec.lua:9"]}],"model":["Basket.mugs: 1 → 2"],\#
        "tasks":["a task"]},\#
        {"call":"assert.has_text(Basket, \"3\")","line":7,"file":"b.lua","isAssertion":true,"error":"it doesn't hold",\#
        "at":1.5,"screen":1,"before":1,"after":1,"tasks":["a task"]}]}
        """#

    private static let texts = #"""
        "\u003csvg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"844\" viewBox=\"0 0 390 844\" role=\"img\">",\#
        "\u003ctitle>1\u003c/title>","\u003cpath d=\"M0 0H390V844H0Z\" fill=\"#ffffff\"/>",\#
        "\u003ctext x=\"10\" y=\"40\">1\u003c/text>","\u003c/svg>","local screen = host(Basket())","Basket",\#
        "  VStack","    Text \"1\"","    Button \"More\"","\u003ctitle>2\u003c/title>",\#
        "\u003ctext x=\"10\" y=\"40\">2\u003c/text>","    Text \"2\""
        """#

    @Test func `A trace has its steps, and what repeats is stored once`() {
        let document = StepDocument([StepDocument.Entry(SampleTrace.spec, note: "again")]) { place in
            place == SampleTrace.place(3) ? "  local screen = host(Basket())  " : nil
        }
        let pictures = """
            {"width":390,"height":844,"lines":[[0,5]]},{"width":390,"height":844,"lines":[0,10,2,11,4]}
            """
        #expect(
            document.json == #"{"format":"viewspec steps","version":1,"texts":["# + Self.texts + #"],"pictures":["#
                + pictures + #"],"traces":["# + Self.trace + "]}")
    }

    @Test func `Two specs with the same screens share them`() {
        let one = StepDocument([StepDocument.Entry(SampleTrace.spec)]).json
        let two = StepDocument([StepDocument.Entry(SampleTrace.spec), StepDocument.Entry(SampleTrace.spec)]).json
        let traces = one.components(separatedBy: "\"traces\":[")
        #expect(two == traces[0] + "\"traces\":[" + traces[1].dropLast(2) + "," + traces[1])
    }

    @Test func `Of very many steps the last are kept, and the first of them has the whole tree`() throws {
        let find = SampleTrace.events[1...1].map { $0 }
        let many = (1...StepDocument.mostSteps).map { number in
            SpecEvent.traced(TracedStep(action: SpecAction(call: "find(\(number))"), screen: 1))
        }
        let collector = TraceCollector()
        for event in [.specStarted(SampleTrace.reference)] + find + many + [
            .specFinished(SpecResult(spec: SampleTrace.reference, details: [], seconds: 0))
        ] { collector.receive(event) }
        let json = StepDocument([StepDocument.Entry(collector.specs[0])]).json
        #expect(
            json.contains(
                #""outcome":"success","problems":[],"first":2,"steps":[{"call":"find(1)","screen":1,"diff":[[5,4]],"#))
        #expect(!json.contains("host(Basket)"))
    }

    @Test func `Long texts and lists are cut, and say so`() {
        let text = String(repeating: "x", count: 5000)
        let collector = TraceCollector()
        let step = TracedStep(
            action: SpecAction(call: "a"), screen: 1,
            detail: StepDetail(model: [], tasks: (1...50).map { "task \($0)" }, picture: nil))
        for event in [
            .specStarted(SampleTrace.reference), .output(text: text), SpecEvent.traced(step),
            .specFinished(SpecResult(spec: SampleTrace.reference, details: [], seconds: 0)),
        ] { collector.receive(event) }
        let json = StepDocument([StepDocument.Entry(collector.specs[0])]).json
        #expect(json.contains(#"xxx… 1000 more bytes""#))
        #expect(json.contains(#""task 40","… 10 more"]"#))
    }

    @Test func `Numbers and texts are written as JSON has them`() {
        var text = ""
        JSONPiece.list([
            .number(0.1 + 0.2), .number(-1.0004), .number(-0.0001), .number(.infinity), .number(12), .flag(true),
            .text("a\"\\\n\t\u{1}</b>\u{7F}é"), .object([("a", nil), ("b", .list([]))]),
        ]).write(to: &text)
        #expect(text == #"[0.3,-1,0,0,12,true,"a\"\\\n\t\u0001\u003c/b>\u007fé",{"b":[]}]"#)
    }
}
