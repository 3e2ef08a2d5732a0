// diagnosis: tooSlow
// A serial queue lets no search in during a change, and none during another search either.
import Dispatch

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let queue = DispatchQueue(label: "prices")
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    queue.sync { products.filter(isWanted).map(\.name) }
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    queue.async { apply(&self.products) }
  }
}
