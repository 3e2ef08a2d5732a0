import Foundation

final class ExportOperation: Operation, @unchecked Sendable {
  private struct Stopped: Error {}

  private let pages: [String]
  private let render: @Sendable (String) -> Int
  private var exported: [Int]?

  init(pages: [String], render: @escaping @Sendable (String) -> Int) {
    self.pages = pages
    self.render = render
    super.init()
  }

  var document: [Int]? { exported }

  private func continueUnlessCancelled() throws {
    if isCancelled { throw Stopped() }
  }

  override func main() {
    exported = try? pages.map { page in
      try continueUnlessCancelled()
      return render(page)
    }
    if isCancelled { exported = nil }
  }
}
