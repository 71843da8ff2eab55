import FoundationSupport
import StageProtocol
@_spi(Sandlot) import UIKit

/// What the browser's user does, as it happens.
extension Stage {
    /// Hands an event of the host's to the page.
    func receive(_ request: StageRequest) {
        let dispatcher = EventDispatcher.shared
        switch request {
        case .touches(let fingers):
            dispatcher.send(
                fingers.map {
                    EventDispatcher.TouchSample(identifier: $0.id, phase: phase($0.phase), location: CGPoint(x: $0.x, y: $0.y))
                })
        case .wheel(let wheel):
            let phase: EventDispatcher.WheelPhase = switch wheel.phase {
            case "began": .began
            case "ended": .ended
            case "cancelled": .cancelled
            default: .changed
            }
            dispatcher.sendWheel(
                at: CGPoint(x: wheel.x, y: wheel.y), delta: CGVector(dx: wheel.dx, dy: wheel.dy), phase: phase)
        case .key(let key): receive(key)
        case .text(let text): dispatcher.sendText(text)
        case .device(let device):
            self.device = device
            committer.scale = CGFloat(device.scale)
            UIScreen.main.configure(UIKit.StageDevice(device))
        default: break
        }
        clock.requestFrame()
    }

    private func phase(_ phase: FingerEvent.Phase) -> UITouch.Phase {
        switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    private func receive(_ key: KeyEvent) {
        guard let code = KeyboardCodes.usage(of: key.code) else { return }
        var modifiers: UIKeyModifierFlags = []
        if key.modifiers.contains("shift") { modifiers.insert(.shift) }
        if key.modifiers.contains("control") { modifiers.insert(.control) }
        if key.modifiers.contains("alt") { modifiers.insert(.alternate) }
        if key.modifiers.contains("meta") { modifiers.insert(.command) }
        let isDown = key.phase == .down
        let wasCommand = EventDispatcher.shared.sendKey(code, characters: key.text ?? "", modifiers: modifiers, phase: isDown ? .began : .ended)
        guard isDown, !wasCommand, modifiers.isDisjoint(with: [.control, .command]) else { return }
        switch code {
        case .keyboardDeleteOrBackspace: EventDispatcher.shared.sendText("\u{8}")
        case .keyboardReturnOrEnter: EventDispatcher.shared.sendText("\n")
        default: if let text = key.text, !text.isEmpty { EventDispatcher.shared.sendText(text) }
        }
    }
}
