// diagnosis: wrongResult
// The products are a static variable: all lists have the same ones.
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

/// The prices of a shop: many search them at the same time, and a few change them.
final class PriceList: Sendable {
  private static let products = Mutex<[Product]>([])

  init(_ products: [Product]) {
    Self.products.withLock { $0 = products }
  }

  /// The names of all products that are wanted.
  func names(where isWanted: (Product) -> Bool) -> [String] {
    Self.products.withLock { $0 }.filter(isWanted).map(\.name)
  }

  /// Changes products; a search sees all of it or nothing.
  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    Self.products.withLock { apply(&$0) }
  }
}
