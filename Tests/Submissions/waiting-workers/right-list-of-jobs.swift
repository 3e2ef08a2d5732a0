import Dispatch
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

final class PrintShop: Sendable {
  private struct Floor {
    var free: Int
    var jobs: [@Sendable () -> Void] = []
  }

  private let floor: Mutex<Floor>

  init(machines count: Int) {
    floor = Mutex(Floor(free: count))
  }

  private func submit(_ job: @escaping @Sendable () -> Void) {
    floor.withLock { $0.jobs.append(job) }
    startNext()
  }

  private func startNext() {
    let job = floor.withLock { floor -> (@Sendable () -> Void)? in
      guard floor.free > 0, !floor.jobs.isEmpty else { return nil }
      floor.free -= 1
      return floor.jobs.removeFirst()
    }
    guard let job else { return }
    DispatchQueue.global().async { [self] in
      job()
      floor.withLock { $0.free += 1 }
      startNext()
    }
  }

  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    let orders = books.map(Order.init)
    let done = DispatchGroup()
    for order in orders {
      done.enter()
      let bindIt: @Sendable () -> Void = { [self] in
        submit {
          order.bound.withLock { $0 = bind(order.book.title, order.sheets.withLock { $0.made }) }
          done.leave()
        }
      }
      if order.book.pages.isEmpty { bindIt() }
      for (number, name) in order.book.pages.enumerated() {
        submit {
          let sheet = page(name)
          let isLast = order.sheets.withLock { sheets in
            sheets.made[number] = sheet
            sheets.missing -= 1
            return sheets.missing == 0
          }
          if isLast { bindIt() }
        }
      }
    }
    done.wait()
    return orders.map { $0.bound.withLock { $0 } }
  }

  private final class Order: Sendable {
    let book: Book
    let sheets: Mutex<(made: [Int], missing: Int)>
    let bound = Mutex(0)

    init(_ book: Book) {
      self.book = book
      sheets = Mutex((Array(repeating: 0, count: book.pages.count), book.pages.count))
    }
  }
}
