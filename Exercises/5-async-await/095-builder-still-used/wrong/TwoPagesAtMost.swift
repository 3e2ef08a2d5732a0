// diagnosis: tooSlow
// Keeps no more than two pages with the printer, to spare it, and so the third one waits.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  await withTaskGroup(of: Void.self) { group in
    var pages = 0
    var current: [String] = []
    func flush() async {
      if pages >= 2 { await group.next() }
      pages += 1
      let page = current.joined(separator: "\n")
      group.addTask { await printer.print(page) }
      current = []
    }
    for await line in lines {
      current.append(line)
      if current.count == limit { await flush() }
    }
    if !current.isEmpty { await flush() }
    return pages
  }
}
