// diagnosis: tooSlow
// The end of a change wakes one thread: of two searches that wait for it, one waits for the other as well.

import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

/// The prices of a shop: many search them at the same time, and a few change them.
final class PriceList: @unchecked Sendable {
  private let isFree = NSCondition()
  private var readers = 0
  private var isWriting = false
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  /// The names of all products that are wanted.
  func names(where isWanted: (Product) -> Bool) -> [String] {
    isFree.lock()
    while isWriting { isFree.wait() }
    readers += 1
    isFree.unlock()
    defer {
      isFree.lock()
      readers -= 1
      isFree.signal()
      isFree.unlock()
    }
    return products.filter(isWanted).map(\.name)
  }

  /// Changes products; a search sees all of it or nothing.
  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    isFree.lock()
    while isWriting || readers > 0 { isFree.wait() }
    isWriting = true
    isFree.unlock()
    defer {
      isFree.lock()
      isWriting = false
      isFree.signal()
      isFree.unlock()
    }
    apply(&products)
  }
}
