import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct SharedIDsTests {
    @Test func `Elements of a collection with one id are found`() {
        #expect(
            findings(VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }) == [
                "shared_id: Text \"a\" has the same id as another element of its ForEach: \"a\""
            ])
        #expect(findings(List { ForEach([1, 1, 1], id: \.self) { Text("\($0)") } }).count == 1)
    }

    @Test func `Elements with ids of their own are fine`() {
        #expect(findings(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } }).isEmpty)
        #expect(
            findings(
                VStack {
                    ForEach(["a"], id: \.self) { Text($0) }
                    ForEach(["a"], id: \.self) { Text($0) }
                }
            ).isEmpty)
    }

    @Test func `Two views with one name as id are found`() {
        #expect(
            findings(
                VStack {
                    Text("a").id("x"); Text("b").id("x")
                }
            ).count == 1)
        #expect(
            findings(
                VStack {
                    Text("a").id("x"); Text("b").id("y")
                }
            ).isEmpty)
    }

    @Test func `A number as id is a name only where something scrolls to it`() {
        let views = VStack {
            Text("a").id(1); Text("b").id(1)
        }
        #expect(findings(views).isEmpty)
        #expect(findings(ScrollViewReader { _ in ScrollView { views } }).count == 1)
    }

    @Test func `Two views with one accessibility identifier are found, and rows aren't`() {
        let two = VStack {
            Button("Buy") {}.accessibilityIdentifier("buy")
            Text("Buy").accessibilityIdentifier("buy")
        }
        #expect(findings(two).filter { $0.hasPrefix("shared_id") }.count == 1)
        #expect(findings(VStack { ForEach(0..<3) { Text("\($0)").accessibilityIdentifier("row") } }).isEmpty)
    }

    @Test func `One of two is shown at a time`() {
        let isOn = true
        #expect(findings(VStack { if isOn { Text("a").id("x") } else { Text("b").id("x") } }).isEmpty)
        let tabs = TabView {
            Text("a").id("x").tabItem { Text("A") }
            Text("b").id("x").tabItem { Text("B") }
        }
        #expect(findings(tabs).isEmpty)
    }
}
