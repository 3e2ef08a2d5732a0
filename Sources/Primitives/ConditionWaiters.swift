import Exploration

/// The lanes that wait on a condition, and which signals may be for which.
struct ConditionWaiters {
  private struct Waiter {
    let lane: Lane
    /// A signal found too few before this lane came to wait.
    let cameLate: Bool
    /// The first signal that may be for it.
    var call: Stamp?
    /// What wakes it whatever the others do.
    var woken: Stamp?
    /// Its first signal was one that is for it in any case.
    var isSure = false
  }

  /// A signal that has not yet woken any lane, and the lanes that it may wake.
  private struct Signal {
    let stamp: Stamp
    var lanes: LaneSet
  }

  private var waiters: [Waiter] = []
  private var signals: [Signal] = []
  /// Those that a broadcast found: a lane that they wake need not come after the broadcast.
  private var overtaken: [Signal] = []
  private var wasSignalledInVain = false

  var isEmpty: Bool { waiters.isEmpty }
  /// Whether a lane waits that nothing has woken.
  var hasUnwoken: Bool { waiters.contains { !isWoken($0.lane) } }

  // MARK: What a lane waits for

  private subscript(lane: Lane) -> Waiter? { waiters.first { $0.lane === lane } }

  /// Whether some signal may be for the lane, or may have been.
  func isCalled(_ lane: Lane) -> Bool { self[lane]?.call != nil }

  /// The first such signal.
  func call(of lane: Lane) -> Stamp { self[lane]?.call ?? Stamp() }

  /// Whether that one was for the lane, whatever others do.
  func isSure(_ lane: Lane) -> Bool { self[lane]?.isSure ?? false }

  /// Whether a signal can wake the lane now.
  func isWoken(_ lane: Lane) -> Bool {
    self[lane]?.woken != nil || signals.contains { $0.lanes.contains(lane.number) }
  }

  /// A lane that began to wait after a signal was lost, and waits still.
  var late: Lane? { waiters.first { $0.cameLate && !isWoken($0.lane) }?.lane }

  // MARK: Coming and going

  mutating func enter(_ lane: Lane) {
    waiters.append(Waiter(lane: lane, cameLate: wasSignalledInVain))
  }

  mutating func leave(_ lane: Lane) {
    waiters.removeAll { $0.lane === lane }
    for index in overtaken.indices { overtaken[index].lanes.remove(lane.number) }
  }

  /// Takes the oldest signal that may wake a lane: younger ones may wake more of the others.
  mutating func claim(_ lane: Lane) -> Stamp {
    if let stamp = self[lane]?.woken {
      let earlier = overtaken.firstIndex { $0.lanes.contains(lane.number) }
      return earlier.map { overtaken.remove(at: $0).stamp } ?? stamp
    }
    let index = signals.firstIndex { $0.lanes.contains(lane.number) }
    return index.map { signals.remove(at: $0).stamp } ?? Stamp()
  }

  // MARK: Signals

  /// A signal comes.
  ///
  /// - Returns: Whether a lane waited that no other signal wakes.
  mutating func signal(_ stamp: Stamp) -> Bool {
    let asleep = waiters.indices.filter { waiters[$0].woken == nil }
    guard asleep.count > pending(asleep) else { return false }
    if asleep.count == 1 {
      wake(asleep[0], stamp)
    } else {
      for index in asleep { waiters[index].call = waiters[index].call ?? stamp }
      signals.append(Signal(stamp: stamp, lanes: LaneSet(asleep.map { waiters[$0].lane.number })))
    }
    return true
  }

  /// A broadcast comes.
  ///
  /// - Returns: Whether a lane waited that no other signal wakes.
  mutating func broadcast(_ stamp: Stamp) -> Bool {
    let asleep = waiters.indices.filter { waiters[$0].woken == nil }
    let isHeard = asleep.count > pending(asleep)
    for index in asleep { wake(index, stamp) }
    overtaken += signals
    signals.removeAll()
    return isHeard
  }

  /// How many signals have not yet woken any lane.
  private mutating func pending(_ asleep: [Int]) -> Int {
    // A lane that gave up took no signal: what it leaves behind counts as taken.
    signals.removeAll { signal in
      !asleep.contains { signal.lanes.contains(waiters[$0].lane.number) }
    }
    if asleep.count <= signals.count { wasSignalledInVain = true }
    return signals.count
  }

  private mutating func wake(_ index: Int, _ stamp: Stamp) {
    waiters[index].woken = stamp
    guard waiters[index].call == nil else { return }
    waiters[index].call = stamp
    waiters[index].isSure = true
  }
}
