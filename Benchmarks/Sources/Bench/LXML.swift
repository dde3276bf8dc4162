/// The tree and the search in Python's lxml, whose trees are C structs: `make bench-peers` installs it.
struct LXML {
    private let python: PythonPeer

    /// - Returns: `nil` where it isn't installed.
    init?(python: String, _ programs: Programs) {
        guard let peer = PythonPeer("lxml", python: python, programs) else { return nil }
        self.python = peer
    }

    /// The seconds for finding the last text of a tree.
    func find(nodes: Int, _ programs: Programs) throws -> Double {
        try python.number(
            Self.tree(nodes) + """
                import time
                root = tree()
                search = etree.XPath("//Text[text() = $wanted]")
                best = float("inf")
                for turn in range(7):
                    start = time.perf_counter()
                    assert search(root, wanted=f"row {sections}/{rows}")
                    best = min(best, time.perf_counter() - start)
                print(best)
                """, programs)
    }

    /// The bytes that a node takes.
    func memory(_ programs: Programs) throws -> Double {
        try python.number(
            Self.tree(100_000) + """
                def resident():
                    with open("/proc/self/statm") as file: return int(file.read().split()[1]) * 4096
                before = resident()
                root = tree()
                print((resident() - before) / 100201)
                """, programs)
    }

    private static func tree(_ nodes: Int) -> String {
        let (sections, rows) = Scripts.shape(nodes)
        return """
            from lxml import etree
            sections, rows = \(sections), \(rows)
            def tree():
                root = etree.Element("VStack")
                for section in range(1, sections + 1):
                    stack = etree.SubElement(root, "VStack")
                    for row in range(1, rows + 1):
                        line = etree.SubElement(stack, "HStack")
                        etree.SubElement(line, "Text").text = f"row {section}/{row}"
                        etree.SubElement(line, "Text").text = "detail"
                        button = etree.SubElement(line, "Button")
                        etree.SubElement(button, "Text").text = f"open {section}/{row}"
                return root

            """
    }
}
