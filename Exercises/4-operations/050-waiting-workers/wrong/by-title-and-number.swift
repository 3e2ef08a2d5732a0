// diagnosis: wrongResult
// Keeps the sheets by title and number of the page: two books of one title have the same places.

import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

final class PrintShop: Sendable {
  private let machines = OperationQueue()
  init(machines count: Int) {
    machines.maxConcurrentOperationCount = count
  }

  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {

    let sheets = Mutex<[String: [Int: Int]]>([:])
    let bound = Mutex([Int](repeating: 0, count: books.count))
    var all: [Operation] = []
    for (index, book) in books.enumerated() {
      let binding = BlockOperation {
        let pages = sheets.withLock { s in book.pages.indices.map { s[book.title]?[$0] ?? 0 } }
        let result = bind(book.title, pages)
        bound.withLock { $0[index] = result }
      }
      for (number, name) in book.pages.enumerated() {
        let print = BlockOperation {
          let sheet = page(name)
          sheets.withLock { $0[book.title, default: [:]][number] = sheet }
        }
        binding.addDependency(print)
        all.append(print)
      }
      all.append(binding)
    }
    machines.addOperations(all, waitUntilFinished: true)
    return bound.withLock { $0 }
  }
}
