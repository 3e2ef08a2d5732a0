// diagnosis: dataRace
// Takes a copy, but in the task, which begins some time later.

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

  func copy() -> PageBuilder {
    let copy = PageBuilder()
    copy.lines = lines
    return copy
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
      builder.add(line)
      if builder.count == limit {
        pages += 1
        group.addTask {
          let copy = builder.copy()
          await printer.print(copy.page())
        }
        builder.clear()
      }
    }
    if builder.count > 0 {
      pages += 1
      group.addTask { await printer.print(builder.page()) }
    }
  }
  return pages
}
