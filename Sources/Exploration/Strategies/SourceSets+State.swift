/// A search that continues in another process: where it stands is a value.
extension SourceSets {
  /// Where a search stands, after it has chosen what to try next.
  package struct State: Sendable, Codable {
    fileprivate var nodes: [Node]
    fileprivate var shard: Int
    fileprivate var shards: Int
    fileprivate var order: UInt64?
  }

  /// Where the search stands; to be asked between ``begin()`` and the execution's start.
  package var state: State { State(nodes: nodes, shard: shard, shards: shards, order: order) }

  /// Continues where another search stood.
  package convenience init(resuming state: State) {
    self.init(shard: state.shard, of: state.shards, order: state.order)
    nodes = state.nodes
    isFirst = nodes.isEmpty
    isResumed = !nodes.isEmpty
  }
}
