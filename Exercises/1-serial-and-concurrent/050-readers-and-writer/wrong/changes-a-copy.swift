// diagnosis: wrongResult
// Changes a copy so that the barrier is short; two changes that begin with the same copy lose one.
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
    var copy = queue.sync { products }
    apply(&copy)
    let changed = copy
    queue.sync(flags: .barrier) { products = changed }
  }
}
