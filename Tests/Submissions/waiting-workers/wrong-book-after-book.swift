// expected: tooSlow
// A book begins when the one before is bound.
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
    books.map { book in
      let printed = Mutex([Int](repeating: 0, count: book.pages.count))
      let prints = book.pages.enumerated().map { number, name in
        BlockOperation {
          let sheet = page(name)
          printed.withLock { $0[number] = sheet }
        }
      }
      machines.addOperations(prints, waitUntilFinished: true)
      let result = Mutex(0)
      let binding = BlockOperation {
        let number = bind(book.title, printed.withLock { $0 })
        result.withLock { $0 = number }
      }
      machines.addOperations([binding], waitUntilFinished: true)
      return result.withLock { $0 }
    }
  }
}
