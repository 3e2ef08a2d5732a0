/// A part of a search that several processes share.
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
}
