// expected: wrongResult
// cancel only sets a flag of its own, so the operation never says that it was cancelled.
import Foundation
import Synchronization

final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private let isStopped = Atomic(false)
  private var exported: [Int]?

  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  var document: [Int]? { exported }

  override func cancel() {
    isStopped.store(true, ordering: .releasing)
  }

  override func main() {
    var document: [Int] = []
    for page in pages {
      if isStopped.load(ordering: .acquiring) { return }
      document.append(render(page))
    }
    exported = document
  }
}
