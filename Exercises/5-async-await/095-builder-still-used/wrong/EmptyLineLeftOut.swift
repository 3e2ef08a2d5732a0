// diagnosis: wrongResult
// Takes a page whose text is empty for a page without lines.

struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {

  await withTaskGroup(of: Void.self) { group in
    var page = ""
    var count = 0
    var pages = 0
    func flush() {
      count = 0
      if page.isEmpty { return }
      pages += 1
      group.addTask { [page] in await printer.print(page) }
      page = ""
    }
    for await line in lines {
      page += count == 0 ? line : "\n" + line
      count += 1
      if count == limit { flush() }
    }
    flush()
    return pages
  }
}
