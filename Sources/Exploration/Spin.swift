/// What a lane has looked at without anything having changed: a loop that waits for a flag, or for one
/// of several, would look for ever while the others stand still.
struct Spin {
  private struct Look {
    let variable: Variable
    var seen: Int32
  }

  /// More variables than a loop waits for.
  private static var most: Int { 8 }

  private var looks: [Look] = []
  private var count = 0
  /// When it looked last, and how many looks saw nothing new after some time had passed.
  private var lastLook = UInt64.max
  private var patience = 0
  /// How often it went on although nothing had changed: in all, and at this instant.
  private(set) var vain = 0
  var atOnce = 0
  var instant = UInt64.max

  /// Whether a look at a variable is one of many that see nothing new.
  mutating func looksInVain(_ variable: Variable, _ engine: Engine) -> Bool {
    defer { lastLook = engine.now }
    if hasNews(engine) { forget() }
    guard looks.contains(where: { $0.variable === variable }) else { return false }
    // Who sleeps between the looks may have a limit of time, and is given time.
    if lastLook == engine.now { count += 1 } else { patience += 1 }
    return count >= engine.limits.idleLooks * looks.count
      || patience >= engine.limits.patientLooks
  }

  /// Whether somebody has written to what it looked at.
  func hasNews(_ engine: Engine) -> Bool {
    looks.contains { !engine.onlyReads($0.variable, since: $0.seen) }
  }

  /// It has looked.
  mutating func saw(_ variable: Variable) {
    if let index = looks.firstIndex(where: { $0.variable === variable }) {
      looks[index].seen = variable.lastEffect
    } else if looks.count < Self.most {
      looks.append(Look(variable: variable, seen: variable.lastEffect))
    } else {
      forget()
    }
  }

  /// It goes on after having waited for a change.
  mutating func wentOn(_ engine: Engine) {
    guard !hasNews(engine) else { return forget() }
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
