import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

/// The prices of a shop: many search them at the same time, and a few change them.
final class PriceList: @unchecked Sendable {
  private let changed = NSCondition()
  private var readers = 0
  private var isWriting = false
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  /// The names of all products that are wanted.
  func names(where isWanted: (Product) -> Bool) -> [String] {
    changed.lock()
    while isWriting { changed.wait() }
    readers += 1
    changed.unlock()

    defer {
      changed.lock()
      readers -= 1
      if readers == 0 { changed.broadcast() }
      changed.unlock()
    }
    return products.filter(isWanted).map(\.name)
  }

  /// Changes products; a search sees all of it or nothing.
  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    changed.lock()
    while isWriting || readers > 0 { changed.wait() }
    isWriting = true
    changed.unlock()

    apply(&products)

    changed.lock()
    isWriting = false
    changed.broadcast()
    changed.unlock()
  }
}
