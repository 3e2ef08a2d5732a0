// diagnosis: wrongResult
// Each access is under a lock; what the task finds there when it begins is another page.

import Synchronization

/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
final class PageBuilder: Sendable {
  private let lines = Mutex<[String]>([])

  /// How many lines the page has so far.
  var count: Int { lines.withLock { $0.count } }

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  /// Begins a new page.
  func clear() {
    lines.withLock { $0 = [] }
  }

  /// The whole page.
  func page() -> String {
    lines.withLock { $0.joined(separator: "\n") }
  }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  let builder = PageBuilder()
  var pages = 0
  await withTaskGroup(of: Void.self) { group in
    for await line in lines {
      builder.add(line)
      if builder.count == limit {
        pages += 1
        group.addTask { await printer.print(builder.page()) }
        builder.clear()
      }
    }
    if builder.count > 0 {
      pages += 1
      group.addTask { await printer.print(builder.page()) }
    }
  }
  return pages
}
