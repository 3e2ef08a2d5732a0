// A search takes the list as it is now and works on that value; only taking it needs the lock.
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: Sendable {
  private let products: Mutex<[Product]>

  init(_ products: [Product]) {
    self.products = Mutex(products)
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    let now = products.withLock { $0 }
    return now.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    products.withLock { apply(&$0) }
  }
}
