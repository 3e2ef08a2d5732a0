// diagnosis: tooSlow
// A search takes one of four places and a change takes all of them: a fifth search waits for another one.
import Dispatch
import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let places = DispatchSemaphore(value: 4)
  private let changing = NSLock()
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    places.wait()
    defer { places.signal() }
    return products.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    changing.withLock {
      for _ in 1...4 { places.wait() }
      apply(&products)
      for _ in 1...4 { places.signal() }
    }
  }
}
