@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Writes a film as MP4 (H.264) by ffmpeg's command.
public enum VideoEncoder {
    /// Throws `RasterError` without ffmpeg or when the file cannot be written.
    public static func write(_ film: Film, to path: String) throws {
        guard let first = film.frames.first else { throw RasterError.nothingToDraw }
        let ffmpeg = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
            .map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let ffmpeg else { throw RasterError.missingCommand("ffmpeg") }
        let process = Process()
        let input = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments = [
            "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(first.image.width)x\(first.image.height)",
            "-r", "\(film.framesPerSecond)", "-i", "-",
            // H.264 wants even sides; a single thread gives the same bytes every time.
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-threads", "1", "-fflags", "+bitexact",
            "-flags:v", "+bitexact", "-movflags", "+faststart", path,
        ]
        process.standardInput = input
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        for frame in film.frames {
            let bytes = frame.image.withPremultipliedBytes { bytes, bytesPerRow in
                var data = Data(capacity: frame.image.width * frame.image.height * 4)
                for row in 0..<frame.image.height { data.append(contentsOf: bytes[row * bytesPerRow..<row * bytesPerRow + frame.image.width * 4]) }
                return data
            }
            for _ in 0..<frame.length { try? input.fileHandleForWriting.write(contentsOf: bytes) }
        }
        try? input.fileHandleForWriting.close()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw RasterError.cannotWrite(path, words.split(separator: "\n").last.map(String.init) ?? "ffmpeg failed")
        }
    }
}
