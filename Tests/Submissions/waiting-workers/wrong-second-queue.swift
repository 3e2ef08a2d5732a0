// expected: tooManyAtOnce
// Bindings and pages together exceed the machines.
import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let machines = OperationQueue()
  /// Books wait on a queue of their own, so that they do not block the machines.
  private let orders = OperationQueue()

  init(machines count: Int) {
    machines.maxConcurrentOperationCount = count
    orders.maxConcurrentOperationCount = count
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
    let bound = Mutex([Int](repeating: 0, count: books.count))
    let work = books.enumerated().map { index, book in
      BlockOperation { [machines] in
        let printed = Mutex([Int](repeating: 0, count: book.pages.count))
        let prints = book.pages.enumerated().map { number, name in
          BlockOperation {
            let sheet = page(name)
            printed.withLock { $0[number] = sheet }
          }
        }
        machines.addOperations(prints, waitUntilFinished: true)
        let book = bind(book.title, printed.withLock { $0 })
        bound.withLock { $0[index] = book }
      }
    }
    orders.addOperations(work, waitUntilFinished: true)
    return bound.withLock { $0 }
  }
}
