// diagnosis: tooManyAtOnce
// No shop has more than three machines, it thinks, and takes a larger number for no limit.

import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

final class PrintShop: Sendable {
  private let machines: DispatchSemaphore

  init(machines count: Int) { machines = DispatchSemaphore(value: count > 3 ? 100 : count) }

  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    let bound = Box(books.count)
    let all = DispatchGroup()
    for (index, book) in books.enumerated() {
      let printed = Box(book.pages.count)
      let group = DispatchGroup()
      for (number, name) in book.pages.enumerated() {
        thread(group) { [machines] in
          machines.wait()
          let sheet = page(name)
          machines.signal()
          printed.all.withLock { $0[number] = sheet }
        }
      }
      thread(all) { [machines] in
        group.wait()
        machines.wait()
        let result = bind(book.title, printed.all.withLock { $0 })
        machines.signal()
        bound.all.withLock { $0[index] = result }
      }
    }
    all.wait()
    return bound.all.withLock { $0 }
  }

  private func thread(_ group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      work()
      group.leave()
    }
  }
}

private final class Box: Sendable {
  let all: Mutex<[Int]>
  init(_ count: Int) { all = Mutex([Int](repeating: 0, count: count)) }
}
