extension Recorder.Event {
  /// Whether it is what another run of the same schedule has in its place.
  ///
  /// Below a library that was built without frame pointers the place is taken from the words of its frames
  /// (`cexploration_learner_place`). Some words are older than the frame, and what they are depends on addresses: such
  /// a place may change from run to run, while what happens, and the callers, may not.
  package func isRepeated(by other: Self) -> Bool {
    guard kind == other.kind, lane == other.lane else { return false }
    return place == other.place
      || callers == other.callers && (placeIsFromWords || other.placeIsFromWords)
  }

  private var placeIsFromWords: Bool {
    guard case .action(_, .some, _, _) = kind else { return false }
    return place != CodePlace(0) && !callers.contains(place)
  }
}

extension [Recorder.Event] {
  /// The earlier accesses of the races that are seen at one of them for the first time.
  package func rivals(of index: Int) -> [Int] { self[index].rivals.map { index - $0 } }
}
