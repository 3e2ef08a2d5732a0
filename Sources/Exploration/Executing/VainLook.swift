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
  ///   - isSure: Whether every further look is like this one until others have changed something.
  package func noteVainLook(
    at place: CodePlace? = nil, after step: Int? = nil, isWait: Bool = true, isSure: Bool = false
  ) {
    let lanes = Engine.shared.lanes
    if isWait || looksOn { lanes.waitingLooks += 1 }
    if isSure { return }
    Assumption.fewLooks.note()
    // Where the code of its body is takes long to find out: once for each lane.
    let isKnown = lanes.vainLooks.contains { look in
      look.lane == number && place.map { $0 == look.place } ?? true
    }
    guard !isKnown else { return }
    let look = VainLook(
      lane: number, place: place ?? CodePlace.ofLearner(), step: step ?? Engine.shared.steps)
    lanes.vainLooks.append(look)
  }

  /// Whether the reading lets the lane look on at its next step.
  private var looksOn: Bool {
    let engine = Engine.shared
    return engine.reading.looksOn.contains { $0.lane == number && $0.covers(engine.steps + 1) }
  }

  /// After how many looks in vain others go first.
  ///
  /// - Parameter few: After how many they do usually.
  package func patience(_ few: Int) -> Int { looksOn ? max(few, LookingOn.many) : few }

  /// Whether others go first before the next look, after so many in vain; notes a look that only the reading allows.
  ///
  /// - Parameter few: After how many they do usually.
  @discardableResult
  package func hasLooked(_ looks: Int, of few: Int) -> Bool {
    guard looks >= few else { return false }
    guard looksOn else { return true }
    Engine.shared.lanes.noteLookOn(of: self)
    return looks >= LookingOn.many
  }

  /// Whether a look at a variable from some place, or a try to change it, is one of many that see nothing new.
  func looksInVain(at variable: Int, from place: UInt, asTry isTry: Bool = false) -> Bool {
    let engine = Engine.shared
    let deeds = deeds
    func ask(_ spin: inout Spin) -> Bool {
      spin.looksInVain(
        at: variable, from: place, in: engine.trace, now: engine.now, deeds: deeds,
        limits: engine.limits, isEnough: { hasLooked($0, of: $1) })
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
  /// The lane that continues by default because the reading lets it look on, or one that acts for it.
  ///
  /// - Returns: `nil` where the reading lets none, or none of them can run.
  func looksOn(at step: Int, amid enabled: LaneSet) -> Int? {
    guard let looking = reading.looksOn.last(where: { $0.covers(step) }) else { return nil }
    if enabled.contains(looking.lane) { return looking.lane }
    return enabled.lanes.first { self[$0].actsFor.contains(looking.lane) }
  }

  /// Notes that the lane that looks on last does so where others would usually go first.
  func noteLookOn(of lane: Lane) {
    guard reading.looksOn.last?.lane == lane.number else { return }
    // A loop has one place; what the lane looks for afterwards is another one.
    if let known = lastLookOn, known.place != lane.place { return }
    lastLookOn = (lane.place, Engine.shared.steps + 1)
  }
}
