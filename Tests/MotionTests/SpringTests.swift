import Foundation
import Motion
import Testing

@Suite struct SpringTests {
    /// Integrates the equation of motion in small steps, as an independent check.
    private func simulate(_ spring: Spring, until time: Double) -> Double {
        var (x, v) = (1.0, -spring.initialVelocity)
        let steps = 20_000
        let h = time / Double(steps)
        func acceleration(_ x: Double, _ v: Double) -> Double { (-spring.stiffness * x - spring.damping * v) / spring.mass }
        for _ in 0..<steps {
            let (k1x, k1v) = (v, acceleration(x, v))
            let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
            let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
            let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
            x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
            v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
        }
        return x
    }

    @Test(arguments: [
        Spring(stiffness: 100, damping: 10), Spring(mass: 3, stiffness: 1000, damping: 500),
        Spring(stiffness: 144, damping: 24), Spring(mass: 2, stiffness: 80, damping: 3, initialVelocity: 4),
        Spring(stiffness: 144, damping: 24, initialVelocity: -6), Spring(stiffness: 50, damping: 40, initialVelocity: 2.5),
        Spring(stiffness: 70, damping: 0),
    ])
    func followsTheEquationOfMotionInEveryRegime(spring: Spring) {
        for time in [0.02, 0.11, 0.4, 1.3] {
            #expect(abs(spring.displacement(at: time) - simulate(spring, until: time)) < 1e-6)
        }
    }

    @Test func velocityIsTheDerivative() {
        for spring in [
            Spring(stiffness: 100, damping: 10, initialVelocity: 3), Spring(stiffness: 100, damping: 20, initialVelocity: 3),
            Spring(stiffness: 100, damping: 45, initialVelocity: 3),
        ] {
            #expect(abs(spring.velocity(at: 0) - 3) < 1e-9)
            for time in [0.07, 0.23, 0.8] {
                let h = 1e-5
                let slope = (spring.progress(at: time + h) - spring.progress(at: time - h)) / (2 * h)
                #expect(abs(spring.velocity(at: time) - slope) < 1e-5)
            }
        }
    }

    @Test func responseAndDampingRatioConvertByTheFormulas() {
        // k = (2π/R)²·m, c = 4πζm/R.
        let spring = Spring(response: 0.55, dampingRatio: 0.825)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.55, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.825 / 0.55) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.825) < 1e-12)
    }

    @Test func bounceConvertsToDampingRatio() {
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: 0).dampingRatio - 1) < 1e-12)
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.25).dampingRatio - 1 / 0.75) < 1e-12)
    }

    @Test func durationAndDampingFitAsMeasured() {
        // ωn = ln(1000·ζ/√(1−ζ²)) / (ζD); measured on iOS 26.1.
        for (ratio, duration) in [(0.7, 0.8), (0.5, 1.2), (0.85, 0.35)] {
            let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
            #expect(abs(Spring(duration: duration, dampingRatio: ratio).frequency - expected) < 1e-9)
        }
        // ζ = 1: ωn·D = 9.2334134765.
        #expect(abs(Spring(duration: 0.6, dampingRatio: 1).frequency * 0.6 - 9.2334134765) < 1e-8)
    }

    @Test(arguments: [2.5, -3, 9])
    func fitWithSpeedPutsTheEnvelopeAtAThousandth(velocity: Double) {
        let (ratio, duration) = (0.6, 0.9)
        let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
        let beta = ratio * spring.frequency
        let damped = spring.frequency * (1 - ratio * ratio).squareRoot()
        #expect(abs(abs((beta - velocity) / damped) * exp(-beta * duration) - 0.001) < 1e-9)
    }

    @Test func dampingSevenTenthsOvershootsByFourToFivePercent() {
        let spring = Spring(duration: 0.8, dampingRatio: 0.7)
        let peak = (0...800).map { spring.progress(at: Double($0) / 1000) }.max()!
        #expect(peak > 1.04 && peak < 1.05)
        // The closed form: e^(−πζ/√(1−ζ²)).
        #expect(abs(peak - 1 - exp(-Double.pi * 0.7 / (1 - 0.49).squareRoot())) < 1e-4)
    }

    @Test func criticalAndOverdampedSpringsNeverOvershoot() {
        for spring in [Spring(duration: 0.5, dampingRatio: 1), Spring(mass: 3, stiffness: 1000, damping: 500)] {
            #expect((0...2000).allSatisfy { spring.progress(at: Double($0) / 500) <= 1 })
        }
    }

    @Test func settlingDurationLeavesLessThanTheTolerance() {
        for spring in [
            Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 20), Spring(mass: 3, stiffness: 1000, damping: 500),
            Spring(stiffness: 300, damping: 8, initialVelocity: 12),
        ] {
            let duration = spring.settlingDuration()
            for step in 0..<200 { #expect(abs(spring.displacement(at: duration + Double(step) / 100)) <= 0.001 + 1e-9) }
            #expect((1...400).contains { abs(spring.displacement(at: duration * Double($0) / 400 * 0.98)) > 0.0008 })
        }
    }

    @Test func uiKitDefaultSpringIsOverdamped() {
        #expect(abs(Spring(mass: 3, stiffness: 1000, damping: 500).dampingRatio - 4.56) < 0.005)
    }
}
