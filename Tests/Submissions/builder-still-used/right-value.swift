/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line: a value, so a copy belongs to its owner.
struct PageBuilder: Sendable {
  private(set) var lines: [String] = []

  var page: String { lines.joined(separator: "\n") }

  /// Adds a line; returns the page if that makes it full, and begins a new one.
  mutating func add(_ line: String, limit: Int) -> PageBuilder? {
    lines.append(line)
    guard lines.count >= limit else { return nil }
    defer { self = PageBuilder() }
    return self
  }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  await withTaskGroup(of: Int.self) { group in
    var builder = PageBuilder()
    for await line in lines {
      if let full = builder.add(line, limit: limit) {
        group.addTask {
          await printer.print(full.page)
          return 1
        }
      }
    }
    if !builder.lines.isEmpty {
      let last = builder
      group.addTask {
        await printer.print(last.page)
        return 1
      }
    }
    return await group.reduce(0, +)
  }
}
