import CExploration

extension Assumption {
  /// What the running execution was seen to depend on where it touched it.
  static var noted: [Assumption] {
    cexploration_assumed() == 0 ? [] : allCases.filter(\.isNoted)
  }

  /// Whether the running execution was seen to depend on this where it touched it.
  package var isNoted: Bool { cexploration_assumed() & bit != 0 }

  /// The running execution depends on this.
  package func note() { cexploration_assume(bit) }

  /// A lane asks for what another worker thread would answer otherwise.
  ///
  /// That is which thread it is, or what was left there. Which worker runs a block is the system's choice; a
  /// thread that the program has made is always the same one.
  package static func noteWorker() {
    if Engine.shared.current?.isWorker == true { machine.note() }
  }

  /// Under which bit it is noted as it is touched; 0 for what shows in another way.
  private var bit: UInt32 {
    let bit =
      switch self {
      case .exactTime, .instantSteps, .noWakeWithoutSignal, .widePools, .iterationThreads, .date:
        0
      case .sequentialConsistency: cexploration_assumes_consistency
      case .strongExchange: cexploration_assumes_strong_exchange
      case .fewLooks: cexploration_assumes_few_looks
      case .chance: cexploration_assumes_chance
      case .hashing: cexploration_assumes_hashing
      case .objectOrder: cexploration_assumes_object_order
      case .actorOrder: cexploration_assumes_actor_order
      case .wholeCancellation: cexploration_assumes_whole_cancellation
      case .idleVisits: cexploration_assumes_idle_visits
      case .noticedReadiness: cexploration_assumes_noticed_readiness
      case .barrierTurn: cexploration_assumes_barrier_turn
      case .sharedIterations: cexploration_assumes_shared_iterations
      case .orderOfEnds: cexploration_assumes_order_of_ends
      case .machine: cexploration_assumes_machine
      case .libraries: cexploration_assumes_libraries
      case .libraryReleases: cexploration_assumes_library_releases
      case .isolatedDeinitializers: cexploration_assumes_isolated_deinitializers
      }
    return UInt32(bit)
  }
}

extension Lane {
  /// Whether a thread of a pool carries it, and may carry others.
  package var isWorker: Bool {
    switch kind {
    case .queue, .task, .operation: true
    case .main: hasLeftMainThread
    case .thread, .other: false
    }
  }
}
