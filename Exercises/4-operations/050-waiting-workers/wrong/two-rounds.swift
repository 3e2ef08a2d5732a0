// diagnosis: tooSlow
// First all pages, then all bindings: no book is bound while the last page of another one is printed.

import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let machines = OperationQueue()

  init(machines count: Int) {
    machines.maxConcurrentOperationCount = count
  }

  /// Prints the pages of each book, binds each book, and returns what `bind` returned, in the order of the books.
  ///
  /// - Parameters:
  ///   - page: Prints one page, which keeps a machine busy.
  ///   - bind: Binds the pages of a book, in their order, which keeps a machine busy too.
  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    let names = books.flatMap(\.pages)
    let sheets = onMachines(names.count) { page(names[$0]) }
    return onMachines(books.count) { index in
      let before = books[..<index].reduce(0) { $0 + $1.pages.count }
      let pages = sheets[before..<(before + books[index].pages.count)]
      return bind(books[index].title, Array(pages))
    }
  }

  private func onMachines(_ count: Int, _ work: @escaping @Sendable (Int) -> Int) -> [Int] {
    let results = Mutex([Int](repeating: 0, count: count))
    let operations = (0..<count).map { index in
      BlockOperation {
        let result = work(index)
        results.withLock { $0[index] = result }
      }
    }
    machines.addOperations(operations, waitUntilFinished: true)
    return results.withLock { $0 }
  }
}
