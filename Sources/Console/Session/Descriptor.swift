import System

/// Open files, pipes, sockets and terminals: the system's calls, under names that types may have methods of.
enum Descriptor {
    /// How some bytes are handed over: what the system's call returns.
    typealias Handing = (Int32, UnsafeRawPointer, Int) -> Int

    /// Writes all of a text, however often that takes.
    /// - Parameter hand: The system's call.
    /// - Returns: Whether it went through; `errno` says why not.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32, _ hand: Handing = writeSome) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor, hand) }
    }

    /// Writes all of some bytes, however often that takes.
    /// - Parameter hand: The system's call.
    /// - Returns: Whether it went through; `errno` says why not.
    static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ hand: Handing = writeSome
    ) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let written = hand(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            offset += written
        }
        return true
    }

    /// To a socket: without the signal that ends a process which writes to somebody who has gone.
    static func sendSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
        send(descriptor, bytes, count, 0)
        #else
        send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
        #endif
    }

    /// Gives it back.
    static func release(_ descriptor: Int32) { close(descriptor) }
}

/// `write(2)`, which the method of that name hides.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
