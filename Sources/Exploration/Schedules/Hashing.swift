import CExploration

/// What the orders of the sets and dictionaries follow from that explored code makes.
///
/// The search says which; the engine has no part in it.
package final class Hashing: @unchecked Sendable {
  // Only the search comes here, between two executions.
  package static let shared = Hashing()

  /// See ``Schedule/hashSeeds``.
  package var seed = 0 {
    didSet { cexploration_seed_hashing(UInt64(seed)) }
  }

  private init() {}
}
