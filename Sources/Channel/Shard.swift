/// A part of something that several processes share: of a search, or of a class.
package struct Shard: Sendable, Hashable, Codable {
  /// Which part, from 1.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// Makes a part.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `1/4` up to `4/4`, of at most a thousand parts; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], (1...1000).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }
}
