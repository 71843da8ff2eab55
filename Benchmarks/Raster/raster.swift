// Draws the card's layers again and again with LayerRaster, and the same card with plain cairo, by turns.
//   raster PAGE.so ENTRY FOLDER    prints JSON; writes both pictures into FOLDER
import Foundation
@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import LayerRaster
@_spi(Sandlot) import PlaygroundSupport
@_spi(Sandlot) import QuartzCore
@_spi(Sandlot) import UIKit

let scale: CGFloat = 3
let rounds = 60
let warmUpRounds = 10

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Runs a page's code and answers what it shows.
@MainActor func controller(ofPage library: String, entry: String) -> UIViewController {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL), let symbol = dlsym(handle, entry) else {
        fatalError(dlerror().map { String(cString: $0) } ?? "no page")
    }
    typealias Entry = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("page"), nil]
    _ = unsafeBitCast(symbol, to: Entry.self)(1, &arguments)
    guard case .viewController(let controller)? = PlaygroundPage.current.liveView?.playgroundLiveViewRepresentation else {
        fatalError("the page shows no controller")
    }
    return controller
}

/// The layer that shows the heading: the only one with contents that can be seen.
func heading(below layer: LayerMirror.Layer, at origin: CGPoint, in mirror: LayerMirror) -> (image: CGImage, place: CGPoint)? {
    guard layer.opacity > 0, !layer.isHidden else { return nil }
    let corner = CGPoint(
        x: origin.x + layer.position.x - layer.anchorPoint.x * layer.bounds.width,
        y: origin.y + layer.position.y - layer.anchorPoint.y * layer.bounds.height)
    if let image = mirror.image(of: layer) { return (image, corner) }
    for child in layer.children {
        if let found = heading(below: child, at: corner, in: mirror) { return found }
    }
    return nil
}

/// The greatest difference of a colour between two pictures of the same size, of 255.
func greatestDifference(_ first: CGImage, _ second: CGImage) -> Int {
    guard first.width == second.width, first.height == second.height else { return 255 }
    return first.withPremultipliedBytes { ours, _ in
        second.withPremultipliedBytes { theirs, _ in
            zip(ours, theirs).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
        }
    }
}

@MainActor func main() throws {
    let arguments = CommandLine.arguments
    UIScreen.main.configure(StageDevice())
    let committer = LayerCommitter(root: UIScreen.main.rootLayer, scale: scale)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller(ofPage: arguments[1], entry: arguments[2])
    window.makeKeyAndVisible()
    let mirror = LayerMirror()
    while let commit = committer.commit(at: 0) { mirror.apply(commit) }

    guard let root = mirror.root, let (image, place) = heading(below: root, at: .zero, in: mirror) else { fatalError("no heading") }
    guard let card = plain_card_create(Double(scale), image.cairoSurface, Double(place.x), Double(place.y)) else { fatalError("no memory") }
    let raster = LayerRaster()
    var ours: [Double] = [], theirs: [Double] = []
    for round in 0..<warmUpRounds + rounds {
        let start = processorSeconds()
        let picture = raster.image(of: mirror, scale: scale)
        let middle = processorSeconds()
        let plain = plain_card_draw(card)
        let end = processorSeconds()
        if round >= warmUpRounds {
            ours.append((middle - start) * 1000)
            theirs.append((end - middle) * 1000)
        }
        if round == 0, let picture, let plain, let plainPicture = CGImage(cairoSurface: plain) {
            try PictureWriter.write(picture, to: arguments[3] + "/sandlot.png")
            try PictureWriter.write(plainPicture, to: arguments[3] + "/cairo.png")
            difference = greatestDifference(picture, plainPicture)
        }
        cairo_surface_destroy(plain)
    }
    let result: [String: Any] = ["sandlot": ours, "cairo": theirs, "difference": difference]
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: result))
}

var difference = 255
try MainActor.assumeIsolated { try main() }
