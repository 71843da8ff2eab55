@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Writes pictures and films as files.
public enum PictureWriter {
    /// Kinds of films.
    public enum FilmFormat: Sendable { case gif, animatedPNG, mp4 }

    /// Writes a PNG.
    public static func write(_ image: CGImage, to path: String) throws {
        guard let data = PNGEncoder.encode(image) else { throw RasterError.nothingToDraw }
        try Film.write(data, to: path)
    }

    /// Writes a film.
    public static func write(_ film: Film, as format: FilmFormat, to path: String) throws {
        switch format {
        case .mp4: try VideoEncoder.write(film, to: path)
        case .gif:
            guard let data = GIFEncoder.encode(film) else { throw RasterError.nothingToDraw }
            try Film.write(data, to: path)
        case .animatedPNG:
            guard let data = AnimatedPNGEncoder.encode(film) else { throw RasterError.nothingToDraw }
            try Film.write(data, to: path)
        }
    }
}
