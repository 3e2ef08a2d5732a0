// expected: wrongResult
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
struct PageBuilder {
  private var lines: [String] = []

  /// How many lines the page has so far.
  var count: Int { lines.count }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// The whole page; a new one begins.
  mutating func finishPage() -> String {
    defer { lines.removeAll() }
    return lines.joined(separator: "\n")
  }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var builder = PageBuilder()
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      if builder.count == limit {
        pages += 1
        let page = builder.finishPage()
        group.addTask { await printer.print(page) }
      }
      builder.add(line)
    }
    if builder.count > 0 {
      pages += 1
      let page = builder.finishPage()
      group.addTask { await printer.print(page) }
    }
  }
  return pages
}
