// expected: wrongResult
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
    let group = DispatchGroup()
    for (index, book) in books.enumerated() {
      group.enter()
      let printed = Mutex([Int](repeating: 0, count: book.pages.count))
      let left = Mutex(book.pages.count)
      let binding: @Sendable () -> Void = {
        let result = bind(book.title, printed.withLock { $0 })
        bound.withLock { $0[index] = result }
        group.leave()
      }
      if book.pages.isEmpty { machines.addOperation(binding) }
      for (number, name) in book.pages.enumerated() {
        machines.addOperation { [machines] in
          let sheet = page(name)
          let isLast = left.withLock { left in
            left -= 1
            return left == 0
          }
          printed.withLock { $0[number] = sheet }
          // The last page starts the binding.
          if isLast { machines.addOperation(binding) }
        }
      }
    }
    group.wait()
    return bound.withLock { $0 }
  }
}
