// Each page has a builder of its own, which is handed on as sending: the compiler proves that nobody else has it.

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

  /// The whole page.
  func page() -> String {
    lines.joined(separator: "\n")
  }
}

/// The next page, which belongs to the caller alone, or nil at the end.
private func nextPage(
  from lines: inout AsyncStream<String>.Iterator, upTo limit: Int
) async -> sending PageBuilder? {
  let builder = PageBuilder()
  while builder.count < limit, let line = await lines.next() { builder.add(line) }
  return builder.count > 0 ? builder : nil
}

/// Starts to print a page that the caller does not use any more.
private func start(_ builder: sending PageBuilder, with printer: Printer) -> Task<Void, Never> {
  Task { await printer.print(builder.page()) }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var iterator = lines.makeAsyncIterator()
  var pages: [Task<Void, Never>] = []
  while let builder = await nextPage(from: &iterator, upTo: limit) {
    pages.append(start(builder, with: printer))
  }
  for page in pages { await page.value }
  return pages.count
}
