import Foundation

extension EdgeInsets: DescribedValue {
    public static let valueKind = ValueKind(
        "EdgeInsets", EdgeInsets.self, example: "{ top = 1 }",
        makers: [
            .init(
                "", .defaulted("top", CGFloat(0)), .defaulted("leading", CGFloat(0)), .defaulted("bottom", CGFloat(0)),
                .defaulted("trailing", CGFloat(0))
            ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) },
            .init("", .required("length", CGFloat.self)) { EdgeInsets($0, on: .all) },
        ])
}
