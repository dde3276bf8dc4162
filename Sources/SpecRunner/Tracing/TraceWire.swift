import Foundation
import Scripting

/// The steps of a trace on their way from the process that runs a spec.

extension TracedStep: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(action)
        wire.write(isAssertion ? 1 : 0)
        wire.write(isOver ? 1 : 0)
        wire.write(seconds)
        wire.write(screen)
        wire.write(tree)
        wire.write(writes)
        wire.write(detail)
        wire.write(target)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            action: try wire.read(), isAssertion: try wire.readInt(in: 0...1) == 1,
            isOver: try wire.readInt(in: 0...1) == 1, seconds: try wire.readDouble(), screen: try wire.readInt(),
            tree: try wire.readOptional(), writes: try wire.readArray(),
            detail: try wire.readOptional(), target: try wire.readOptional())
    }
}

extension StepTarget: WireCodable {
    func write(to wire: inout WireWriter) {
        for frame in [before, after, touch.map { CGRect(origin: $0, size: .zero) }] { wire.write(frame) }
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        let (before, after): (CGRect?, CGRect?) = (try wire.readOptional(), try wire.readOptional())
        let touch: CGRect? = try wire.readOptional()
        self.init(before: before, after: after, touch: touch?.origin)
    }
}

extension CGRect: WireCodable {
    func write(to wire: inout WireWriter) {
        for number in [origin.x, origin.y, size.width, size.height] { wire.write(Double(number)) }
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            x: try wire.readDouble(), y: try wire.readDouble(), width: try wire.readDouble(),
            height: try wire.readDouble())
        guard [minX, minY, width, height].allSatisfy(\.isFinite) else { throw WorkerDamage() }
    }
}

extension ScreenTree: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(text)
        wire.write(views.map(WireNumber.init))
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        let text = try wire.readString()
        let views: [WireNumber] = try wire.readArray()
        self.init(text: text, views: views.map(\.value))
        let ends = text.utf8.count { $0 == UInt8(ascii: "\n") }
        guard views.count == (text.isEmpty ? 0 : ends + 1) else { throw WorkerDamage() }
    }
}

extension StateWrite: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(state)
        wire.write(values)
        wire.write(readers.map(WireNumber.init))
        wire.write(functions.map { WireNumber(value: Int(bitPattern: $0)) })
        wire.write(location)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        let (state, values) = (try wire.readOptionalString(), try wire.readOptionalString())
        let readers: [WireNumber] = try wire.readArray()
        let functions: [WireNumber] = try wire.readArray()
        self.init(
            state: state, values: values, readers: readers.map(\.value),
            functions: functions.map { UInt(bitPattern: $0.value) }, location: try wire.readOptional())
    }
}

extension StepDetail: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(model)
        wire.write(tasks)
        wire.write(picture)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            model: try wire.readStrings(), tasks: try wire.readStrings(), picture: try wire.readOptionalString())
    }
}

/// A number in a list of them.
private struct WireNumber: WireCodable {
    let value: Int

    init(value: Int) { self.value = value }

    func write(to wire: inout WireWriter) { wire.write(value) }
    init(from wire: inout WireReader) throws(WorkerDamage) { value = try wire.readInt() }
}
