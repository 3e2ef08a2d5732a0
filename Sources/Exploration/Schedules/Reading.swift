/// How much of the machine an execution takes for granted.
///
/// Two things that most programs rely on are no promises: that a timer comes on time, and that a wait on a
/// condition ends with a signal only. A reading says which of them hold. A lane that continues although
/// nothing that it waits for has come continues *unprompted*.
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

/// As a part of a schedule's text: `late4`, `wake4`, `latewake4`.
extension Reading {
  private static let late = "late"
  private static let wake = "wake"

  /// What a schedule's text says of it.
  var text: String {
    (time == .any ? Self.late : "") + (wakes == .any ? Self.wake : "") + "\(most)"
  }

  /// Reads what ``text`` wrote; `nil` for any other text.
  init?(text: Substring) {
    var rest = text
    func takes(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
    let time: Time = takes(Self.late) ? .any : .exact
    let wakes: Wakes = takes(Self.wake) ? .any : .signalled
    guard let most = Int(rest), (0...1000).contains(most), "\(most)" == rest else { return nil }
    self.init(time: time, wakes: wakes, most: most)
    if isPlain { return nil }
  }
}
