import FoundationSupport
import QuartzCore
@_spi(Sandlot) import LayerRaster

/// Takes the pictures of a film at even times of the stage's clock.
final class FilmRecorder {
    let film: Film
    /// Pixels a point.
    let scale: CGFloat
    private let start: TimeInterval
    private var captured = 0

    init(framesPerSecond: Double, scale: CGFloat, start: TimeInterval) {
        film = Film(framesPerSecond: framesPerSecond)
        self.scale = scale
        self.start = start
    }

    /// When the next picture has to be taken, not before `time`.
    func nextCapture(after time: TimeInterval) -> TimeInterval {
        max(start + Double(captured) / film.framesPerSecond, time)
    }

    /// Whether a picture is due.
    func isDue(at time: TimeInterval) -> Bool {
        time >= start + Double(captured) / film.framesPerSecond - 1e-6
    }

    func add(_ image: CGImage) {
        film.add(image)
        captured += 1
    }
}
