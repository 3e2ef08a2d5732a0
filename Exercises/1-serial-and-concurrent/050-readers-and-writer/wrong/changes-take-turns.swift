// diagnosis: dataRace
// A lock for the changes, none for the searches, because those only read.
import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let changing = NSLock()
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    products.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    changing.withLock { apply(&products) }
  }
}
