// diagnosis: tooSlow
// Waits until the machines have nothing to do, also for books that another thread has ordered.
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
    let bound = Mutex([Int](repeating: 0, count: books.count))
    var operations: [Operation] = []
    for (index, book) in books.enumerated() {
      let printed = Sheets(book.pages.count)
      let binding = BlockOperation {
        let result = bind(book.title, printed.all.withLock { $0 })
        bound.withLock { $0[index] = result }
      }
      for (number, name) in book.pages.enumerated() {
        let printing = BlockOperation {
          let sheet = page(name)
          printed.all.withLock { $0[number] = sheet }
        }
        binding.addDependency(printing)
        operations.append(printing)
      }
      operations.append(binding)
    }
    machines.addOperations(operations, waitUntilFinished: false)
    machines.waitUntilAllOperationsAreFinished()
    return bound.withLock { $0 }
  }

  private final class Sheets: Sendable {
    let all: Mutex<[Int]>
    init(_ count: Int) { all = Mutex(Array(repeating: 0, count: count)) }
  }
}
