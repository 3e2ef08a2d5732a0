// expected: tooManyAtOnce
// Pages and bindings have a queue each with as many places as there are machines: twice as many
// may be in work.
import Foundation
import Synchronization

struct Book: Sendable {
  let title: String
  let pages: [String]
}

final class PrintShop: Sendable {
  private let printing = OperationQueue()
  private let binding = OperationQueue()

  init(machines count: Int) {
    printing.maxConcurrentOperationCount = count
    binding.maxConcurrentOperationCount = count
  }

  func make(
    _ books: [Book],
    page: @escaping @Sendable (_ name: String) -> Int,
    bind: @escaping @Sendable (_ title: String, _ pages: [Int]) -> Int
  ) -> [Int] {
    let bound = Mutex([Int](repeating: 0, count: books.count))
    var bindings: [Operation] = []
    for (index, book) in books.enumerated() {
      let printed = Printed(book.pages.count)
      let binds = BlockOperation {
        let result = bind(book.title, printed.sheets.withLock { $0 })
        bound.withLock { $0[index] = result }
      }
      for (number, name) in book.pages.enumerated() {
        let prints = BlockOperation {
          let sheet = page(name)
          printed.sheets.withLock { $0[number] = sheet }
        }
        binds.addDependency(prints)
        printing.addOperation(prints)
      }
      bindings.append(binds)
    }
    binding.addOperations(bindings, waitUntilFinished: true)
    return bound.withLock { $0 }
  }

  private final class Printed: Sendable {
    let sheets: Mutex<[Int]>
    init(_ count: Int) { sheets = Mutex(Array(repeating: 0, count: count)) }
  }
}
