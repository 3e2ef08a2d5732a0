/// Where a loop began to look in vain, so that others went first.
package struct VainLook: Sendable {
  /// The lane that looked.
  package let lane: Int
  /// Where it did; 0 where that is not known.
  package let place: CodePlace
  /// The step of the execution that was its last one before.
  package let step: Int
}

extension Lane {
  /// Notes that the lane has looked for something in vain, and that others go first from now on.
  ///
  /// - Parameters:
  ///   - place: Where it looks; `nil` for where the code of its body is.
  ///   - step: Its last step before; `nil` for the last one of the execution.
  package func noteVainLook(at place: CodePlace? = nil, after step: Int? = nil) {
    Assumption.fewLooks.note()
    let lanes = Engine.shared.lanes
    guard !lanes.vainLooks.contains(where: { $0.lane == number }) else { return }
    let look = VainLook(
      lane: number, place: place ?? CodePlace.ofLearner(), step: step ?? Engine.shared.steps)
    lanes.vainLooks.append(look)
  }

  /// After how many looks in vain others go first.
  ///
  /// - Parameter few: After how many they do usually.
  package func patience(_ few: Int) -> Int { Engine.shared.reading.patience(few, of: number) }
}

extension LaneTable {
  /// The lane that continues by default because the reading lets it look many times, or one that acts for it.
  ///
  /// - Returns: `nil` where the reading lets none, or none of them can run.
  func looksOn(at step: Int, amid enabled: LaneSet) -> Int? {
    guard case .many(let lane, let before) = reading.looks, step > before else { return nil }
    if enabled.contains(lane) { return lane }
    return enabled.lanes.first { self[$0].actsFor.contains(lane) }
  }
}
