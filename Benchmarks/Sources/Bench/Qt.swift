/// The same tree of Qt's widgets, by PySide6, on a screen that nobody sees: 20 columns of rows with two labels and a button.
/// A row has as many widgets as ours has nodes if the text of the button isn't counted, so there are 25 more in each column.
enum Qt {
    private static let tree = """
        import os, time
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

        app = QApplication([])
        def text(string):
            label = QLabel(string)
            label.setObjectName(string)
            return label
        def tree():
            root = QWidget()
            columns = QVBoxLayout(root)
            for section in range(1, 21):
                stack = QWidget()
                column = QVBoxLayout(stack)
                for row in range(1, 126):
                    line = QWidget()
                    views = QHBoxLayout(line)
                    views.addWidget(text(f"row {section}/{row}"))
                    views.addWidget(text("detail"))
                    views.addWidget(QPushButton(f"open {section}/{row}"))
                    column.addWidget(line)
                columns.addWidget(stack)
            return root

        """

    /// Repeats an expression and prints the seconds that the quickest of several rounds took for one turn.
    private static func timed(_ rounds: Int, _ turns: Int, _ expression: String) -> String {
        """
        best = float("inf")
        for lap in range(\(rounds)):
            start = time.perf_counter()
            for each in range(\(turns)): \(expression)
            best = min(best, time.perf_counter() - start)
        print(best / \(turns))
        """
    }

    static let build =
        tree + """
            best = float("inf")
            for lap in range(3):
                start = time.perf_counter()
                root = tree()
                best = min(best, time.perf_counter() - start)
                del root
            print(best)
            """

    static let find =
        tree + """
            root = tree()
            def find(): return root.findChild(QLabel, "row 20/125")
            assert find() is not None

            """ + timed(7, 20, "find()")

    /// The way in which a button is tapped.
    enum Tap: String {
        /// By its method, which calls what is connected to it. What then has to be laid out and drawn is left for later.
        case click = "button.click()"
        /// The same, and what was left for later.
        case clickAndEvents = "button.click(); app.processEvents()"
        /// By events of a mouse, which find the button under it.
        case mouse = "QTest.mouseClick(button, Qt.LeftButton)"
    }

    /// A tap that changes a label, and the label's text.
    static func tap(_ tap: Tap) -> String {
        tree + """
            root = tree()
            button, label = QPushButton("add"), QLabel("0")
            root.layout().addWidget(button)
            root.layout().addWidget(label)
            root.show()
            app.processEvents()
            count = 0
            def add():
                global count
                count += 1
                label.setText(str(count))
            button.clicked.connect(add)
            def turn():
                \(tap.rawValue)
                return label.text()
            assert turn() == "1"

            """ + timed(7, 100, "turn()")
    }

    /// A tap that makes all widgets again.
    static let tapAll =
        tree + """
            root = QWidget()
            content = QVBoxLayout(root)
            label, button = QLabel("0"), QPushButton("add")
            for widget in (label, button, tree()): content.addWidget(widget)
            count = 0
            def add():
                global count
                count += 1
                label.setText(str(count))
                content.takeAt(2).widget().deleteLater()
                content.addWidget(tree())
            button.clicked.connect(add)
            def turn():
                button.click()
                return label.text()
            assert turn() == "1"

            """ + timed(3, 1, "turn()")

    /// The layout of 10,000 labels in nested boxes, 20 columns of 100 rows of four.
    static let layOut = """
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
        for lap in range(5):
            root = tree()
            start = time.perf_counter()
            root.layout().activate()
            best = min(best, time.perf_counter() - start)
        assert root.findChildren(QLabel)[-1].geometry().y() > 10000
        print(best)
        """

    /// What a picture is written as.
    enum Picture: String {
        case svg = """
            generator = QSvgGenerator()
            generator.setFileName("qt.svg")
            root.render(generator)
            """
        case png = #"assert root.grab().save("qt.png")"#
    }

    /// Draws a window of the size of a phone into a file: a list of rows with an icon, a label and a button.
    static func draw(_ picture: Picture) -> String {
        """
        import os, tempfile, time
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = "2"
        from PySide6.QtSvg import QSvgGenerator
        from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

        app = QApplication([])
        root = QWidget()
        column = QVBoxLayout(root)
        column.addWidget(QLabel("Rows"))
        for row in range(1, 17):
            line = QHBoxLayout()
            icon = QLabel()
            icon.setPixmap(app.style().standardIcon(QStyle.SP_DialogApplyButton).pixmap(16))
            line.addWidget(icon)
            line.addWidget(QLabel(f"row {row}"))
            line.addStretch()
            line.addWidget(QPushButton(f"open {row}"))
            column.addLayout(line)
        root.resize(393, 852)
        root.show()
        app.processEvents()
        os.chdir(tempfile.mkdtemp())
        def draw():
        \(picture.rawValue.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        draw()

        """ + timed(7, 10, "draw()")
    }
}
