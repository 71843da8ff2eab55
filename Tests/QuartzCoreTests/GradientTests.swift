import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct GradientTests {
        private func stops(_ colors: [CGColor], _ locations: [NSNumber]? = nil) -> [GradientStop] {
            let stage = TestStage()
            let layer = CAGradientLayer()
            layer.colors = colors
            layer.locations = locations
            _ = stage.addLayer(layer)
            return stage.shown(layer).gradient!.stops
        }

        private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

        @Test func defaultsAreFromTopToBottom() {
            let layer = CAGradientLayer()
            #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
            #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
        }

        @Test func colourMidpointLiesBetweenEncodedAndLinearBlending() {
            // Gamma 1.8: half red is (0.5^1.8) linear, 0.287, encoded 0.573; plain sRGB would say 0.5, linear light 0.735.
            let list = stops([red, blue])
            let middle = list.first { abs($0.location - 0.5) < 1e-6 }!
            #expect(abs(middle.color.red - 0.573) < 0.005)
            #expect(abs(middle.color.red - middle.color.blue) < 1e-6)
            #expect(list.first?.color.red == 1 && list.last?.color.blue == 1)
        }

        @Test func alphaIsNotPremultiplied() {
            // A fade from white to clear black turns grey on the way.
            let list = stops([
                CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0),
            ])
            let middle = list.first { abs($0.location - 0.5) < 1e-6 }!
            #expect(abs(middle.color.alpha - 0.5) < 1e-6)
            #expect(middle.color.red < 0.6 && middle.color.red > 0.5)
        }

        @Test func stopsKeepTheirLocations() {
            let list = stops([red, blue, red], [0.1, 0.35, 0.8])
            #expect(abs(list.first!.location - 0.1) < 1e-6 && abs(list.last!.location - 0.8) < 1e-6)
            #expect(list.contains { abs($0.location - 0.35) < 1e-6 && $0.color.blue == 1 && $0.color.red == 0 })
            #expect(zip(list, list.dropFirst()).allSatisfy { $0.location <= $1.location })
        }

        @Test func aFadeOfOneColourNeedsNoStopsBetween() {
            #expect(stops([red, red.copy(alpha: 0)!]).count == 2)
        }
    }
}
