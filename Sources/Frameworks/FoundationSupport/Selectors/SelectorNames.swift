import Foundation

/// The selector called `name`, or one that nothing responds to.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The selector's Objective-C name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The class's name as Objective-C knows it: with its module's for the page's own (`Card.CardViewController`), alone for a
/// framework's (`UIView`).
public func NSStringFromClass(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    guard let period = name.firstIndex(of: "."), frameworkModules.contains(String(name[..<period])) else { return name }
    return String(name[name.index(after: period)...])
}

/// The modules that stand for Apple's frameworks, whose classes have no module in their Objective-C names.
private let frameworkModules: Set<String> = ["UIKit", "QuartzCore", "Foundation", "FoundationSupport"]

/// The class called `name` (`Card.CardViewController`, or without module for the page's own and the frameworks'), or nil.
public func NSClassFromString(_ name: String) -> AnyClass? {
    if let type = SelectorTable.registeredClass(named: name) { return type }
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 { return classNamed(parts[1], inModule: parts[0]) }
    guard parts.count == 1 else { return nil }
    return ["UIKit", "QuartzCore", "Foundation"].lazy.compactMap { classNamed(name, inModule: $0) }.first
}

private func classNamed(_ name: String, inModule module: String) -> AnyClass? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
}
