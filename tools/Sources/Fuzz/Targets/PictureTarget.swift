import Foundation

/// Draws views with numbers, texts and outlines at the edges of what pictures expect, in all formats. A picture that is made is
/// well formed and without numbers that aren't finite, and the same when it is made again.
struct PictureTarget: FuzzTarget {
    let name = "pictures"

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        var lines = [Self.check]
        for number in 1...12 {
            lines.append(
                """
                it('\(number)', function()
                  local ok, view = pcall(function() return \(view(depth: 0, using: &random)) end)
                  if ok then check(view, { screen = \(screen(using: &random)), appearance = '\(random.pick(["light", "dark"]))' }) end
                end)
                """)
        }
        return FuzzCase(
            arguments: ["run", "pictures_spec.lua", "--show", "--timeout", "60", "--reporter", "json=events.jsonl"],
            files: ["pictures_spec.lua": Data(lines.joined(separator: "\n\n").utf8)], mustSucceed: true,
            subject: "pictures_spec.lua")
    }

    /// What holds for each picture. One that can't be made says why.
    private static let check = #"""
        local function check(view, options)
          local ok, screen = pcall(host, view, options)
          if not ok then return end
          for _, outlines in ipairs { false, true } do
            local made, svg = pcall(screen.picture, screen, { outlines = outlines })
            if made then
              assert.falsy(svg:find("[%z\1-\9\11-\31]"), "control characters")
              assert.falsy(svg:find('="[^"]*nan') or svg:find('="[^"]*inf'), "numbers that aren't finite")
              local _, opened = svg:gsub("<g[ >]", "")
              local _, closed = svg:gsub("</g>", "")
              assert.equal(opened, closed)
              assert.equal(svg, screen:picture { outlines = outlines })
            else
              assert.truthy(#tostring(svg) > 0)
            end
          end
          pcall(screen.picture, screen, "fuzzed.png", { scale = 1 })
        end
        """#

    private func screen(using random: inout RandomNumbers) -> String {
        if random.chance(50) { return random.pick([#""iPhone SE""#, #""iPhone 15""#, #""iPad""#]) }
        func side(_ random: inout RandomNumbers) -> String {
            random.pick(["0.5", "1", "7", "80", "333.3", "2000", "20000", "100000"])
        }
        return "{ width = \(side(&random)), height = \(side(&random)) }"
    }

    private func number(using random: inout RandomNumbers) -> String {
        random.chance(40) ? random.pick(HostileValues.numbers) : "\(random.number(-50...400))"
    }

    private func view(depth: Int, using random: inout RandomNumbers) -> String {
        var text = plainView(depth: depth, using: &random)
        for _ in 0..<random.number(0...3) { text += ":\(modifier(depth: depth, using: &random))" }
        return text
    }

    private func plainView(depth: Int, using random: inout RandomNumbers) -> String {
        let stacks = ["VStack", "HStack", "ZStack", "ScrollView", "List", "Form", "NavigationStack"]
        if depth < 3, random.chance(60) {
            let views = (0..<random.number(0...4)).map { _ in view(depth: depth + 1, using: &random) }
            return "\(random.pick(stacks)) { \(views.joined(separator: ", ")) }"
        }
        return switch random.number(0...7) {
        case 0, 1: "Text(\(random.pick(HostileValues.texts)))"
        case 2: "Button(\(random.pick(HostileValues.texts)), print)"
        case 3: "Toggle(\(random.pick(HostileValues.texts)), State(true))"
        case 4: #"Image { systemName = "\#(random.pick(["star", "trash", "no.such.symbol", "chevron.right"]))" }"#
        case 5:
            random.pick(["Circle()", "Capsule()", "Rectangle()", "Ellipse()", "Color.red", "Divider()", "Spacer()"])
        case 6: "RoundedRectangle { cornerRadius = \(number(using: &random)) }"
        default: "TextField(\(random.pick(HostileValues.texts)), State(\(random.pick(HostileValues.texts))))"
        }
    }

    private func modifier(depth: Int, using random: inout RandomNumbers) -> String {
        let value = number(using: &random)
        let other = number(using: &random)
        return switch random.number(0...10) {
        case 0: "frame { width = \(value), height = \(other) }"
        case 1: "offset { x = \(value), y = \(other) }"
        case 2: "scaleEffect(\(value))"
        case 3: "rotationEffect(Angle.degrees(\(value)))"
        case 4: "opacity(\(value))"
        case 5: "shadow { radius = \(value), x = \(other) }"
        case 6: "blur { radius = \(value) }"
        case 7: "padding(\(value))"
        case 8: "font(Font.system { size = \(value) })"
        case 9: depth < 2 ? "overlay(\(view(depth: depth + 1, using: &random)))" : "clipped()"
        default:
            random.pick([
                "clipShape(Circle())", "background(Color.blue)", "border(Color.red)", "redacted('placeholder')",
            ])
        }
    }
}
