// diagnosis: dataRace
// A struct, which is copied; the list in it is an object, which is not.

/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// The lines of a page.
final class Lines {
  var all: [String] = []
}

/// Puts a page together, line by line.
struct PageBuilder: @unchecked Sendable {
  private let lines = Lines()

  /// How many lines the page has so far.
  var count: Int { lines.all.count }

  func add(_ line: String) {
    lines.all.append(line)
  }

  /// Begins a new page.
  func clear() {
    lines.all = []
  }

  /// The whole page.
  func page() -> String {
    lines.all.joined(separator: "\n")
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
        group.addTask { [builder] in await printer.print(builder.page()) }
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
