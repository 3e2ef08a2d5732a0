// The builder cannot be copied, and making the page of it ends it.

/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
struct PageBuilder: ~Copyable {
  private var lines: [String] = []

  /// How many lines the page has so far.
  var count: Int { lines.count }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// The whole page.
  consuming func page() -> String {
    lines.joined(separator: "\n")
  }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var pages: [Task<Void, Never>] = []
  var builder = PageBuilder()
  for await line in lines {
    builder.add(line)
    if builder.count == limit {
      pages.append(start(builder, with: printer))
      builder = PageBuilder()
    }
  }
  if builder.count > 0 { pages.append(start(builder, with: printer)) }
  for page in pages { await page.value }
  return pages.count
}

/// Starts to print a page, which ends its builder.
private func start(_ builder: consuming PageBuilder, with printer: Printer) -> Task<Void, Never> {
  let page = builder.page()
  return Task { await printer.print(page) }
}
