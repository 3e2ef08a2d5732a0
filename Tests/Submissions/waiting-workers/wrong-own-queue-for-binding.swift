// expected: tooManyAtOnce
import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  /// What prints and what binds are two queues, so that neither waits for itself.
  private let machines = OperationQueue()
  private let bindery = OperationQueue()

  init(machines count: Int) {
    machines.maxConcurrentOperationCount = count
    bindery.maxConcurrentOperationCount = count
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
    var bindings: [Operation] = []
    var prints: [Operation] = []
    for (index, book) in books.enumerated() {
      let printed = Mutex([Int](repeating: 0, count: book.pages.count))
      let binding = BlockOperation {
        let result = bind(book.title, printed.withLock { $0 })
        bound.withLock { $0[index] = result }
      }
      for (number, name) in book.pages.enumerated() {
        let printing = BlockOperation {
          let sheet = page(name)
          printed.withLock { $0[number] = sheet }
        }
        binding.addDependency(printing)
        prints.append(printing)
      }
      bindings.append(binding)
    }
    machines.addOperations(prints, waitUntilFinished: false)
    bindery.addOperations(bindings, waitUntilFinished: true)
    return bound.withLock { $0 }
  }
}
