// Changes follow one another on a queue and work on a copy; the lock is held only while the copy is published.
import Dispatch
import Synchronization

struct Product: Sendable {
  let name: String
  var cents: Int
}

final class PriceList: Sendable {
  private let changes = DispatchQueue(label: "changes")
  private let published: Mutex<[Product]>

  init(_ products: [Product]) {
    published = Mutex(products)
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    let now = published.withLock { $0 }
    return now.filter(isWanted).map(\.name)
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    changes.sync {
      var next = published.withLock { $0 }
      apply(&next)
      published.withLock { $0 = next }
    }
  }
}
