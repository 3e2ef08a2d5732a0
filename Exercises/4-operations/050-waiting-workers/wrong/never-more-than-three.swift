// diagnosis: tooSlow
// However many machines there are, three of them are used.
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
    machines.maxConcurrentOperationCount = min(3, count)
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
    let results = Printed(books.count)
    var all: [Operation] = []
    for (index, book) in books.enumerated() {
      let printed = Printed(book.pages.count)
      let binding = BlockOperation {
        let book = bind(book.title, printed.pages.withLock { $0 })
        results.pages.withLock { $0[index] = book }
      }
      for (number, name) in book.pages.enumerated() {
        let print = BlockOperation {
          let sheet = page(name)
          printed.pages.withLock { $0[number] = sheet }
        }
        binding.addDependency(print)
        all.append(print)
      }
      all.append(binding)
    }
    machines.addOperations(all, waitUntilFinished: true)
    return results.pages.withLock { $0 }
  }
}

private final class Printed: Sendable {
  let pages: Mutex<[Int]>
  init(_ count: Int) { pages = Mutex(Array(repeating: 0, count: count)) }
}
