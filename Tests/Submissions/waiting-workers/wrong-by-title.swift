// expected: wrongResult
// Two books with the same title overwrite each other.
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
    let sheets = Mutex<[String: Int]>([:])
    let bound = Mutex<[String: Int]>([:])
    var operations: [Operation] = []
    for book in books {
      let binding = BlockOperation {
        let pages = sheets.withLock { sheets in
          book.pages.map { sheets["\(book.title)/\($0)"] ?? 0 }
        }
        let result = bind(book.title, pages)
        bound.withLock { $0[book.title] = result }
      }
      for name in book.pages {
        let printing = BlockOperation {
          let sheet = page(name)
          sheets.withLock { $0["\(book.title)/\(name)"] = sheet }
        }
        binding.addDependency(printing)
        operations.append(printing)
      }
      operations.append(binding)
    }
    machines.addOperations(operations, waitUntilFinished: true)
    return books.map { book in bound.withLock { $0[book.title] ?? 0 } }
  }
}
