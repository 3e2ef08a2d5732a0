// diagnosis: tooSlow
// Prints the last page after the group, so it waits until all others have been printed.
/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var pages = 0
  var page: [String] = []
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      page.append(line)
      if page.count == limit {
        pages += 1
        group.addTask { [page] in await printer.print(page.joined(separator: "\n")) }
        page = []
      }
    }
  }
  if !page.isEmpty {
    pages += 1
    await printer.print(page.joined(separator: "\n"))
  }
  return pages
}
