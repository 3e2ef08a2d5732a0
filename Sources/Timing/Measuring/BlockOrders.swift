import SeededRandom

/// The orders in which the entries run, block by block.
///
/// One entry may disturb the next, and the machine changes over time: chance gives every entry
/// each place equally often. For exactly two entries the orders follow the Thue–Morse sequence,
/// which also cancels a drift: Prouhet (1851); Allouche and Shallit (1999),
/// doi:10.1007/978-1-4471-0551-0_1.
package enum BlockOrders {
  /// Gives the orders of one launch.
  ///
  /// - Parameters:
  ///   - entries: The number of entries.
  ///   - blocks: The number of blocks in each launch.
  ///   - launch: The number of the launch, from 1; each launch has orders of its own.
  ///   - seed: What chance depends on.
  /// - Returns: For each block the indices of the entries in the order of running.
  /// - Complexity: O(`launch` · `blocks` · `entries`).
  package static func orders(
    entries: Int, blocks: Int, launch: Int, seed: UInt64
  ) -> [[Int]] {
    var dice = SeededGenerator(seed: seed ^ 0xB10C_0BDE_85)
    let first = (launch - 1) * blocks
    if entries == 2 {
      let flip = Int(dice.next() & 1)
      return (first..<first + blocks).map { index in
        (index.nonzeroBitCount + flip).isMultiple(of: 2) ? [0, 1] : [1, 0]
      }
    }
    let all = (0..<first + blocks).map { _ in Array(0..<entries).shuffled(using: &dice) }
    return Array(all[first...])
  }
}
