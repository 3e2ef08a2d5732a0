// The builder is a value: what a task captures is a copy of its own.

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

  /// Begins a new page.
  mutating func clear() {
    lines = []
  }

  /// The whole page.
  func page() -> String {
    lines.joined(separator: "\n")
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
      builder.add(line)
      if builder.count == limit {
        pages += 1
        group.addTask { [builder] in await printer.print(builder.page()) }
        builder.clear()
      }
    }
    if builder.count > 0 {
      pages += 1
      group.addTask { [builder] in await printer.print(builder.page()) }
    }
  }
  return pages
}
