// expected: wrongResult
// A change is made on a copy and stored later; two changes at the same time begin with the same
// copy, and one is lost.
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
    // The change itself may take a while: searches go on meanwhile.
    var copy = queue.sync { products }
    apply(&copy)
    queue.sync(flags: .barrier) { products = copy }
  }
}
