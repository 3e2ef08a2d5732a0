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
    let done = DispatchGroup()
    for (index, book) in books.enumerated() {
      done.enter()
      let order = Order(pages: book.pages.count)
      let bindBook: @Sendable () -> Void = {
        let number = bind(book.title, order.sheets)
        bound.withLock { $0[index] = number }
        done.leave()
      }
      if book.pages.isEmpty {
        machines.addOperation(bindBook)
        continue
      }
      for (number, name) in book.pages.enumerated() {
        machines.addOperation { [machines] in
          if order.add(page(name), at: number) {
            machines.addOperation(bindBook)
          }
        }
      }
    }
    done.wait()
    return bound.withLock { $0 }
  }

  /// The pages of one book.
  private final class Order: Sendable {
    private let state: Mutex<(sheets: [Int], missing: Int)>

    init(pages count: Int) {
      state = Mutex(([Int](repeating: 0, count: count), count))
    }

    var sheets: [Int] { state.withLock { $0.sheets } }

    /// Puts a page in its place, and returns whether it was the last one that was missing.
    func add(_ sheet: Int, at number: Int) -> Bool {
      state.withLock { state in
        state.sheets[number] = sheet
        state.missing -= 1
        return state.missing == 0
      }
    }
  }
}
