import FoundationSupport
import Testing

private final class Paint: NSObject {}

extension NSAttributedString.Key {
    fileprivate static let paint = NSAttributedString.Key("paint"), mood = NSAttributedString.Key("mood")
}

@Suite struct AttributedStringTests {
    private func stretches(_ string: NSAttributedString, _ key: NSAttributedString.Key) -> [(Int, Int, Bool)] {
        var result: [(Int, Int, Bool)] = []
        string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length)) { value, range, _ in
            result.append((range.location, range.length, value != nil))
        }
        return result
    }

    @Test func anObjectAttributeCanBeSetAgain() {
        let first = Paint(), second = Paint()
        let string = NSMutableAttributedString(string: "héllo 한국", attributes: [.paint: first])
        string.addAttribute(.paint, value: second, range: NSRange(location: 2, length: 3))
        #expect(string.attribute(.paint, at: 1, effectiveRange: nil) as? Paint === first)
        #expect(string.attribute(.paint, at: 4, effectiveRange: nil) as? Paint === second)
        #expect(string.attribute(.paint, at: 5, effectiveRange: nil) as? Paint === first)
        #expect(string.length == 8)
    }

    @Test func neighboursWithTheSameAttributesJoin() {
        let string = NSMutableAttributedString(string: "abcdef")
        string.addAttribute(.mood, value: 7, range: NSRange(location: 0, length: 3))
        string.addAttribute(.mood, value: 7, range: NSRange(location: 3, length: 2))
        #expect(stretches(string, .mood).map { [$0.0, $0.1] } == [[0, 5], [5, 1]])
    }

    @Test func replacingKeepsTheAttributesOfTheFirstCharacter() {
        let string = NSMutableAttributedString(string: "abcdef")
        string.addAttribute(.mood, value: 1, range: NSRange(location: 2, length: 2))
        string.replaceCharacters(in: NSRange(location: 2, length: 3), with: "xy😀")
        #expect(string.string == "abxy😀f")
        #expect(stretches(string, .mood).map { [$0.0, $0.1] } == [[0, 2], [2, 4], [6, 1]])
        string.deleteCharacters(in: NSRange(location: 0, length: 3))
        #expect(string.string == "y😀f")
    }

    @Test func appendingAndInsertingBringTheirAttributes() {
        let string = NSMutableAttributedString(string: "ab")
        string.append(NSAttributedString(string: "cde", attributes: [.mood: 3]))
        string.insert(NSAttributedString(string: "Z", attributes: [.mood: 4]), at: 1)
        #expect(string.string == "aZbcde")
        #expect(string.attribute(.mood, at: 1, effectiveRange: nil) as? Int == 4)
        #expect(string.attribute(.mood, at: 2, effectiveRange: nil) == nil)
        let part = string.attributedSubstring(from: NSRange(location: 2, length: 2))
        #expect(part.string == "bc")
        #expect(part.attribute(.mood, at: 1, effectiveRange: nil) as? Int == 3)
    }

    @Test func copiesStandAlone() throws {
        let string = NSMutableAttributedString(string: "abc", attributes: [.mood: 1])
        let copy = try #require(string.copy() as? NSAttributedString)
        let changed = try #require(string.mutableCopy() as? NSMutableAttributedString)
        changed.removeAttribute(.mood, range: NSRange(location: 0, length: 3))
        #expect(copy.isEqual(string))
        #expect(!changed.isEqual(string))
    }

    @Test func walkingBackwardsCanStop() {
        let string = NSMutableAttributedString(string: "abc")
        string.addAttribute(.mood, value: 1, range: NSRange(location: 1, length: 1))
        var seen: [Int] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: 3), options: .reverse) { _, range, stop in
            seen.append(range.location)
            if range.location == 1 { stop.pointee = true }
        }
        #expect(seen == [2, 1])
    }

    @Test func subclassesGoThroughTheirPrimitives() {
        final class Counting: NSMutableAttributedString, @unchecked Sendable {
            var changes = 0
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                changes += 1
                super.setAttributes(attrs, range: range)
            }
        }
        let string = Counting(string: "abc")
        string.addAttribute(.mood, value: 1, range: NSRange(location: 0, length: 2))
        #expect(string.changes == 1)
    }
}
