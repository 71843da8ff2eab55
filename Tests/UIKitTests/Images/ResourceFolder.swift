import Foundation
@testable import UIKit

/// A folder of files made for one test, that is the page's resources meanwhile.
final class ResourceFolder {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("sandlot-resources-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        PageResources.folders = [url]
    }

    deinit {
        PageResources.folders = []
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, with the folders it needs.
    func write(_ path: String, _ data: Data?) {
        let file = url.appendingPathComponent(path)
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data?.write(to: file)
    }

    func write(_ path: String, _ text: String) { write(path, Data(text.utf8)) }

    /// A PNG file of one colour.
    static func png(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> Data? {
        picture(width, height) { _ in
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        }.pngData()
    }
}
