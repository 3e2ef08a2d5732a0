import Dispatch
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let machines: DispatchSemaphore
  private let queue = DispatchQueue(label: "shop", attributes: .concurrent)

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
    let everything = DispatchGroup()
    let bound = Mutex([Int](repeating: 0, count: books.count))
    for (index, book) in books.enumerated() {
      let sheets = Sheets(count: book.pages.count)
      let printing = DispatchGroup()
      everything.enter()
      for (number, name) in book.pages.enumerated() {
        queue.async(group: printing) {
          let sheet = self.onMachine { page(name) }
          sheets.all.withLock { $0[number] = sheet }
        }
      }
      printing.notify(queue: queue) {
        let result = self.onMachine { bind(book.title, sheets.all.withLock { $0 }) }
        bound.withLock { $0[index] = result }
        everything.leave()
      }
    }
    everything.wait()
    return bound.withLock { $0 }
  }

  private final class Sheets: Sendable {
    let all: Mutex<[Int]>
    init(count: Int) { all = Mutex(Array(repeating: 0, count: count)) }
  }

  private func onMachine(_ work: () -> Int) -> Int {
    machines.wait()
    defer { machines.signal() }
    return work()
  }
}
