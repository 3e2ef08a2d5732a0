// expected: wrongResult
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  let (pages, output) = AsyncStream.makeStream(of: String.self)
  // Prints while the next page is put together.
  async let printed = {
    var count = 0
    for await page in pages {
      await printer.print(page)
      count += 1
    }
    return count
  }()
  var page: [String] = []
  for await line in lines {
    page.append(line)
    if page.count == limit {
      output.yield(page.joined(separator: "\n"))
      page.removeAll()
    }
  }
  if !page.isEmpty { output.yield(page.joined(separator: "\n")) }
  output.finish()
  return await printed
}
