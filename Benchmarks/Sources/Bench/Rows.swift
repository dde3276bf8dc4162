/// All that is measured, and the bounds. They are about half as much again as is measured on a quiet machine.
enum Rows {
    static let all = trees + calls + layout + processes

    /// Trees of thousands of nodes.
    private static let trees = [
        Row(
            work: "find the last text of 10,000", ours: .console(Scripts.find(nodes: 10_000)),
            peers: [
                .tables(Scripts.findInTables, bound: 0.1, goal: .ratio(0.1)),
                .lxml(LXML.find(nodes: 10_000), bound: 0.02),
                .qt(Qt.find, bound: 0.01),
            ]),
        Row(
            work: "find the last text of 100,000", ours: .console(Scripts.find(nodes: 100_000)),
            peers: [.lxml(LXML.find(nodes: 100_000), bound: 0.02, goal: .ratio(0.02))], rounds: 3),
        Row(
            work: "find the last button of 10,000", ours: .console(Scripts.findButtonInViews),
            peers: [.tables(Scripts.findButtonInTables, bound: 0.1)]),
        Row(
            work: "find a text that most of them have", ours: .console(Scripts.findFrequentInViews),
            peers: [.tables(Scripts.findFrequentInTables, bound: 0.8)]),
        Row(
            work: "find all of 6,600 texts, read each", ours: .console(Scripts.readAllInViews),
            peers: [.tables(Scripts.readAllInTables, bound: 12, goal: .ratio(3))],
            limit: "A call that leads to another view"),
        Row(
            work: "build and host 10,000 nodes", ours: .console(Scripts.build(nodes: 10_000)),
            peers: [
                .tables(Scripts.buildTables, bound: 19, goal: .ratio(3)),
                .qt(Qt.build, bound: 0.2),
            ], limit: "Building trees"),
        Row(
            work: "host 3,300 views defined in Lua", ours: .console(Scripts.buildDefinedViews),
            peers: [
                Peer(
                    name: "Lua closures", subject: .plainLua(Scripts.buildDefinedTables), bound: 25, goal: .ratio(4))
            ], limit: "Views defined in Lua"),
        Row(
            work: "tap a leaf of 10,000 and read", ours: .console(Scripts.tap(nodes: 10_000)),
            peers: [
                .qt(Qt.tap(.click), as: "Qt, click()", bound: 60, goal: .ratio(0.2)),
                .qt(Qt.tap(.mouse), as: "Qt, mouse", bound: 3, goal: .ratio(0.2)),
                .qt(Qt.tap(.clickAndEvents), as: "Qt, events", bound: 1.4, goal: .ratio(0.2)),
            ], limit: "A tap"),
        Row(
            work: "tap that describes all 10,000 again", ours: .console(Scripts.tapAll(nodes: 10_000)),
            peers: [
                .tables(Scripts.buildTables, bound: 90),
                .qt(Qt.tapAll, bound: 0.8),
            ]),
        Row(
            work: "memory of a node", ours: .console(Scripts.memoryOfViews, isTrusted: true),
            peers: [
                .tables(Scripts.memoryOfTables, bound: 4),
                .lxml(LXML.memory, bound: 3, goal: .ratio(1.2)),
            ], rounds: 1, unit: .bytes, limit: "The memory of a node"),
    ]

    private static let calls = [
        Row(
            work: "element:string()", ours: .console(Scripts.string), peers: [.call(bound: 3, goal: .ratio(2))],
            limit: "`element:isDisabled()`"),
        Row(
            work: "element:isDisabled()", ours: .console(Scripts.isDisabled),
            peers: [.call(bound: 4, goal: .ratio(2))], limit: "`element:isDisabled()`"),
        Row(
            work: "screen:vStack():text(1):string()", ours: .console(Scripts.chain),
            peers: [.call(bound: 18, goal: .seconds(2e-6))], limit: "A call that leads to another view"),
        Row(
            work: "find of two nodes", ours: .console(Scripts.findOfTwo),
            peers: [.call(bound: 36, goal: .seconds(1.5e-6))], limit: "A call that leads to another view"),
        Row(
            work: "host(Text(\"a\"))", ours: .console(Scripts.host),
            peers: [.call(bound: 120, goal: .seconds(2e-6))], limit: "`host(Text(\"a\"))`"),
    ]

