import StageProtocol
@_spi(Sandlot) import UIKit

@MainActor extension UIKit.StageDevice {
    /// UIKit's view of the device the host described.
    init(_ device: StageProtocol.StageDevice) {
        self.init()
        name = device.name
        size = CGSize(width: device.screenWidth, height: device.screenHeight)
        scale = CGFloat(device.scale)
        let insets = device.bare ? .zero : device.currentSafeArea
        safeAreaInsets = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        statusBarHeight = CGFloat(StatusBarLayer.height(on: device))
        idiom = device.isPad ? .pad : .phone
        style = device.dark ? .dark : .light
        contentSizeCategory = Self.category(device.textSize)
        layoutDirection = device.rtl || LocaleSetting.isRightToLeft(device.locale) ? .rightToLeft : .leftToRight
        orientation = device.landscape ? .landscapeRight : .portrait
    }

    private static func category(_ name: String) -> UIContentSizeCategory {
        switch name {
        case "xs": .extraSmall
        case "s": .small
        case "m": .medium
        case "xl": .extraLarge
        case "xxl": .extraExtraLarge
        case "xxxl": .extraExtraExtraLarge
        case "ax1": .accessibilityMedium
        case "ax2": .accessibilityLarge
        case "ax3": .accessibilityExtraLarge
        case "ax4": .accessibilityExtraExtraLarge
        case "ax5": .accessibilityExtraExtraExtraLarge
        default: .large
        }
    }
}
