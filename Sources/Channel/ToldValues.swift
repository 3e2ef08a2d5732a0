/// The values that were told so far, each once, by number: of the one that tells them, or of the one that hears them.
package struct ToldValues<Value: Hashable & Sendable & Codable>: Sendable {
  private var told = ValueTable<Value>()
  private var heard: [Value] = []

  /// Nothing was told yet.
  package init() {}

  /// The next values as they are told.
  ///
  /// - Returns: Those that come for the first time, and the numbers of all of them: new ones have the next ones.
  package mutating func tell(_ values: [Value]) -> (fresh: [Value], numbers: [Int]) {
    let known = told.all.count
    let numbers = values.map { told.number(of: $0) }
    return (Array(told.all[known...]), numbers)
  }

  /// The next values as they were; of numbers that were not told, nothing.
  package mutating func hear(_ fresh: [Value], _ numbers: [Int]) -> [Value] {
    heard += fresh
    return numbers.compactMap { heard.indices.contains($0) ? heard[$0] : nil }
  }
}
