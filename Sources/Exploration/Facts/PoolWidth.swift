/// How many workers a pool has that has none to give.
public struct PoolWidth: Hashable, Sendable, Codable {
  /// How many it has.
  package var workers: Int
  /// Whether the same execution runs dry with each smaller number, too.
  package var orFewer: Bool

  /// A width.
  package init(_ workers: Int, orFewer: Bool) {
    self.workers = workers
    self.orFewer = orFewer
  }
}
