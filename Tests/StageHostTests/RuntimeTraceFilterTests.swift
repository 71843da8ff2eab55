import Foundation
import Testing
@testable import StageHost

/// The Swift runtime's stack trace goes, the page's own words stay, however they arrive.
struct RuntimeTraceFilterTests {
    private let output = """
        one
        Swift/Array.swift:7: Fatal error: Index out of range
        Current stack trace:
        0    libswiftCore.so                    0x00007ffff795f130 swift_reportError + 33
        17   page.so                            0x00007ffff7fbd893 <unavailable> + 6291
        3 apples 0 pears
        Current weather: fine
        last
        """

    private let kept = """
        one
        Swift/Array.swift:7: Fatal error: Index out of range
        3 apples 0 pears
        Current weather: fine
        last
        """

    @Test(arguments: [1, 2, 7, 64, 1000]) func traceLinesGoInPiecesOfAnySize(size: Int) {
        var filter = RuntimeTraceFilter()
        var result = Data()
        var rest = Data(output.utf8)
        while !rest.isEmpty {
            result += filter.filter(Data(rest.prefix(size)))
            rest = Data(rest.dropFirst(size))
        }
        result += filter.end()
        #expect(String(decoding: result, as: UTF8.self) == kept)
    }

    @Test func whatIsNoTraceIsNotHeldBack() {
        var filter = RuntimeTraceFilter()
        #expect(filter.filter(Data("Progress: 4".utf8)) == Data("Progress: 4".utf8))
        #expect(filter.filter(Data(" of 9\n".utf8)) == Data(" of 9\n".utf8))
    }

    @Test func aTraceThatEndsWithinALineGoesToo() {
        var filter = RuntimeTraceFilter()
        #expect(filter.filter(Data("Current stack trace:\n4    page.so    0x00007fff".utf8)).isEmpty)
        #expect(filter.end().isEmpty)
    }
}
