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
  ///   - isWait: Whether its looks stand in for a wait: it did nothing else until others had changed something. So do those
  ///     of a lane that was let look many times and went on looking, whatever it did between them.
  package func noteVainLook(
    at place: CodePlace? = nil, after step: Int? = nil, isWait: Bool = true
  ) {
    Assumption.fewLooks.note()
    let lanes = Engine.shared.lanes
    if isWait || lanes.reading.looks.isMany(by: number) { lanes.waitingLooks += 1 }
    guard !lanes.vainLooks.contains(where: { $0.lane == number }) else { return }
    let look = VainLook(
      lane: number, place: place ?? CodePlace.ofLearner(), step: step ?? Engine.shared.steps)
    lanes.vainLooks.append(look)
  }

  /// After how many looks in vain others go first.
  ///
  /// - Parameter few: After how many they do usually.
  package func patience(_ few: Int) -> Int { Engine.shared.reading.patience(few, of: number) }

  /// Whether a look at a variable from some place, or a try to change it, is one of many that see nothing new.
  func looksInVain(at variable: Int, from place: UInt, asTry isTry: Bool = false) -> Bool {
    let engine = Engine.shared
    let deeds = deeds
    func ask(_ spin: inout Spin) -> Bool {
      spin.looksInVain(
        at: variable, from: place, in: engine.trace, now: engine.now, deeds: deeds,
        limits: engine.limits, of: number, reading: engine.reading)
    }
    return isTry ? ask(&tries) : ask(&spin)
  }
}

/// The looks of the running execution that stood in for a wait.
package enum WaitingLooks {
  /// How many there are.
  package static var count: Int { Engine.shared.lanes.waitingLooks }
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
