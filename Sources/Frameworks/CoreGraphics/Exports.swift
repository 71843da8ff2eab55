/// A page that imports CoreGraphics sees Foundation too, as on iOS.
@_exported import FoundationSupport
