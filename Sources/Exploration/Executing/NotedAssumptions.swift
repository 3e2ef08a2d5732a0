import CExploration

extension Assumption {
  /// What the running execution was seen to depend on where it touched it.
  static var noted: [Assumption] {
    let bits = Int(cexploration_assumed())
    guard bits != 0 else { return [] }
    return all.filter { bits & $0.bit != 0 }.map(\.assumption)
  }

  /// What is noted as it is touched, and under which bit.
  private static let all: [(bit: Int, assumption: Assumption)] = [
    (cexploration_assumes_consistency, .sequentialConsistency),
    (cexploration_assumes_strong_exchange, .strongExchange),
    (cexploration_assumes_few_looks, .fewLooks),
    (cexploration_assumes_chance, .chance),
    (cexploration_assumes_hashing, .hashing),
    (cexploration_assumes_machine, .machine),
    (cexploration_assumes_libraries, .libraries),
    (cexploration_assumes_library_releases, .libraryReleases),
    (cexploration_assumes_isolated_deinitializers, .isolatedDeinitializers),
  ]
}
