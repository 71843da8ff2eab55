/// Variables whose definitions go round in a circle, so that they have to be solved for together.
final class Block {
    let members: [Int32]
    /// Made when first needed; a block never changes, it is replaced.
    var factors: SparseFactors?

    init(members: [Int32]) { self.members = members }
}
