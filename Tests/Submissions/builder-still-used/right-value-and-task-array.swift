/// Prints pages; each takes a while.
struct Printer: Sendable {
  let print: @Sendable (_ page: String) async -> Void
}

/// Puts a page together, line by line.
struct PageBuilder {
  private var text: String?
  private(set) var count = 0

  mutating func add(_ line: String) {
    if let before = text {
      text = before + "\n" + line
    } else {
      text = line
    }
    count += 1
  }

  /// The page so far, if there is one; a new one begins.
  mutating func take() -> String? {
    defer { self = PageBuilder() }
    return text
  }
}

/// Prints what arrives, in pages of so many lines, and returns how many pages that made.
func printAll(
  _ lines: AsyncStream<String>, linesOnAPage limit: Int, with printer: Printer
) async -> Int {
  var builder = PageBuilder()
  var prints: [Task<Void, Never>] = []

  func printPage() {
    guard let page = builder.take() else { return }
    prints.append(Task { await printer.print(page) })
  }

  for await line in lines {
    builder.add(line)
    if builder.count == limit { printPage() }
  }
  printPage()

  for task in prints { await task.value }
  return prints.count
}
