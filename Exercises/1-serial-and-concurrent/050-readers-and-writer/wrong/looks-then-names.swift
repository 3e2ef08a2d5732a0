// diagnosis: wrongResult
// Gets the names in a second look, when other products may stand in the same places.
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
    let places = queue.sync { products.indices.filter { isWanted(products[$0]) } }
    return queue.sync { places.filter { $0 < products.count }.map { products[$0].name } }
  }

  /// Changes products; a search sees all of it or nothing.
  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    queue.async(flags: .barrier) { apply(&self.products) }
  }
}
