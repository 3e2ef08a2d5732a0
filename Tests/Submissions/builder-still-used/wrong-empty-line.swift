// expected: wrongResult
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    var text = ""
    var count = 0
    for await line in lines {
      text += text.isEmpty ? line : "\n" + line
      count += 1
      if count == limit {
        let page = text
        pages += 1
        group.addTask { await printer.print(page) }
        text = ""
        count = 0
      }
    }
    if !text.isEmpty {
      let page = text
      pages += 1
      group.addTask { await printer.print(page) }
    }
  }
  return pages
}
