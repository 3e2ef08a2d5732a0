struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  await withTaskGroup(of: Void.self, returning: Int.self) { group in
    var page: [String] = []
    var count = 0
    var iterator = lines.makeAsyncIterator()
    while true {
      let line = await iterator.next()
      if let line { page.append(line) }
      if page.count == limit || (line == nil && !page.isEmpty) {
        let text = page.joined(separator: "\n")
        page.removeAll(keepingCapacity: true)
        group.addTask { await printer.print(text) }
        count += 1
      }
      if line == nil { break }
    }
    await group.waitForAll()
    return count
  }
}
