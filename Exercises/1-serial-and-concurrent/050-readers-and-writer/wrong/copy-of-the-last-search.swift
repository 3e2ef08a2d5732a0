// diagnosis: wrongResult
// A search that does not get the lock uses an older copy, also if another search has the lock.
import Foundation
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let lock = NSLock()
  private var products: [Product]
  private let copy: Mutex<[Product]>

  init(_ products: [Product]) {
    self.products = products
    copy = Mutex(products)
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    var all = copy.withLock { $0 }
    if lock.try() {
      all = products
      copy.withLock { $0 = all }
      lock.unlock()
    }
    return all.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    lock.withLock { apply(&products) }
  }
}
