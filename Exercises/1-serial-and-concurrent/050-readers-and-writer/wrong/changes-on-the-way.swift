// diagnosis: wrongResult
// A search takes the changes out of the list first and makes them later: another one misses them.
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: Sendable {
  private let waiting = Mutex<[@Sendable (inout [Product]) -> Void]>([])
  private let products: Mutex<[Product]>

  init(_ products: [Product]) {
    self.products = Mutex(products)
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    let changes = waiting.withLock { list in
      defer { list = [] }
      return list
    }
    let all = products.withLock { products in
      for apply in changes { apply(&products) }
      return products
    }
    return all.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    waiting.withLock { $0.append(apply) }
  }
}
