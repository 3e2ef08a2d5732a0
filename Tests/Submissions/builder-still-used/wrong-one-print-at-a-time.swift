// expected: wrongResult
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
final class PageBuilder {
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
  var printing: Task<Void, Never>?
  for await line in lines {
    builder.add(line)
    if builder.count == limit {
      let page = builder.page()
      builder.clear()
      pages += 1
      await printing?.value
      printing = Task { await printer.print(page) }
    }
  }
  if builder.count > 0 {
    let page = builder.page()
    pages += 1
    await printing?.value
    printing = Task { await printer.print(page) }
  }
  await printing?.value
  return pages
}
