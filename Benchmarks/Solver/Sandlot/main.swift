// Gives the described system to our solver and prints times and values, as `Kiwi/rows.cpp` does for kiwi.

import Glibc

let description = try Description.read()

/// Seconds of the processor, which other programs on a busy machine do not add to.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func printTime(_ name: String, _ body: () -> Void) {
    let start = processorTime()
    body()
    print(name, processorTime() - start)
}

func printValues(_ rows: Rows) {
    print("values", rows.values.map(String.init(describing:)).joined(separator: " "))
}

func printEdits(_ name: String, _ rows: Rows, _ count: Int, _ widths: [Double]) {
    rows.edit(to: widths[widths.count - 1])
    for index in 0..<count {
        let width = widths[index % widths.count]
        printTime(name) { rows.edit(to: width) }
    }
}

var built: Rows?
for _ in 0..<description.buildCount {
    built = nil
    printTime("build") { built = Rows(description) }
}
guard let rows = built else { fatalError("nothing was built") }
printValues(rows)
for width in description.checkedWidths {
    rows.edit(to: width)
    printValues(rows)
}
printEdits("edit", rows, description.editCount, description.editedWidths)
printEdits("squeeze", rows, description.squeezeCount, description.squeezedWidths)
