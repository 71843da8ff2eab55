@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@Suite("Pictures and colours by name", .serialized)
struct NamedResourceTests {
    private func traits(scale: CGFloat = 2, style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(userInterfaceIdiom: idiom),
        ])
    }

    @Test func theFileForTheScaleIsChosen() throws {
        let folder = ResourceFolder()
        folder.write("star.png", ResourceFolder.png(.red, 10, 8))
        folder.write("star@2x.png", ResourceFolder.png(.green, 20, 16))
        folder.write("star@3x.png", ResourceFolder.png(.blue, 30, 24))
        for (scale, color) in [(1.0, PictureColor.red), (2.0, .green), (3.0, .blue)] {
            for name in ["star", "star.png"] {
                let image = try #require(UIImage(named: name, in: nil, compatibleWith: traits(scale: scale)))
                #expect(image.size == CGSize(width: 10, height: 8) && image.scale == scale)
                #expect(image.cgImage?.color(4, 4) == color)
            }
        }
    }

    @Test func theNextScaleServesWhenOneIsMissing() throws {
        let folder = ResourceFolder()
        folder.write("a@3x.png", ResourceFolder.png(.blue, 30, 24))
        let image = try #require(UIImage(named: "a", in: nil, compatibleWith: traits(scale: 2)))
        #expect(image.scale == 3 && image.size == CGSize(width: 10, height: 8))
    }

    @Test func aPadHasFilesOfItsOwn() throws {
        let folder = ResourceFolder()
        folder.write("b.png", ResourceFolder.png(.red, 4, 4))
        folder.write("b~ipad.png", ResourceFolder.png(.blue, 4, 4))
        #expect(UIImage(named: "b", in: nil, compatibleWith: traits(scale: 1, idiom: .pad))?.cgImage?.color(1, 1) == .blue)
        #expect(UIImage(named: "b", in: nil, compatibleWith: traits(scale: 1))?.cgImage?.color(1, 1) == .red)
    }

    @Test func aMissingPictureIsNilAndNamedOnce() {
        let folder = ResourceFolder()
        withExtendedLifetime(folder) {
            #expect(UIImage(named: "nowhere") == nil && UIImage(named: "../etc/passwd") == nil && UIImage(named: "") == nil)
            #expect(SandlotUnimplemented.reported.contains("image \"nowhere\""))
        }
    }

    @Test func aDamagedFileIsNilAndNamed() {
        let folder = ResourceFolder()
        folder.write("broken.png", "this is no picture")
        #expect(UIImage(named: "broken") == nil)
        #expect(SandlotUnimplemented.reported.contains("image \"broken\""))
    }

    @Test func imageSetsGoByScaleAndAppearance() throws {
        let folder = ResourceFolder()
        folder.write("Assets.xcassets/icon.imageset/Contents.json", """
            {"images": [
              {"idiom": "universal", "filename": "l1.png", "scale": "1x"}, {"idiom": "universal", "filename": "l2.png", "scale": "2x"},
              {"idiom": "universal", "filename": "d2.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        folder.write("Assets.xcassets/icon.imageset/l1.png", ResourceFolder.png(.red, 5, 4))
        folder.write("Assets.xcassets/icon.imageset/l2.png", ResourceFolder.png(.green, 10, 8))
        folder.write("Assets.xcassets/icon.imageset/d2.png", ResourceFolder.png(.blue, 10, 8))
        folder.write("Assets.xcassets/AppIcon.appiconset/Contents.json", "{}")
        let light = try #require(UIImage(named: "icon", in: nil, compatibleWith: traits()))
        #expect(light.cgImage?.color(1, 1) == .green && light.size == CGSize(width: 5, height: 4) && light.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "icon", in: nil, compatibleWith: traits(style: .dark))?.cgImage?.color(1, 1) == .blue)
        #expect(light.imageAsset?.image(with: traits(style: .dark)).cgImage?.color(1, 1) == .blue)
        #expect(UIImage(named: "icon", in: nil, compatibleWith: traits(scale: 1))?.cgImage?.color(1, 1) == .red)
        #expect(UIImage(named: "AppIcon") == nil)
    }

    @Test func namespacesPrefixNames() {
        let folder = ResourceFolder()
        folder.write("A.xcassets/Plain/one.imageset/Contents.json", "{\"images\": [{\"filename\": \"x.png\"}]}")
        folder.write("A.xcassets/Plain/one.imageset/x.png", ResourceFolder.png(.red, 2, 2))
        folder.write("A.xcassets/Space/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        folder.write("A.xcassets/Space/two.imageset/Contents.json", "{\"images\": [{\"filename\": \"x.png\"}]}")
        folder.write("A.xcassets/Space/two.imageset/x.png", ResourceFolder.png(.red, 2, 2))
        #expect(UIImage(named: "one") != nil && UIImage(named: "Space/two") != nil && UIImage(named: "two") == nil)
    }

    @Test func colorSetsReadEveryNotation() throws {
        let folder = ResourceFolder()
        folder.write("Assets.xcassets/brand.colorset/Contents.json", """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "0.500"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemRedColor"}}]}
            """)
        let color = try #require(UIColor(named: "brand"))
        #expect(color.resolvedColor(with: traits()) == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        #expect(color.resolvedColor(with: traits(style: .dark)).cgColor == UIColor.systemRed.resolvedColor(with: traits(style: .dark)).cgColor)
        #expect(UIColor(named: "absent") == nil)
    }

    @Test func vectorFilesAreSharpAtEveryScale() throws {
        let folder = ResourceFolder()
        folder.write("dot.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='10' height='10' fill='#f00'/></svg>")
        let image = try #require(UIImage(named: "dot"))
        #expect(image.size == CGSize(width: 20, height: 10))
        let drawn = picture(40, 20, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        #expect(drawn.cgImage?.color(38, 20) == .red && drawn.cgImage?.color(41, 20) == .clear)
    }

    @Test func literalsFindPictures() {
        let folder = ResourceFolder()
        folder.write("lit.png", ResourceFolder.png(.red, 3, 2))
        let image: UIImage = #imageLiteral(resourceName: "lit.png")
        #expect(image.size == CGSize(width: 3, height: 2))
    }
}
