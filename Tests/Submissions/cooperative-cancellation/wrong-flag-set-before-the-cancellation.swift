// expected: wrongResult
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private let lock = NSLock()
  private var isStopped = false
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

  override func cancel() {
    lock.withLock { isStopped = true }
    super.cancel()
  }

  override func main() {
    var bytes: [Int] = []
    bytes.reserveCapacity(pages.count)
    for page in pages {
      let mayGoOn = lock.withLock { !isStopped }
      guard mayGoOn else { return }
      bytes.append(render(page))
    }
    lock.withLock { exported = bytes }
  }
}
