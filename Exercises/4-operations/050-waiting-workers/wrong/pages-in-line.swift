// diagnosis: tooSlow
// Only the books are concurrent: the pages of one book are printed one after the other.
import Dispatch
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let machines: DispatchSemaphore

  init(machines count: Int) {
    machines = DispatchSemaphore(value: count)
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
    DispatchQueue.concurrentPerform(iterations: books.count) { index in
      let book = books[index]
      let printed = book.pages.map { name in onMachine { page(name) } }
      let result = onMachine { bind(book.title, printed) }
      bound.withLock { $0[index] = result }
    }
    return bound.withLock { $0 }
  }

  private func onMachine(_ work: () -> Int) -> Int {
    machines.wait()
    defer { machines.signal() }
    return work()
  }
}
