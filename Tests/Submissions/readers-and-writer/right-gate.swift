import Foundation

struct Product: Sendable {
  let name: String
  var cents: Int
}

/// Many may read, one may write.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var readers = 0
  private var isWriting = false

  func read<T>(_ body: () -> T) -> T {
    condition.withLock {
      while isWriting { condition.wait() }
      readers += 1
    }
    defer {
      condition.withLock {
        readers -= 1
        if readers == 0 { condition.broadcast() }
      }
    }
    return body()
  }

  func write(_ body: () -> Void) {
    condition.withLock {
      while isWriting || readers > 0 { condition.wait() }
      isWriting = true
    }
    body()
    condition.withLock {
      isWriting = false
      condition.broadcast()
    }
  }
}

final class PriceList: @unchecked Sendable {
  private let gate = Gate()
  private var products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  func names(where isWanted: (Product) -> Bool) -> [String] {
    gate.read {
      var names: [String] = []
      for product in products where isWanted(product) { names.append(product.name) }
      return names
    }
  }

  func change(_ apply: @escaping @Sendable (inout [Product]) -> Void) {
    gate.write { apply(&products) }
  }
}
