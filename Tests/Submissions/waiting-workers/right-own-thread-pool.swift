import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Does pieces of work on so many threads at most.
private final class Machines: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State: Sendable {
    var free: Int
    var line: [Work] = []
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(free: count)) }

  /// Does the work as soon as a machine is free; does not wait for it.
  func put(_ work: @escaping Work) {
    let hasMachine = state.withLock { state in
      if state.free == 0 {
        state.line.append(work)
        return false
      }
      state.free -= 1
      return true
    }
    guard hasMachine else { return }
    Thread.detachNewThread { [self] in
      var current: Work? = work
      while let work = current {
        work()
        current = nextOrFree()
      }
    }
  }

  /// The next piece of work; without one, the machine is free.
  private func nextOrFree() -> Work? {
    state.withLock { state in
      if state.line.isEmpty {
        state.free += 1
        return nil
      }
      return state.line.removeFirst()
    }
  }
}

/// What has been printed of a book.
private final class Job: @unchecked Sendable {
  private let lock = NSLock()
  private var sheets: [Int]
  private var missing: Int

  init(_ book: Book) {
    sheets = book.pages.map { _ in 0 }
    missing = book.pages.count
  }

  var all: [Int] { lock.withLock { sheets } }

  /// Takes a sheet, and says whether it was the last one.
  func take(_ sheet: Int, at number: Int) -> Bool {
    lock.withLock {
      sheets[number] = sheet
      missing -= 1
      return missing == 0
    }
  }
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private let machines: Machines

  init(machines count: Int) {
    machines = Machines(count: count)
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
    let isBound = DispatchSemaphore(value: 0)

    for (index, book) in books.enumerated() {
      let job = Job(book)
      let bindIt: @Sendable () -> Void = {
        let result = bind(book.title, job.all)
        bound.withLock { $0[index] = result }
        isBound.signal()
      }
      if book.pages.isEmpty {
        machines.put(bindIt)
        continue
      }
      for (number, name) in book.pages.enumerated() {
        machines.put { [machines] in
          let isLast = job.take(page(name), at: number)
          if isLast { machines.put(bindIt) }
        }
      }
    }

    for _ in books { isBound.wait() }
    return bound.withLock { $0 }
  }
}
