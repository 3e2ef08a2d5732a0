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
