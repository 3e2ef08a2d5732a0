struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

struct PageBuilder {
  let limit: Int
  private var lines: [String] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a line, and returns the page if that makes it full.
  mutating func add(_ line: String) -> String? {
    lines.append(line)
    return lines.count < limit ? nil : finish()
  }

  mutating func finish() -> String? {
    defer { lines.removeAll() }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  await withTaskGroup(of: Int.self) { group in
    var builder = PageBuilder(limit: limit)
    func print(_ page: String?) {
      guard let page else { return }
      group.addTask {
        await printer.print(page)
        return 1
      }
    }
    for await line in lines { print(builder.add(line)) }
    print(builder.finish())
    return await group.reduce(0, +)
  }
}
