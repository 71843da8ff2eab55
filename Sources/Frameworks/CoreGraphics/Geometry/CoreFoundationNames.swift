import FoundationSupport

// Core Foundation's classes are Foundation's own, so that `[…] as CFArray`, `data as CFData` and the way back hold as on iOS.

/// An ordered list.
public typealias CFArray = NSArray
/// A string.
public typealias CFString = NSString
/// Bytes.
public typealias CFData = NSData
/// Bytes that can grow.
public typealias CFMutableData = NSMutableData
/// Keys with values.
public typealias CFDictionary = NSDictionary
/// Keys with values that can grow.
public typealias CFMutableDictionary = NSMutableDictionary
/// A location.
public typealias CFURL = NSURL
/// A truth value.
public typealias CFBoolean = NSNumber
/// A number.
public typealias CFNumber = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// An index or count.
public typealias CFIndex = Int

/// True, as a value for option dictionaries.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as a value for option dictionaries.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The bytes, valid as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
