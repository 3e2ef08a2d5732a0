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

  /// A book that is being made: its last page puts the binding on the machines.
  private final class Job: Sendable {
    let sheets: Mutex<(prints: [Int], missing: Int)>
    init(pages: Int) { sheets = Mutex(([Int](repeating: 0, count: pages), pages)) }

    /// Notes a page; returns all of them if it was the last one.
    func put(_ print: Int, at number: Int) -> [Int]? {
      sheets.withLock { sheets in
        sheets.prints[number] = print
        sheets.missing -= 1
        return sheets.missing == 0 ? sheets.prints : nil
      }
    }
  }

  /// Prints the pages of each book, binds each book, and returns what `bind` returned, in the order of the books.
  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    final class Result: Sendable {
      let bound: Mutex<[Int]>
      init(_ count: Int) { bound = Mutex([Int](repeating: 0, count: count)) }
    }
    let result = Result(books.count)
    let open = DispatchGroup()
    for (index, book) in books.enumerated() {
      open.enter()
      @Sendable func finish(_ prints: [Int]) {
        machines.addOperation {
          let value = bind(book.title, prints)
          result.bound.withLock { $0[index] = value }
          open.leave()
        }
      }
      if book.pages.isEmpty { finish([]) }
      let job = Job(pages: book.pages.count)
      for (number, name) in book.pages.enumerated() {
        machines.addOperation {
          if let all = job.put(page(name), at: number) { finish(all) }
        }
      }
    }
    open.wait()
    return result.bound.withLock { $0 }
  }
}
