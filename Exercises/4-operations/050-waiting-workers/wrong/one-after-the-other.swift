// diagnosis: tooSlow
// One thread does everything under a lock: nothing waits for a machine, and all machines but one stand still.
import Foundation

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let lock = NSLock()

  init(machines count: Int) {}

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
    lock.withLock {
      books.map { book in bind(book.title, book.pages.map(page)) }
    }
  }
}
