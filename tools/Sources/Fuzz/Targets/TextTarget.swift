import Foundation

/// Lays out texts of random characters in random fonts and widths. No text may be smaller than nothing, in none of its lines.
struct TextTarget: FuzzTarget {
    let name = "texts"

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        var lines = [Self.checks]
        for number in 1...40 {
            lines.append("it('\(number)', function() check(\(view(using: &random)), \(screen(using: &random))) end)")
        }
        return FuzzCase(
            arguments: ["run", "texts_spec.lua", "--timeout", "10", "--reporter", "json=events.jsonl"],
            files: ["texts_spec.lua": Data(lines.joined(separator: "\n\n").utf8)], mayTakeLong: false,
            mustSucceed: true, subject: "texts_spec.lua")
    }

    /// A number that no layout can work with, such as an infinite size of a font, is refused with an error. A size below 0, or
    /// one that is no number, is none of these.
    private static let checks = """
        local function measure(screen)
          for _, text in ipairs(screen:findAll("Text")) do
            local frame = text:frame()
            assert(frame.width >= 0 and frame.height >= 0, "a size below 0")
            assert(#text:lines() >= 1, "no line")
            text:isTruncated()
          end
        end

        function check(view, screen)
          local done, message = pcall(function() measure(host(view(), screen)) end)
          if done then return end
          for _, fault in ipairs { "below 0", "no line", "neither may be negative or no number" } do
            assert.is_nil(tostring(message):find(fault, 1, true), message)
          end
        end
        """

    private func screen(using random: inout RandomNumbers) -> String {
        let size = random.pick(["xSmall", "large", "xxxLarge", "accessibility5"])
        let direction = random.pick(["left_to_right", "right_to_left"])
        return "{ screen = 'iPhone SE', text_size = '\(size)', direction = '\(direction)' }"
    }

    /// A function that makes a text, alone or beside another.
    private func view(using random: inout RandomNumbers) -> String {
        var text = "Text(\(string(using: &random)))"
        if random.chance(30) { text = "(\(text) .. Text(\(string(using: &random))):bold())" }
        for _ in 0..<random.number(0...4) { text += ":\(modifier(using: &random))" }
        let wrapped = random.pick([text, "HStack{ \(text), Spacer(), Text('b') }", "VStack{ \(text) }:fixedSize()"])
        return "function() return \(wrapped) end"
    }

    private func modifier(using random: inout RandomNumbers) -> String {
        let number = random.pick(HostileValues.numbers + ["17", "0.3", "-0.43", "-20.287109375"])
        let points = random.pick(["0", "1", "7.5", "50", "120", "375"])
        return random.pick([
            "font(Font.system{ size = \(number) })", "font(Font.\(random.pick(["caption2", "body", "largeTitle"])))",
            "tracking(\(number))", "kerning(\(number))", "lineSpacing(\(number))", "minimumScaleFactor(\(number))",
            "lineLimit(\(random.number(1...3)))", "truncationMode('\(random.pick(["head", "middle", "tail"]))')",
            "fontWeight('\(random.pick(["ultraLight", "semibold", "black"]))')", "monospaced()", "monospacedDigit()",
            "textCase('\(random.pick(["uppercase", "lowercase"]))')", "frame{ width = \(points) }",
            "frame{ width = \(points), height = \(points) }", "fixedSize()", "padding(\(points))",
        ])
    }

    /// The ranges of characters that texts are made of: letters, and more than elsewhere those that aren't shown, that stand on
    /// others, or that are put together.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F,
        0x1100...0x11FF,
        0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20F0, 0x4E00...0x4E20, 0xFE00...0xFE0F,
        0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0xE0000...0xE01EF,
        0x0...0xD7FF, 0xE000...0x10FFFF,
    ]

    /// A string in Lua's syntax.
    private func string(using random: inout RandomNumbers) -> String {
        var escaped = ""
        let range = random.pick(Self.ranges), isMixed = random.chance(60)
        for _ in 0..<random.number(0...60) {
            let code = UInt32.random(in: isMixed ? random.pick(Self.ranges) : range, using: &random)
            escaped += "\\u{\(String(code, radix: 16))}"
        }
        let count = random.chance(10) ? random.number(2...200) : 1
        return count == 1 ? "\"\(escaped)\"" : "(\"\(escaped)\"):rep(\(count))"
    }
}
