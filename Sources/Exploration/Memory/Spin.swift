/// What a lane has looked at, or tried to change, without anything having changed: a loop that waits for a
/// flag, or for one of several, would look forever while the others stand still.
struct Spin {
  private struct Look {
    /// The variable's number among the resources.
    let variable: Int
    /// Where the code is: only a loop comes to one place again.
    let place: UInt
    /// The last effect on it then.
    var seen: Int32
    /// What the lane had done by then.
    var deeds: Deeds
  }

  /// How many times longer a lane looks at one instant if it does something between the looks.
  private static let busyFactor = 32
  /// More than a loop looks at.
  private static var most: Int { 16 }

  private var looks: [Look] = []
  private var count = 0
  /// When it looked last, and how many looks saw nothing new after some time had passed.
  private var lastLook = UInt64.max
  private var patience = 0
  /// How often it continued although nothing had changed: in all, and at this instant.
  private var vain = 0
  private var atOnce = 0
  private var instant = UInt64.max
  /// What the lane had done when it looked last, and how many looks in a row it has done nothing but look.
  private var deeds = Deeds()
  private var idle = 0
  /// How many looks saw nothing new after the lane had done something.
  private var busy = 0

  /// Whether a look at a variable from some place is one of many that see nothing new.
  ///
  /// - Parameters:
  ///   - deeds: What the lane has done.
  ///   - isEnough: Whether so many looks in vain are enough, where a number of them usually is.
  mutating func looksInVain(
    at variable: Int, from place: UInt, in trace: Trace, now: UInt64, deeds: Deeds, limits: Limits,
    isEnough: (_ looks: Int, _ few: Int) -> Bool
  ) -> Bool {
    defer {
      lastLook = now
      self.deeds = deeds
    }
    if hasNews(in: trace) { forget() }
    guard let look = looks.first(where: { $0.variable == variable && $0.place == place }) else {
      return false
    }
    idle = deeds == look.deeds ? idle + 1 : 0
    // A lane that sleeps between the looks may have a limit of time, and is given time. One that does something between
    // them may look whether it shall stop: held up, it would do it later than others expect.
    if lastLook != now {
      patience += 1
    } else if deeds.lasting != look.deeds.lasting {
      busy += 1
    } else {
      count += 1
    }
    return isEnough(count, limits.idleLooks * looks.count) || isEnough(busy, limits.busyLooks)
      || patience >= limits.patientLooks
  }

  /// Whether the lane has done nothing between its looks, so that they stand in for a wait.
  ///
  /// One that looks whether it shall stop, before each of many things that it does, does not wait.
  func isIdle(_ limits: Limits) -> Bool { idle >= limits.idleLooks }

  /// Whether a lane has written to what it looked at, in another step than one.
  func hasNews(in trace: Trace, besides event: Int32 = -1) -> Bool {
    looks.contains { !trace.onlyReads($0.variable, since: $0.seen, besides: event) }
  }

  /// Whether a look would see what the last one at the same place has seen, as would all the looks since.
  func seesTheSame(_ variable: Int, from place: UInt, in trace: Trace) -> Bool {
    looks.contains { $0.variable == variable && $0.place == place } && !hasNews(in: trace)
  }

  /// It has looked.
  mutating func saw(_ variable: Int, from place: UInt, in trace: Trace) {
    let last = trace.histories[variable].last
    if let index = looks.firstIndex(where: { $0.variable == variable && $0.place == place }) {
      looks[index].seen = last
      looks[index].deeds = deeds
    } else if looks.count < Self.most {
      looks.append(Look(variable: variable, place: place, seen: last, deeds: deeds))
    } else {
      forget()
    }
  }

  /// Whether it may continue although nothing has changed, because no other lane can run.
  ///
  /// - Parameters:
  ///   - most: How often it may at this instant.
  ///   - mostInAll: How often it may in all.
  mutating func looksAgain(at now: UInt64, atMost most: Int, mostInAll: Int) -> Bool {
    if instant != now {
      instant = now
      atOnce = 0
    }
    // One that does something between its looks would do the rest of it later than others expect.
    return atOnce < (busy > 0 ? Self.busyFactor * most : most) && vain < mostInAll
  }

  /// It continues after having waited for a change.
  ///
  /// - Parameter event: The step that it takes: what it does then is no news to itself.
  /// - Returns: Whether something has changed.
  mutating func wentOn(in trace: Trace, with event: Int32) -> Bool {
    if hasNews(in: trace, besides: event) {
      forget()
      return true
    }
    vain += 1
    atOnce += 1
    return false
  }

  mutating func forget() {
    looks.removeAll(keepingCapacity: true)
    count = 0
    (busy, idle) = (0, 0)
    patience = 0
    vain = 0
    atOnce = 0
  }
}
