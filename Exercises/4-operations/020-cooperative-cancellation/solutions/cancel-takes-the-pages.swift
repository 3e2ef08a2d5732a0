// cancel() takes the pages away that have not begun; main works until there are none.
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private var exported: [Int]?
  private let lock = NSLock()
  private var remaining: [String]

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    remaining = pages
    self.render = render
  }

  /// The bytes of every page; nil if it was cancelled before the last page was begun.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? { exported }

  override func main() {
    var document: [Int] = []
    while let page = nextPage() { document.append(render(page)) }
    if document.count == pages.count { exported = document }
  }

  override func cancel() {
    super.cancel()
    lock.withLock { remaining.removeAll() }
  }

  private func nextPage() -> String? {
    lock.withLock { remaining.isEmpty ? nil : remaining.removeFirst() }
  }
}
