/// Values of which only those are told that were not told before.
package struct Numbered<Value: Sendable & Codable>: Sendable, Codable {
  /// Those that come for the first time, with the numbers after the last one so far.
  fileprivate var fresh: [Value]
  /// All of them, by number.
  fileprivate var numbers: PackedNumbers
}

/// The values that were told so far, each once, by number: of the one that tells them, or of the one that hears them.
package struct ToldValues<Value: Hashable & Sendable & Codable>: Sendable {
  private var told = ValueTable<Value>()
  private var heard: [Value] = []

  /// Nothing was told yet.
  package init() {}

  /// The next values as they are told.
  package mutating func number(_ values: [Value]) -> Numbered<Value> {
    let known = told.all.count
    let numbers = values.map { told.number(of: $0) }
    return Numbered(fresh: Array(told.all[known...]), numbers: PackedNumbers(numbers))
  }

  /// The next values as they were; of numbers that were not told, nothing.
  package mutating func values(_ next: Numbered<Value>) -> [Value] {
    heard += next.fresh
    return next.numbers.all.compactMap { heard.indices.contains($0) ? heard[$0] : nil }
  }
}
