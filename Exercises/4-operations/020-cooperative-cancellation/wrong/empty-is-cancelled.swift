// diagnosis: wrongResult
// Takes a document without pages for one that was cancelled.
import Foundation

/// Renders the pages of a document.
final class ExportOperation: Operation, @unchecked Sendable {
  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private var exported: [Int]?

  /// - Parameter render: Renders one page, which takes a while, and returns its bytes.
  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
  }

  /// The bytes of every page; nil if it was cancelled before the last page was begun.
  ///
  /// To be read when the operation has finished.
  var document: [Int]? { exported }

  override func main() {
    var document: [Int] = []
    for page in pages {
      if isCancelled { return }
      document.append(render(page))
    }
    exported = document.isEmpty ? nil : document
  }
}
