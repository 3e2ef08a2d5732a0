// diagnosis: dataRace
// A global queue belongs to all code, so a barrier on it keeps nothing out.
import Dispatch

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let queue = DispatchQueue.global()
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    queue.sync { products.filter(isWanted).map(\.name) }
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    queue.sync(flags: .barrier) { apply(&self.products) }
  }
}
