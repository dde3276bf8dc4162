/// Layout by Taffy, through stretchable.
enum Taffy {
    /// 10,000 views in nested stacks: 20 columns of 100 rows of four boxes of fixed sizes.
    static let layOut = """
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
}
