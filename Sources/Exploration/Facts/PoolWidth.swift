/// How many workers a pool has that has none to give.
public struct PoolWidth: Hashable, Sendable, Codable {
  /// How many it has.
  public var workers: Int
  /// Whether the same execution runs dry with each smaller number, too.
  public var orFewer: Bool

  /// A width.
  public init(_ workers: Int, orFewer: Bool) {
    self.workers = workers
    self.orFewer = orFewer
  }
}
