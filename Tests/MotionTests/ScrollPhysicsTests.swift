import Foundation
import Motion
import Testing

@Suite struct ScrollPhysicsTests {
    @Test(arguments: [(0.998, 0.499), (0.99, 0.099)])
    func glideReachesTheProjectedFactor(rate: Double, factor: Double) {
        // Given a flick; the position follows x0 + v0·(r/(1−r)/1000)·(1 − r^t).
        let decay = ScrollDecay(start: 120, velocity: 1500, rate: rate)
        for milliseconds in [0.0, 16, 250, 900] {
            let expected = 120 + 1500 * factor * (1 - pow(rate, milliseconds))
            #expect(abs(decay.position(at: milliseconds / 1000) - expected) < 1e-6)
        }
        #expect(abs(decay.velocity(at: 0.3) - 1500 * pow(rate, 300)) < 1e-9)
    }

    @Test(arguments: [1300.0, -720])
    func glideStopsAtTenPointsPerSecond(velocity: Double) {
        let decay = ScrollDecay(start: 40, velocity: velocity, rate: 0.998)
        #expect(abs(abs(decay.velocity(at: decay.duration)) - 10) < 1e-6)
        #expect(abs(decay.end - decay.position(at: decay.duration)) < 1e-6)
        #expect(abs(decay.end - (40 + (velocity - (velocity < 0 ? -10 : 10)) * 0.499)) < 1e-6)
    }

    @Test func slowReleasesDoNotGlide() {
        let decay = ScrollDecay(start: 7, velocity: 9, rate: 0.998)
        #expect(decay.duration == 0)
        #expect(decay.end == 7)
    }

    @Test func retargetedSpeedEndsAtTheTarget() {
        for target in [900.0, -35] {
            let velocity = ScrollDecay.velocity(from: 210, to: target, rate: 0.998)
            #expect(abs(ScrollDecay(start: 210, velocity: velocity, rate: 0.998).end - target) < 1e-9)
        }
    }

    @Test func timeOfPassingAPlaceIsTheInverseOfPosition() {
        let decay = ScrollDecay(start: 0, velocity: 2000, rate: 0.998)
        let time = decay.time(reaching: 640)!
        #expect(abs(decay.position(at: time) - 640) < 1e-9)
        #expect(decay.time(reaching: 1500) == nil)
        #expect(decay.time(reaching: -3) == nil)
    }

    @Test func rubberBandFollowsTheFormula() {
        for (distance, dimension) in [(80.0, 852.0), (300, 852), (5000, 393)] {
            let expected = (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension
            #expect(abs(RubberBand.offset(distance: distance, dimension: dimension) - expected) < 1e-9)
            #expect(RubberBand.offset(distance: -distance, dimension: dimension) == -RubberBand.offset(distance: distance, dimension: dimension))
            #expect(abs(RubberBand.distance(offset: expected, dimension: dimension) - distance) < 1e-6)
        }
    }

    @Test func rubberBandNeverPassesTheDimension() {
        #expect(RubberBand.offset(distance: 1e7, dimension: 500) < 500)
        #expect(RubberBand.offset(distance: 50, dimension: 0) == 0)
    }

    @Test func movingEdgeBounceIsCriticallyDampedAtEleven() {
        let bounce = EdgeBounce(overshoot: 3, velocity: 900)
        for time in [0.0, 0.05, 0.2, 0.6] {
            let expected = (3 + (900 + 11.0 * 3) * time) * exp(-11.0 * time)
            #expect(abs(bounce.offset(at: time) - expected) < 1e-9)
        }
    }

    @Test func restingEdgeBounceHasTwoRatesAndNoStartingSpeed() {
        let bounce = EdgeBounce(overshoot: 64, velocity: 0)
        #expect(bounce.velocity(at: 0) == 0)
        for time in [0.0, 0.03, 0.15, 0.5] {
            let expected = 64 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs(bounce.offset(at: time) - expected) < 1e-9)
        }
    }

    @Test(arguments: [EdgeBounce(overshoot: 12, velocity: 700), EdgeBounce(overshoot: -90, velocity: 0)])
    func bounceComesToRest(bounce: EdgeBounce) {
        let duration = bounce.settlingDuration()
        #expect(duration < 2)
        #expect(abs(bounce.offset(at: duration)) <= 0.1)
        let h = 1e-6
        let slope = (bounce.offset(at: 0.1 + h) - bounce.offset(at: 0.1 - h)) / (2 * h)
        #expect(abs(bounce.velocity(at: 0.1) - slope) < 1e-3)
    }
}
