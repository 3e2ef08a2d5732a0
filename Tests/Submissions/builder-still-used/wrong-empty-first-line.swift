// expected: wrongResult
// The text itself says whether the page has begun: an empty first line is lost.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

struct PageBuilder {
  private(set) var count = 0
  private(set) var text = ""

  mutating func add(_ line: String) {
    text = text.isEmpty ? line : text + "\n" + line
    count += 1
  }
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
        group.addTask { [page = builder.text] in await printer.print(page) }
        builder = PageBuilder()
      }
    }
    if builder.count > 0 {
      pages += 1
      group.addTask { [page = builder.text] in await printer.print(page) }
    }
  }
  return pages
}
