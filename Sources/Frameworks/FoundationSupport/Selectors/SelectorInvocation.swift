import Foundation

/// An unbound method with its argument and target types erased.
struct SelectorInvocation {
    /// Whether `target` is of the class the method was written in.
    let accepts: (AnyObject) -> Bool
    /// Calls the method.
    let call: (AnyObject, [Any?]) -> Outcome

    enum Outcome {
        case returned(Any?)
        case argumentMismatch(SelectorArguments.Mismatch)
    }
}
