/// Values, each once, in the order in which they came.
package struct ValueTable<Value: Hashable> {
  /// The values by number.
  package private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// A table of nothing.
  package init() {}

  /// The number of a value, which is added if it comes for the first time.
  package mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }
}

extension ValueTable: Sendable where Value: Sendable {}
