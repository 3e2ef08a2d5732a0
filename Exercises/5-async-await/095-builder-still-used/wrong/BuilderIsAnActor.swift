// diagnosis: wrongResult
// An actor has no data races; it is asked for its page when the next one is in it.

/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
actor PageBuilder {
  private var lines: [String] = []

  /// How many lines the page has so far.
  var count: Int { lines.count }

  func add(_ line: String) {
    lines.append(line)
  }

  /// Begins a new page.
  func clear() {
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
  let builder = PageBuilder()
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      await builder.add(line)
      if await builder.count == limit {
        pages += 1
        group.addTask { await printer.print(builder.page()) }
        await builder.clear()
      }
    }
    if await builder.count > 0 {
      pages += 1
      group.addTask { await printer.print(builder.page()) }
    }
  }
  return pages
}
