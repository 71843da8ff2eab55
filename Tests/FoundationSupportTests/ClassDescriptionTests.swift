import FoundationSupport
import Testing

/// The names of classes, as Objective-C's runtime gives them.
struct ClassDescriptionTests {
    private final class Card: NSObject {}

    @Test func frameworkClassesHaveNoModule() {
        #expect(NSStringFromClass(NSMutableSet.self) == "NSMutableSet")
        #expect(NSObject.description() == "NSObject")
    }

    @Test func otherClassesHaveTheirModule() {
        #expect(Card.description().hasPrefix("FoundationSupportTests."))
        #expect(type(of: Card()).description() == NSStringFromClass(Card.self))
    }
}
