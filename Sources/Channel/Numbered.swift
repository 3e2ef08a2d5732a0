/// Values of which only those are told that were not told before.
package struct Numbered<Value: Sendable & Codable>: Sendable, Codable {
  /// Those that come for the first time, with the numbers after the last one so far.
  fileprivate var fresh: [Value]
  /// All of them, by number.
  fileprivate var numbers: [Int]
}

/// The values that were told so far, each once, by number.
package struct ToldValues<Value: Hashable & Sendable & Codable>: Sendable {
  private var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Nothing was told yet.
  package init() {}

  /// The next values as they are told.
  package mutating func number(_ values: [Value]) -> Numbered<Value> {
    let known = all.count
    let told = values.map { value in
      if let number = numbers[value] { return number }
      numbers[value] = all.count
      all.append(value)
      return all.count - 1
    }
    return Numbered(fresh: Array(all[known...]), numbers: told)
  }

  /// The next values as they were; of numbers that were not told, nothing.
  package mutating func values(_ told: Numbered<Value>) -> [Value] {
    all += told.fresh
    return told.numbers.compactMap { all.indices.contains($0) ? all[$0] : nil }
  }
}
