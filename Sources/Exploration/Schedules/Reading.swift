/// How much of the machine an execution takes for granted.
///
/// Three things that most programs rely on are no promises: that a timer comes on time, that a wait on a condition
/// ends with a signal only, and that what a loop waits for comes before it has looked often. A reading says which of
/// them hold. A lane that continues although nothing that it waits for has come continues *unprompted*.
package struct Reading: Hashable, Sendable, Codable {
  /// When a sleep, or a wait with a limit, is over.
  package enum Time: String, Hashable, Sendable, Codable {
    /// Exactly when its time has come, and that comes when all others wait.
    case exact
    /// At any time: the other lanes may take that long. What clocks show then is far later.
    case any
  }

  /// What ends a wait on a condition.
  package enum Wakes: String, Hashable, Sendable, Codable {
    /// A signal, or its limit of time.
    case signalled
    /// Nothing at all, as well.
    case any
  }

  /// When a sleep, or a wait with a limit, is over.
  package var time: Time
  /// What ends a wait on a condition.
  package var wakes: Wakes
  /// How often each lane may continue unprompted, so that a loop in which it does ends.
  package var most: Int
  /// The lanes that look on, in the order of their first steps; the others look a few times.
  package var looksOn: [LookingOn] = []

  /// A reading.
  ///
  /// - Parameter most: How often each lane may continue unprompted; 0 or more.
  package init(time: Time = .exact, wakes: Wakes = .signalled, most: Int = 0) {
    self.time = time
    self.wakes = wakes
    self.most = most
  }

  /// No lane continues unprompted.
  package static let plain = Reading()

  /// The nanoseconds by which a timer is late: so many that no program takes it for being on time.
  var lateness: UInt64 { time == .exact ? 0 : 3_600_000_000_000 }

  /// Whether no lane continues unprompted.
  package var isPlain: Bool { time == .exact && wakes == .signalled }
}

/// As a part of a schedule's text: `late4`, `wake4`, `latewake4`, `look2after7`, `late4look2after7to31`.
extension Reading {
  private static let late = "late"
  private static let wake = "wake"

  /// What a schedule's text says of it.
  var text: String {
    let unprompted =
      (time == .any ? Self.late : "") + (wakes == .any ? Self.wake : "") + "\(most)"
    return (isPlain && !looksOn.isEmpty ? "" : unprompted) + looksOn.map(\.text).joined()
  }

  /// Reads what ``text`` wrote; `nil` for any other text.
  init?(text: Substring) {
    var rest = text
    func takes(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
    func number() -> Int? {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    let time: Time = takes(Self.late) ? .any : .exact
    let wakes: Wakes = takes(Self.wake) ? .any : .signalled
    self.init(time: time, wakes: wakes)
    if !isPlain {
      guard let most = number(), (0...1000).contains(most) else { return nil }
      self.most = most
    }
    while takes(LookingOn.look) {
      guard let lane = number(), lane < LaneSet.limit, takes(LookingOn.after), let step = number()
      else { return nil }
      var until: Int?
      if takes(LookingOn.to) {
        guard let last = number() else { return nil }
        until = last
      }
      looksOn.append(LookingOn(lane: lane, after: step, until: until))
    }
    guard self != .plain, self.text == text else { return nil }
  }
}
