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
  }

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

  /// Whether a look at a variable from some place is one of many that see nothing new.
  mutating func looksInVain(
    at variable: Int, from place: UInt, in trace: Trace, now: UInt64, limits: Limits,
    of lane: Int, reading: Reading
  ) -> Bool {
    defer { lastLook = now }
    if hasNews(in: trace) { forget() }
    guard looks.contains(where: { $0.variable == variable && $0.place == place }) else {
      return false
    }
    // A lane that sleeps between the looks may have a limit of time, and is given time.
    if lastLook == now { count += 1 } else { patience += 1 }
    return count >= reading.patience(limits.idleLooks * looks.count, of: lane)
      || patience >= limits.patientLooks
  }

  /// Whether a lane has written to what it looked at, in another step than one.
  func hasNews(in trace: Trace, besides event: Int32 = -1) -> Bool {
    looks.contains { !trace.onlyReads($0.variable, since: $0.seen, besides: event) }
  }

  /// It has looked.
  mutating func saw(_ variable: Int, from place: UInt, in trace: Trace) {
    let last = trace.histories[variable].last
    if let index = looks.firstIndex(where: { $0.variable == variable && $0.place == place }) {
      looks[index].seen = last
    } else if looks.count < Self.most {
      looks.append(Look(variable: variable, place: place, seen: last))
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
    return atOnce < most && vain < mostInAll
  }

  /// It continues after having waited for a change.
  ///
  /// - Parameter event: The step that it takes: what it does then is no news to itself.
  mutating func wentOn(in trace: Trace, with event: Int32) {
    guard !hasNews(in: trace, besides: event) else { return forget() }
    vain += 1
    atOnce += 1
  }

  mutating func forget() {
    looks.removeAll(keepingCapacity: true)
    count = 0
    patience = 0
    vain = 0
    atOnce = 0
  }
}
