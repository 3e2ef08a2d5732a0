// expected: operationNeverFinished
// start returns early if cancelled and never finishes, so its queue waits forever.
import Foundation

final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private var exported: [Int]?

  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  var document: [Int]? { exported }

  override func start() {
    // Cancelled before it has begun: nothing to do.
    guard !isCancelled else { return }
    super.start()
  }

  override func main() {
    var document: [Int] = []
    for page in pages {
      guard !isCancelled else { return }
      document.append(render(page))
    }
    exported = document
  }
}
