import Testing
@testable import Lua
@Test func placeholder() {}
