// diagnosis: groupNeverLeft
// Looks for a free machine and queues the page in two steps: the machine that ends in between leaves it there.
import Dispatch
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

/// Prints books on a few machines, which all orders share.
final class PrintShop: Sendable {
  private typealias Job = @Sendable () -> Void
  private let state: Mutex<(free: Int, jobs: [Job])>

  init(machines count: Int) {
    state = Mutex((count, []))
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
    let all = DispatchGroup()
    for (index, book) in books.enumerated() {
      let printed = Sheets(book.pages.count)
      let binding: Job = {
        let result = bind(book.title, printed.all)
        bound.withLock { $0[index] = result }
        all.leave()
      }
      all.enter()
      if book.pages.isEmpty { submit(binding) }
      for (number, name) in book.pages.enumerated() {
        submit {
          let isLast = printed.put(page(name), at: number)
          if isLast { self.submit(binding) }
        }
      }
    }
    all.wait()
    return bound.withLock { $0 }
  }

  private func submit(_ job: @escaping Job) {
    let isFree = state.withLock {
      guard $0.free > 0 else { return false }
      $0.free -= 1
      return true
    }
    if isFree {
      DispatchQueue.global().async { self.run(job) }
    } else {
      state.withLock { $0.jobs.append(job) }
    }
  }

  private func run(_ first: @escaping Job) {
    var next: Job? = first
    while let job = next {
      job()
      next = state.withLock { state -> Job? in
        if !state.jobs.isEmpty { return state.jobs.removeFirst() }
        state.free += 1
        return nil
      }
    }
  }

  /// The sheets of a book, and how many are missing.
  private final class Sheets: Sendable {
    private let state: Mutex<(sheets: [Int], missing: Int)>

    init(_ count: Int) { state = Mutex((Array(repeating: 0, count: count), count)) }

    var all: [Int] { state.withLock { $0.sheets } }

    /// Returns whether this was the last one that was missing.
    func put(_ sheet: Int, at number: Int) -> Bool {
      state.withLock {
        $0.sheets[number] = sheet
        $0.missing -= 1
        return $0.missing == 0
      }
    }
  }
}
