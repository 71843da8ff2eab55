import StageProtocol
@_spi(Sandlot) import UIKit

/// The status bar and the home indicator, over everything: 9:41, signal, battery, as in Apple's own pictures.
@MainActor
final class StatusBarLayer {
    private let bar = CALayer()
    private let indicator = CALayer()
    private var shown: State?

    private struct State: Equatable {
        var device: StageProtocol.StageDevice
        var isHidden: Bool
        var isLight: Bool
    }

    /// The bar's height in points: the safe area's top, on phones with an island five points less (third-party tables).
    nonisolated static func height(on device: StageProtocol.StageDevice) -> Double {
        guard !device.bare, device.currentSafeArea.top > 0 else { return 0 }
        return !device.isPad && device.safeArea.top >= 59 ? device.safeArea.top - 5 : device.currentSafeArea.top
    }

    /// Draws the bar again when something it shows has changed.
    func update(for device: StageProtocol.StageDevice) {
        let wanted = UIApplication.shared.wantedStatusBar
        let isDark = device.dark
        let isLight = switch wanted.style {
        case .lightContent: true
        case .darkContent: false
        default: isDark
        }
        let isHidden = wanted.isHidden || Self.height(on: device) == 0
        let state = State(device: device, isHidden: isHidden, isLight: isLight)
        guard state != shown else { return }
        shown = state
        let root = UIScreen.main.rootLayer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [bar, indicator] where layer.superlayer == nil {
            layer.zPosition = 100_000
            root.addSublayer(layer)
        }
        let color: UIColor = isLight ? .white : .black
        bar.isHidden = isHidden
        if !isHidden { drawBar(device, color) }
        placeIndicator(device, color)
        CATransaction.commit()
    }

    private func drawBar(_ device: StageProtocol.StageDevice, _ color: UIColor) {
        let size = CGSize(width: device.screenWidth, height: Self.height(on: device))
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(device.scale)
        let isTall = size.height > 30
        // The row of figures: low beside an island or notch, else in the bar's middle.
        let middle = isTall ? size.height - 21 : size.height / 2
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            color.setFill()
            color.setStroke()
            let time = NSAttributedString(
                string: "9:41",
                attributes: [.font: UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold), .foregroundColor: color])
            let timeSize = time.size()
            let timeCenter = isTall ? size.width * 0.165 : device.isPad ? 30 : size.width / 2
            time.draw(at: CGPoint(x: timeCenter - timeSize.width / 2, y: middle - timeSize.height / 2))
            let unit: CGFloat = isTall ? 1 : 0.8
            var right = isTall ? size.width - 27 : size.width - 7
            drawBattery(right: &right, middle: middle, unit: unit)
            drawWaves(right: &right, middle: middle, unit: unit)
            if !device.isPad { drawBars(right: &right, middle: middle, unit: unit) }
        }
        bar.frame = CGRect(origin: .zero, size: size)
        bar.contents = image.cgImage
        bar.contentsScale = CGFloat(device.scale)
    }

    private func drawBattery(right: inout CGFloat, middle: CGFloat, unit: CGFloat) {
        let body = CGRect(x: right - 27 * unit, y: middle - 6.5 * unit, width: 25 * unit, height: 13 * unit)
        let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4 * unit)
        outline.lineWidth = 1
        outline.stroke(with: .normal, alpha: 0.4)
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.5 * unit).fill()
        UIBezierPath(roundedRect: CGRect(x: body.maxX + 1, y: middle - 2 * unit, width: 1.5 * unit, height: 4 * unit), cornerRadius: 0.75)
            .fill(with: .normal, alpha: 0.5)
        right = body.minX - 7 * unit
    }

    private func drawWaves(right: inout CGFloat, middle: CGFloat, unit: CGFloat) {
        let tip = CGPoint(x: right - 8.5 * unit, y: middle + 5.5 * unit)
        for radius in [3.6, 7.4, 11.2] {
            let wave = UIBezierPath(
                arcCenter: tip, radius: (radius - 1.2) * unit, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            wave.lineWidth = 2.4 * unit
            wave.stroke()
        }
        right = tip.x - 8.5 * unit - 6 * unit
    }

    private func drawBars(right: inout CGFloat, middle: CGFloat, unit: CGFloat) {
        for (index, height) in [4.0, 6.2, 8.8, 11.5].enumerated() {
            let x = right - 18 * unit + CGFloat(index) * 4.9 * unit
            UIBezierPath(
                roundedRect: CGRect(x: x, y: middle + 5.75 * unit - height * unit, width: 3.2 * unit, height: height * unit), cornerRadius: 1
            ).fill()
        }
    }

    private func placeIndicator(_ device: StageProtocol.StageDevice, _ color: UIColor) {
        let bottom = device.currentSafeArea.bottom
        indicator.isHidden = device.bare || bottom == 0
        let width: CGFloat = device.landscape ? 220 : 139
        indicator.frame = CGRect(
            x: (CGFloat(device.screenWidth) - width) / 2, y: CGFloat(device.screenHeight) - 13, width: width, height: 5)
        indicator.cornerRadius = 2.5
        indicator.backgroundColor = (device.dark ? UIColor.white : UIColor.black).cgColor
    }
}
