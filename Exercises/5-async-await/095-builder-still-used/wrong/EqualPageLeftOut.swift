// diagnosis: wrongResult
// Takes a page that is equal to the one before for the same page, and does not print it.
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  await withTaskGroup(of: Void.self, returning: Int.self) { group in
    var pages = 0
    var page: [String] = [], before: [String] = []
    for await line in lines {
      page.append(line)
      if page.count == limit {
        pages += 1
        if page != before {
          group.addTask { [page] in await printer.print(page.joined(separator: "\n")) }
        }
        before = page
        page = []
      }
    }
    if !page.isEmpty {
      pages += 1
      group.addTask { [page] in await printer.print(page.joined(separator: "\n")) }
    }
    return pages
  }
}
