// Each page is an operation of its own, one after the other; cancel() cancels those that have not begun.
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let queue = OperationQueue()
  private let lock = NSLock()
  private var bytes: [Int] = []
  private var parts: [BlockOperation] = []

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    super.init()
    queue.maxConcurrentOperationCount = 1
    parts = pages.map { page in
      BlockOperation { [unowned self] in
        let size = render(page)
        lock.withLock { bytes.append(size) }
      }
    }
  }

  /// The bytes of every page; nil if it was cancelled before the last page was begun.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? {
    let bytes = lock.withLock { self.bytes }
    return isFinished && bytes.count == pages.count ? bytes : nil
  }

  override func main() {
    queue.addOperations(parts, waitUntilFinished: true)
  }

  override func cancel() {
    super.cancel()
    for part in parts { part.cancel() }
  }
}
