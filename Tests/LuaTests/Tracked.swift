@testable import Lua

/// Counts the living objects of a test, to see that each is released exactly once.
final class Counter {
    var alive = 0
    var made = 0
}

final class Tracked {
    let counter: Counter
    let name: String
    var children: [Tracked] = []

    init(_ counter: Counter, name: String = "tracked") {
        self.counter = counter
        self.name = name
        counter.alive += 1
        counter.made += 1
    }

    deinit { counter.alive -= 1 }
}

struct Refusal: Error, CustomStringConvertible, Equatable {
    var description: String
}

func makeTrackedType(_ counter: Counter) -> UserdataType<Tracked> {
    let type = UserdataType<Tracked>("Tracked", slots: 2)
    type.method("name") { object, call in try call.returns(object.name) }
    type.method("shout") { object, call in
        try call.returns(String(repeating: object.name, count: call.isNil(1) ? 1 : call.integer(1)))
    }
    type.method("child") { [unowned type] object, call in
        let child = Tracked(object.counter, name: object.name + ".child")
        object.children.append(child)
        return try call.returns(child, type)
    }
    type.method("family") { [unowned type] object, call in
        try call.returns(all: (1...call.integer(1)).map { Tracked(object.counter, name: "child \($0)") }, type)
    }
    type.method("friend") { [unowned type] object, call in
        let name = try call.string(1)
        if (call.kept(in: 2) as? Tracked)?.name == name { return try call.returnsKept(in: 2) }
        return try call.returns(Tracked(object.counter, name: name), type, keptIn: 2)
    }
    type.method("fail") { object, call in throw Refusal(description: "\(object.name) refuses") }
    type.metamethod("__len") { object, call in try call.returns(object.children.count) }
    type.metamethod("__tostring") { object, call in try call.returns("<\(object.name)>") }
    type.metamethod("__call") { object, call in try call.returns(call.arguments) }
    type.binaryOperator("__eq") { call in
        try call.returns(call.object(1, as: Tracked.self).name == call.object(2, as: Tracked.self).name)
    }
    type.binaryOperator("__concat") { call in
        try call.returns("\(describeOperand(call, 1))+\(describeOperand(call, 2))")
    }
    return type
}

private func describeOperand(_ call: borrowing Call, _ index: Int) throws -> String {
    if let object = call.object(index) as? Tracked { return object.name }
    return try call.string(index)
}
