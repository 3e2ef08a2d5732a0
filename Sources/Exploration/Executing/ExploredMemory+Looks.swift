import CExploration

/// What models and searches ask of an execution's memory.
extension ExploredMemory {
  /// Whether the program can see the ends of objects.
  package var showsEnds: Bool { lifetimes.areObserved }

  /// Where the memory at an address was freed; `nil` if it was not.
  package func end(of address: UInt) -> CodePlace? {
    detector.end(of: address).map { CodePlace(address: $0) }
  }

  /// A scheduling point before a model releases what the program gave it, if the program can see the ends
  /// of objects.
  package func letsGo() {
    if showsEnds { Engine.shared.perform(Action(.goOn, nil, [])) }
  }

  /// From the next search on, what a place stands for is told step by step, if other lanes may notice the steps.
  package func tell(_ place: CodePlace) {
    if Engine.shared.lanes.count > 1 { races.add(place) }
  }

  /// Whether what a place stands for is told step by step.
  package func tells(_ place: CodePlace) -> Bool { Engine.shared.racyPlaces.contains(place) }

  /// Whether a lane accessed what races both before and after another one did.
  package var racesInterleave: Bool { variables.racesInterleave }

  /// A library may read what it was given, or something is written that it may read: what would be a data
  /// race is none that is known.
  func mayAccess(_ address: UInt, writes: Bool, place: UInt) {
    guard let lane = Engine.shared.current else { return }
    detector.access(
      address, size: 1, writes: writes, place: place, lane: lane.number,
      clock: Engine.shared.clocks.enforced(of: lane.number)
    ) { earlier in
      if !earlier.isEnd { Assumption.libraries.note() }
    }
  }

  /// What others did to some memory comes before what the running lane does to it from now on, as far as a stamp says.
  func settle(_ address: UInt, size: Int, after stamp: Stamp) {
    guard isShared, let lane = Engine.shared.current else { return }
    detector.settle(
      address, size: size, clock: Engine.shared.clocks.enforced(of: lane.number),
      settled: Engine.shared.clocks.enforced(of: lane.number, and: stamp))
  }
}

extension CodePlace {
  /// The looks of a queue of operations at its limits, between those operations that it starts.
  package static let limitsOfQueues = CodePlace(UInt(CEXPLORATION_END_OF_TASK) + 1)
  /// What hands blocks to concurrent queues that also get barriers, or from one group to queues with and without an
  /// order: where a block stands depends on the lane that puts it there.
  package static let barriersOfQueues = CodePlace(UInt(CEXPLORATION_END_OF_TASK) + 2)
  /// The waits of tasks on actors: whether such a task leaves its actor depends on what it waits for, and somebody came
  /// to the actor while one was away.
  package static let leavesOfActors = CodePlace(UInt(CEXPLORATION_END_OF_TASK) + 3)
  /// The leaves of groups and the waits for them, where it is not known where the groups were made.
  package static let leavesOfGroups = CodePlace(UInt(CEXPLORATION_END_OF_TASK) + 4)
  package static let waitsOfGroups = CodePlace(UInt(CEXPLORATION_END_OF_TASK) + 5)
}
