import FoundationSupport

/// Computes the outputs of a function for its inputs.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Is told when a function goes away.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    /// The version of this structure, always 0.
    public var version: UInt32
    /// Computes the outputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Is told when the function goes away.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// The callbacks as given.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function from numbers to numbers, used by shadings.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let domain: ClosedRange<CGFloat>
    private let outputCount: Int
    private let callbacks: CGFunctionCallbacks

    /// A function of one input; `domain` bounds it. Nil when there is no callback or more than one input.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        self.info = info
        self.domain = domain.map { min($0[0], $0[1])...max($0[0], $0[1]) } ?? 0...1
        outputCount = rangeDimension
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The outputs for `input`, 0…1 of the domain.
    func outputs(at input: CGFloat) -> [CGFloat] {
        var value = domain.lowerBound + (domain.upperBound - domain.lowerBound) * input
        var result = [CGFloat](repeating: 0, count: outputCount)
        callbacks.evaluate?(info, &value, &result)
        return result
    }
}

/// A blend of colours given by a function, along a line or between two circles.
public final class CGShading: @unchecked Sendable {
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let geometry: Geometry
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// How many points of the function are used; between them colours are blended.
    private static let sampleCount = 256

    private init(space: CGColorSpace, function: CGFunction, geometry: Geometry, extendStart: Bool, extendEnd: Bool) {
        self.geometry = geometry
        gradient = CGGradient(stops: (0..<Self.sampleCount).map { index in
            let location = Double(index) / Double(Self.sampleCount - 1)
            let color = CGColor(space: space, values: function.outputs(at: CGFloat(location))).standardComponents
            return CGGradient.Stop(location: location, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        })
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Colours along the line from `start` to `end`, user space.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(space: space, function: function, geometry: .axial(start: start, end: end), extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Colours between two circles, user space.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            space: space, function: function,
            geometry: .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), extendStart: extendStart,
            extendEnd: extendEnd)
    }
}
