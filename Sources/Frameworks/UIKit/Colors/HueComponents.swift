import QuartzCore

/// A colour as hue, saturation and brightness, 0…1 each.
struct HueComponents {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let largest = max(red, green, blue)
        let spread = largest - min(red, green, blue)
        brightness = largest
        saturation = largest > 0 ? spread / largest : 0
        guard spread > 0 else {
            hue = 0
            return
        }
        // Sixths of the wheel from red.
        let sixths: CGFloat
        switch largest {
        case red: sixths = (green - blue) / spread
        case green: sixths = (blue - red) / spread + 2
        default: sixths = (red - green) / spread + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// Hue goes round; saturation and brightness are clipped, as UIKit does.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let saturation = min(max(self.saturation, 0), 1)
        let value = min(max(brightness, 0), 1)
        guard hue.isFinite, saturation > 0 else { return (value, value, value) }
        let wheel = (hue - hue.rounded(.down)) * 6
        let sector = Int(wheel) % 6
        let part = wheel - wheel.rounded(.down)
        let low = value * (1 - saturation)
        let falling = value * (1 - saturation * part)
        let rising = value * (1 - saturation * (1 - part))
        switch sector {
        case 0: return (value, rising, low)
        case 1: return (falling, value, low)
        case 2: return (low, value, rising)
        case 3: return (low, falling, value)
        case 4: return (rising, low, value)
        default: return (value, low, falling)
        }
    }
}
