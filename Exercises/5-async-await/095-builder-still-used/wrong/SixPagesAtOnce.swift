// diagnosis: tooSlow
// Six pages are printed at the same time; the seventh waits until one of them has been printed.

struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

struct PageBuilder {
  private var lines: [String] = []
  var count: Int { lines.count }
  mutating func add(_ line: String) { lines.append(line) }
  mutating func clear() { lines = [] }
  func page() -> String { lines.joined(separator: "\n") }
}

func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var builder = PageBuilder()
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      builder.add(line)
      if builder.count == limit {
        pages += 1
        let page = builder.page()
        if pages > 6 { await group.next() }
        group.addTask { await printer.print(page) }
        builder.clear()
      }
    }
    if builder.count > 0 {
      pages += 1
      let page = builder.page()
      group.addTask { await printer.print(page) }
    }
  }
  return pages
}
