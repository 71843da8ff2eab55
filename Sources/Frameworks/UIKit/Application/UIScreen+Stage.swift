/// Changes of the device while the page runs.
extension UIScreen {
    /// Makes the screen that of `device`: windows that fill the screen are resized, traits and safe areas change, and
    /// controllers hear of it, in Apple's order.
    @_spi(Sandlot) public func configure(_ device: StageDevice) {
        let old = self.device
        let oldTraits = UITraitCollection.device
        guard device != old || device.traits != oldTraits else { return }
        let windows = UIApplication.shared.windows
        let filling = windows.filter { $0.frame == bounds }
        let coordinator = StageTransitionCoordinator(duration: 0.3)
        self.device = device
        rootLayer.bounds = CGRect(origin: .zero, size: device.size)
        UITraitCollection.device = device.traits
        for window in filling {
            window.rootViewController?._notifyTransition(
                toSize: device.size == old.size ? nil : device.size,
                traits: device.traits == oldTraits ? nil : device.traits, coordinator)
        }
        for window in filling where window.frame.size != device.size { window.frame = bounds }
        for window in windows {
            window._traitsMayHaveChanged()
            window._safeAreaMayHaveChanged()
            window._layoutMarginsMayHaveChanged()
        }
        coordinator.run()
        if device.contentSizeCategory != old.contentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: device.contentSizeCategory.rawValue])
        }
        if device.orientation != old.orientation {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
            NotificationCenter.default.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
        }
        StageClock.shared.requestFrame()
    }

    /// Puts a window's layer where its level belongs.
    func show(_ window: UIWindow) {
        window.layer.removeFromSuperlayer()
        let level = window.windowLevel.rawValue
        let behind = UIApplication.shared.windows.filter {
            $0 !== window && $0.layer.superlayer === rootLayer && $0.windowLevel.rawValue <= level
        }
        let count = rootLayer.sublayers?.count ?? 0
        let position = (rootLayer.sublayers ?? []).lastIndex { layer in behind.contains { $0.layer === layer } }
        rootLayer.insertSublayer(window.layer, at: UInt32(position.map { $0 + 1 } ?? (behind.isEmpty ? 0 : count)))
    }
}
