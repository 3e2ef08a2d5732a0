// Readers are counted under a condition; a change waits until there are none, and keeps new ones out.
import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let condition = NSCondition()
  private var readers = 0
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    condition.withLock { readers += 1 }
    defer {
      condition.withLock {
        readers -= 1
        if readers == 0 { condition.broadcast() }
      }
    }
    return products.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    condition.withLock {
      while readers > 0 { condition.wait() }
      apply(&products)
    }
  }
}
