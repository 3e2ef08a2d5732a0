// expected: deadlock
// Cancel waits for the page that is being rendered.
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private let lock = NSLock()
  private var exported: [Int]?

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  /// The bytes of every page; nil if the operation was cancelled before the last page was rendered.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? { lock.withLock { exported } }

  // Under the lock, so that no page begins once this has returned.
  override func cancel() {
    lock.withLock { super.cancel() }
  }

  override func main() {
    var document: [Int] = []
    for page in pages {
      let size: Int? = lock.withLock {
        if isCancelled { return nil }
        return render(page)
      }
      guard let size else { return }
      document.append(size)
    }
    lock.withLock {
      if !isCancelled { exported = document }
    }
  }
}
