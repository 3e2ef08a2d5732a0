// A change is a barrier on the concurrent queue; it need not be waited for.
import Dispatch

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let queue = DispatchQueue(label: "prices", attributes: .concurrent)
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    queue.sync { products.filter(isWanted).map(\.name) }
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    queue.async(flags: .barrier) { apply(&self.products) }
  }
}
