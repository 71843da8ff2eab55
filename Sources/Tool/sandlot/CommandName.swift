/// The words that may follow `sandlot`.
enum CommandName: String, CaseIterable {
    case live, snapshot, record, tree, devices, doctor, new, help
}