    private static let layout =
        [(20, bound: 90.0), (200, bound: 85), (2_000, bound: 75)].map { views, bound in
            Row(
                work: "host, tap, read \(views) views on a phone", ours: .console(Scripts.useOnPhone(views: views)),
                peers: [.tables(Scripts.useTables(views: views), bound: bound)])
        }
        + [
            Row(
                work: "lay out what has changed", ours: .console(Scripts.layOutChange),
                peers: [Peer(name: "all 10,000", subject: .console(Scripts.layOutAll), bound: 0.02)], rounds: 1),
            Row(
                work: "lay out 10,000 boxes", ours: .console(Scripts.layOutBoxes),
                peers: [.taffy(Taffy.layOut, bound: 1)],
                rounds: 3),
            Row(
                work: "lay out 10,000 texts", ours: .console(Scripts.layOutTexts), peers: [.qt(Qt.layOut, bound: 1)],
                rounds: 3),
            Row(
                work: "draw a phone's screen as SVG", ours: .console(Scripts.drawSVG),
                peers: [
                    .qt(Qt.draw(.svg), bound: 0.25),
                    Peer(name: "its layout", subject: .console(Scripts.layOutPhone), bound: 1.8, goal: .ratio(1)),
                ], limit: "A picture"),
            Row(
                work: "draw it as PNG, 2 pixels a point", ours: .console(Scripts.drawPNG, isTrusted: true),
                peers: [.qt(Qt.draw(.png), bound: 0.45)]),
        ]

    private static let processes =
        [
            Row(
                work: "run one trivial spec", ours: .run(SpecTexts.one, by: .viewspec),
                peers: [
                    .runner(.lua, SpecTexts.one, turns: 4, bound: 7.5, goal: .ratio(2.5)),
                    .runner(.busted, SpecTexts.one, bound: 0.75),
                ], rounds: 25, limit: "One trivial spec"),
            Row(
                work: "run 10,000 specs in one file", ours: .run(SpecTexts.passing(10_000), by: .viewspec),
                peers: [
                    .runner(.lua, SpecTexts.passing(10_000), turns: 20, bound: 22, goal: .ratio(2)),
                    .runner(.busted, SpecTexts.passing(10_000), bound: 0.03, rounds: 2),
                    .runner(.rspec, SpecTexts.passing(10_000), bound: 0.12, rounds: 2),
                    .runner(.node, SpecTexts.passing(10_000), bound: 0.06, rounds: 2),
                ], rounds: 7, limit: "10,000 specs"),
            Row(
                work: "run them in 100 files, -j 2",
                ours: .run(SpecTexts.passing(100, files: 100), by: .viewspec, flags: ["-j", "2"]),
                peers: [.runner(.lua, SpecTexts.passing(100, files: 100), turns: 25, bound: 28, goal: .ratio(2))],
                rounds: 7, limit: "10,000 specs"),
        ]
        + [
            ("argparse", [Suite.argparse], bound: 0.6), ("moses", [.moses], bound: 0.25),
            ("six small projects", Suite.small, bound: 1),
        ].map { name, suites, bound in
            Row(
                work: "suite of \(name)", ours: .suites(suites, by: .viewspec),
                peers: [Peer(name: "busted", subject: .suites(suites, by: .busted), bound: bound, goal: .ratio(0.25))],
                rounds: 10, limit: "Suites of others")
        }

    /// Work at several sizes. Nothing may grow faster than what it is about, and what concerns one view not at all.
    static let growth = [
        GrowthRow(work: "build and host nodes", bound: 1.3) { .console(Scripts.build(nodes: $0)) },
        GrowthRow(work: "tap and read among them", bound: 0.25) { .console(Scripts.tap(nodes: $0)) },
        GrowthRow(work: "find the last text", bound: 0.25) { .console(Scripts.find(nodes: $0)) },
        GrowthRow(work: "find all texts, read each", bound: 1.3) { .console(Scripts.readAll(nodes: $0)) },
        GrowthRow(work: "tap that describes all again", bound: 1.3) { .console(Scripts.tapAll(nodes: $0)) },
        GrowthRow(work: "run specs", bound: 1.1) { .run(SpecTexts.passing($0), by: .viewspec) },
    ]
}
