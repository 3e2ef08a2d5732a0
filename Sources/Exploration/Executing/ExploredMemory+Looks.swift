/// What models and searches ask of an execution's memory.
extension ExploredMemory {
  /// Whether the program can see the ends of objects.
  package var showsEnds: Bool { lifetimes.areObserved }

  /// A scheduling point before a model releases what the program gave it, if the program can see the ends
  /// of objects.
  package func letsGo() {
    if showsEnds { Engine.shared.perform(Action(.goOn, nil, [])) }
  }

  /// Whether a lane accessed what races both before and after another one did.
  package var racesInterleave: Bool { variables.racesInterleave }
}
