// diagnosis: wrongResult
// The line break behind the last line is taken away, and with it those of empty lines at the end of a page.

struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

struct PageBuilder {
  private var text = ""
  private(set) var count = 0

  mutating func add(_ line: String) {
    text += line + "\n"
    count += 1
  }

  mutating func page() -> String {
    while text.hasSuffix("\n") { text.removeLast() }
    defer {
      text = ""
      count = 0
    }
    return text
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
        let page = builder.page()
        group.addTask { await printer.print(page) }
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
