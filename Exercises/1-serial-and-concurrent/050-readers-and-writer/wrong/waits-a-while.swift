// diagnosis: wrongResult
// Nobody is to wait forever: a change that has waited for some time is not made.
import Dispatch

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: @unchecked Sendable {
  private let door = DispatchSemaphore(value: 1)
  private var products: [Product]

  init(_ products: [Product]) { self.products = products }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    door.wait()
    let copy = products
    door.signal()
    return copy.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    guard door.wait(timeout: .now() + 20) == .success else { return }
    defer { door.signal() }
    apply(&products)
  }
}
