import Testing
@testable import Typesetting

@Suite struct FontMetricsTests {
    @Test(arguments: [
        (11.0, 10.4736, 13.1270, 7.7505), (13, 12.3779, 15.5137, 9.1597), (17, 16.1865, 20.2871, 11.9780),
        (20, 19.0430, 23.8672, 14.0918), (34, 32.3730, 40.5742, 23.9561),
    ])
    func systemFontHasTheMeasuredMetrics(size: Double, ascender: Double, lineHeight: Double, capHeight: Double) {
        for weight in [100, 400, 600, 900] {
            let metrics = systemFont(size, weight: weight).metrics
            #expect(abs(metrics.ascender - ascender) < 0.0001)
            #expect(abs(metrics.lineHeight - lineHeight) < 0.0001)
            #expect(abs(metrics.capHeight - capHeight) < 0.0001)
            #expect(metrics.leading == 0)
        }
    }

    @Test(arguments: [
        (17.0, 400, 1078.0), (18, 400, 1076), (19, 400, 1075), (20, 400, 1069), (21, 400, 1063), (24, 400, 1047),
        (27, 400, 1042), (28, 400, 1040), (13, 100, 1076), (13, 300, 1077), (13, 500, 1086), (13, 600, 1093), (13, 700, 1101),
        (13, 800, 1113), (13, 900, 1124), (34, 500, 1052), (34, 600, 1060), (34, 700, 1072), (34, 800, 1089),
        (34, 900, 1104),
    ])
    func xHeightFollowsSizeAndWeight(size: Double, weight: Int, units: Double) {
        #expect(abs(systemFont(size, weight: weight).metrics.xHeight - units / 2048 * size) < 0.0001)
    }

    @Test(arguments: [
        (11.0, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (24, 29), (28, 33.5),
    ])
    func oneLineHasTheMeasuredHeight(size: Double, height: Double) {
        #expect(ceilHalf(TextLayout.layout(text("Height", size: size)).height) == height)
    }

    @Test func linesAddUpUnrounded() {
        let three = TextLayout.layout(text("one\ntwo\nthree"))
        #expect(ceilHalf(three.height) == 61)
        #expect(abs(three.lastBaseline - (16.1865 + 2 * 20.2871)) < 0.001)
    }

    @Test func koreanKeepsTheSystemFontsLineHeight() {
        #expect(TextLayout.layout(text("안녕하세요")).height == systemFont(17).metrics.lineHeight)
    }

    @Test func opticalBlendIsStraightBetweenItsCorners() {
        #expect(OpticalSize.blend(at: 17) == 0)
        #expect(abs(OpticalSize.blend(at: 19) - 0.158) < 0.001)
        #expect(abs(OpticalSize.blend(at: 22) - 0.527) < 0.001)
        #expect(abs(OpticalSize.blend(at: 26) - 0.909) < 0.001)
        #expect(OpticalSize.blend(at: 28) == 1)
    }

    @Test func trackingIsTheTablesWholeUnit() {
        #expect(abs(Tracking.points(size: 17, design: .standard) + 0.4316) < 0.0001)
        #expect(Tracking.points(size: 12, design: .standard) == 0)
        #expect(Tracking.points(size: 96, design: .standard) == 0)
        #expect(Tracking.points(size: 17, design: .monospaced) == 0)
    }
}
