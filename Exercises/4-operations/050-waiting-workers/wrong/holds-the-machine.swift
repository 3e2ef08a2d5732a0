// diagnosis: deadlock
// A book takes a machine before its pages are printed, and keeps it while it waits for them.
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
      machines.wait()
      defer { machines.signal() }
      let printed = Mutex([Int](repeating: 0, count: book.pages.count))
      DispatchQueue.concurrentPerform(iterations: book.pages.count) { number in
        let sheet = onMachine { page(book.pages[number]) }
        printed.withLock { $0[number] = sheet }
      }
      let result = bind(book.title, printed.withLock { $0 })
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
