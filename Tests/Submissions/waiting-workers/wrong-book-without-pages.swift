// expected: groupNeverLeft
// The last page binds its book, so a book without pages is never bound and make waits forever.
import Dispatch
import Foundation

struct Book: Sendable {
  let title: String
  let pages: [String]
}

final class PrintShop: @unchecked Sendable {
  private let machines: OperationQueue
  private let lock = NSLock()

  init(machines count: Int) {
    machines = OperationQueue()
    machines.maxConcurrentOperationCount = count
  }

  private final class Order: @unchecked Sendable {
    var sheets: [Int]
    var missing: Int
    var bound = 0

    init(pages: Int) {
      sheets = Array(repeating: 0, count: pages)
      missing = pages
    }
  }

  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    let group = DispatchGroup()
    let orders = books.map { Order(pages: $0.pages.count) }
    for (book, order) in zip(books, orders) {
      group.enter()
      for (number, name) in book.pages.enumerated() {
        machines.addOperation { [self] in
          let sheet = page(name)
          let isLast = lock.withLock {
            order.sheets[number] = sheet
            order.missing -= 1
            return order.missing == 0
          }
          guard isLast else { return }
          machines.addOperation { [self] in
            let sheets = lock.withLock { order.sheets }
            let result = bind(book.title, sheets)
            lock.withLock { order.bound = result }
            group.leave()
          }
        }
      }
    }
    group.wait()
    return lock.withLock { orders.map(\.bound) }
  }
}
