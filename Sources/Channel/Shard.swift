/// A part of a search that several processes share.
public struct Shard: Sendable, Hashable, Codable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Makes a part.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
