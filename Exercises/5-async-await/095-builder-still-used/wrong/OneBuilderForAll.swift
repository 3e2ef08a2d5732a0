// diagnosis: dataRace
// One builder is kept for all texts, to save memory.

/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
final class PageBuilder: @unchecked Sendable {
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

private let builder = PageBuilder()

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      builder.add(line)
      if builder.count == limit {
        pages += 1
        let page = builder.page()
        group.addTask { await printer.print(page) }
        builder.clear()
      }
    }
    if builder.count > 0 {
      pages += 1
      let page = builder.page()
      group.addTask { await printer.print(page) }
      builder.clear()
    }
  }
  return pages
}
