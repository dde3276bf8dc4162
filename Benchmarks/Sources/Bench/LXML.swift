/// The tree and the search in Python's lxml, whose trees are C structs.
enum LXML {
    /// The seconds for finding the last text of a tree.
    static func find(nodes: Int) -> String {
        tree(nodes) + """
            import time
            root = tree()
            search = etree.XPath("//Text[text() = $wanted]")
            best = float("inf")
            for turn in range(7):
                start = time.perf_counter()
                assert search(root, wanted=f"row {sections}/{rows}")
                best = min(best, time.perf_counter() - start)
            print(best)
            """
    }

    /// The bytes that a node takes.
    static let memory =
        tree(100_000) + """
            def resident():
                with open("/proc/self/statm") as file: return int(file.read().split()[1]) * 4096
            before = resident()
            root = tree()
            print((resident() - before) / 100201)
            """

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
