// expected: wrongResult
import Dispatch

struct Product: Sendable {
  let name: String
  var cents: Int
}

/// The prices of a shop: many search them at the same time, and a few change them.
final class PriceList: @unchecked Sendable {
  private let queue = DispatchQueue(label: "prices", attributes: .concurrent)
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  /// The names of all products that are wanted.
  func names(where isWanted: (Product) -> Bool) -> [String] {
    queue.sync { products.filter(isWanted).map(\.name) }
  }

  /// Changes products; a search sees all of it or nothing.
  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    queue.async {
      var next = self.products
      apply(&next)
      let changed = next
      self.queue.async(flags: .barrier) { self.products = changed }
    }
  }
}
