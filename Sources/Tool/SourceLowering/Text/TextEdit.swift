/// A replacement of a range of the user's file, in UTF-8 bytes from its start.
struct TextEdit {
    let range: Range<Int>
    let replacement: String
}
