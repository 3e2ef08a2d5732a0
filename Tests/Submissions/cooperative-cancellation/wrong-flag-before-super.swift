// expected: wrongResult
// The export may end between the flag and super.cancel(), without a document and not cancelled.
import Foundation
import Synchronization

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private let stop = Atomic<Bool>(false)
  private let exported = Mutex<[Int]?>(nil)

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  /// The bytes of every page; nil if the operation was cancelled before the last page was rendered.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? { exported.withLock { $0 } }

  override func cancel() {
    stop.store(true, ordering: .sequentiallyConsistent)
    super.cancel()
  }

  override func main() {
    var sizes: [Int] = []
    for page in pages where !stop.load(ordering: .sequentiallyConsistent) {
      sizes.append(render(page))
    }
    guard !stop.load(ordering: .sequentiallyConsistent) else { return }
    exported.withLock { $0 = sizes }
  }
}
