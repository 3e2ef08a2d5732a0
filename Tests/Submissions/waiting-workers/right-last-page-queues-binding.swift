import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// The sheets of one book.
private final class Sheets: Sendable {
  private struct State: Sendable {
    var values: [Int: Int] = [:]
    let count: Int
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(count: count)) }

  /// Puts a sheet in its place; all of them, in their order, if it was the last one.
  func put(_ sheet: Int, at number: Int) -> [Int]? {
    state.withLock { state in
      state.values[number] = sheet
      guard state.values.count == state.count else { return nil }
      return (0..<state.count).map { state.values[$0] ?? 0 }
    }
  }
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
    let unbound = DispatchGroup()

    for (index, book) in books.enumerated() {
      unbound.enter()

      let binding: @Sendable ([Int]) -> Void = { sheets in
        let result = bind(book.title, sheets)
        bound.withLock { $0[index] = result }
        unbound.leave()
      }

      if book.pages.isEmpty {
        machines.addOperation { binding([]) }
      }

      let sheets = Sheets(count: book.pages.count)
      for (number, name) in book.pages.enumerated() {
        machines.addOperation { [machines] in
          guard let all = sheets.put(page(name), at: number) else { return }
          machines.addOperation { binding(all) }
        }
      }
    }

    unbound.wait()
    return bound.withLock { $0 }
  }
}
