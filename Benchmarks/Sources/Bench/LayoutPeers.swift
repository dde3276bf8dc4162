/// The layout of 10,000 views in nested stacks by other programs: 20 columns of 100 rows of four views.
enum LayoutPeers {
    /// Boxes of fixed sizes, laid out by Taffy through stretchable.
    static let taffyBoxes = """
        import time
        from stretchable import Node, Style
        from stretchable.style import AlignItems, FlexDirection

        def stack(direction): return Style(flex_direction=direction, gap=8, align_items=AlignItems.CENTER)
        row, column = stack(FlexDirection.ROW), stack(FlexDirection.COLUMN)
        boxes = [Style(size=(40 + 7 * place, 20)) for place in range(4)]
        def line(): return Node(*[Node(style=box) for box in boxes], style=row)
        def tree():
            return Node(*[Node(*[line() for each in range(100)], style=column) for section in range(20)], style=column)
        best = float("inf")
        for turn in range(5):
            root = tree()
            start = time.perf_counter()
            assert root.compute_layout((393, 852))
            best = min(best, time.perf_counter() - start)
        assert root.get_box().height == 55992
        print(best)
        """

    /// Labels with texts, laid out by Qt's boxes on a screen that nobody sees.
    static let qtTexts = """
        import os, time
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

        app = QApplication([])
        def tree():
            root = QWidget()
            columns = QVBoxLayout(root)
            for section in range(20):
                column = QVBoxLayout()
                for row in range(100):
                    line = QHBoxLayout()
                    for text in (f"row {section}/{row}", "detail", f"open {section}/{row}", "more"):
                        line.addWidget(QLabel(text))
                    column.addLayout(line)
                columns.addLayout(column)
            root.resize(393, 852)
            return root
        best = float("inf")
        for turn in range(5):
            root = tree()
            start = time.perf_counter()
            root.layout().activate()
            best = min(best, time.perf_counter() - start)
        assert root.findChildren(QLabel)[-1].geometry().y() > 10000
        print(best)
        """
}
