// diagnosis: wrongResult
// A change that another one has overtaken is made again, but the second time nothing is compared.
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: Sendable {
  private let state: Mutex<(version: Int, products: [Product])>

  init(_ products: [Product]) {
    state = Mutex((0, products))
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    state.withLock { $0.products }.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    for attempt in 1...2 {
      var (version, products) = state.withLock { $0 }
      apply(&products)
      version += 1
      let isDone = state.withLock {
        guard $0.version == version - 1 || attempt == 2 else { return false }
        $0 = (version, products)
        return true
      }
      if isDone { return }
    }
  }
}
