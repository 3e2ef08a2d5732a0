// expected: tooSlow
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
  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    // All pages of all books are put on the machines first.
    let orders = books.map { book in
      let printed = Mutex([Int](repeating: 0, count: book.pages.count))
      let prints = book.pages.enumerated().map { number, name in
        BlockOperation {
          let sheet = page(name)
          printed.withLock { $0[number] = sheet }
        }
      }
      machines.addOperations(prints, waitUntilFinished: false)
      return {
        for print in prints { print.waitUntilFinished() }
        return bind(book.title, printed.withLock { $0 })
      }
    }
    // The calling thread may wait, so it binds each book as soon as its pages are there.
    return orders.map { $0() }
  }
}
