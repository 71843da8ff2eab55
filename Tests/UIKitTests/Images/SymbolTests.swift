@_spi(Sandlot) import CoreGraphics
import Testing
import Typesetting
@testable import UIKit

@Suite("Symbols")
struct SymbolTests {
    private static let isInstalled = SupportFolder.url.map {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("symbols/symbols.tsv").path)
    } ?? false

    @Test(.enabled(if: isInstalled)) func theStarHasItsMeasuredSizes() throws {
        // ios-facts/uikit-controls.md: 22 × 20 at body, 36 × 34 at title (28 points)
        let body = try #require(UIImage(systemName: "star"))
        #expect(body.size == CGSize(width: 22, height: 20))
        let title = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
        #expect(title.size == CGSize(width: 36, height: 34))
    }

    @Test(.enabled(if: isInstalled)) func symbolsAreTemplatesInTheFillColour() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        #expect(symbol.isSymbolImage && symbol.renderingMode == .automatic)
        let image = picture(40, 40, scale: 2) { _ in
            UIColor.red.setFill()
            symbol.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(image.cgImage?.color(40, 40) == .red && image.cgImage?.color(0, 0) == .clear)
    }

    @Test(.enabled(if: isInstalled)) func heavierSymbolsHaveMoreInk() throws {
        func ink(_ weight: UIImage.SymbolWeight) -> Int {
            let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
            guard let symbol = UIImage(systemName: "heart", withConfiguration: configuration) else { return 0 }
            let pixels = picture(60, 60) { _ in symbol.draw(in: CGRect(x: 5, y: 5, width: 50, height: 50)) }.cgImage!
            return (0..<60).reduce(0) { sum, y in (0..<60).reduce(sum) { $0 + pixels.color($1, y).alpha } }
        }
        #expect(ink(.light) < ink(.regular) && ink(.regular) < ink(.bold) && ink(.bold) < ink(.black))
    }

    @Test func unknownSymbolsAreSeenAndNamed() throws {
        let symbol = try #require(UIImage(systemName: "no.such.symbol"))
        #expect(symbol.size.width > 10)
        #expect(SandlotUnimplemented.reported.contains("symbol \"no.such.symbol\""))
    }

    @Test func configurationsAddUp() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(pointSize: 30))
        #expect(bold == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        let colored = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
        #expect(colored.renderingMode == .alwaysOriginal)
    }
}
