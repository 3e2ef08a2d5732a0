// expected: wrongResult
// IsCancelled stays false.
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private let lock = NSLock()
  private var shouldStop = false
  private var exported: [Int]?

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  /// The bytes of every page; nil if the operation was cancelled before the last page was rendered.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? { exported }

  override func cancel() {
    lock.withLock { shouldStop = true }
  }

  override func main() {
    var document: [Int] = []
    for page in pages {
      guard !lock.withLock({ shouldStop }) else { return }
      document.append(render(page))
    }
    guard !lock.withLock({ shouldStop }) else { return }
    exported = document
  }
}
