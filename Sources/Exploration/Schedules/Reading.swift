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

  /// How often a loop looks for what others have to do, or tries to get what they have, before they go first.
  package enum Looks: Hashable, Sendable, Codable {
    /// A few times.
    case few
    /// One lane so often that a loop that gives up some time gives up: from the step after one on it runs whenever it can.
    case many(by: Int, after: Int)

    /// Whether a lane may look many times.
    func isMany(by lane: Int) -> Bool { if case .many(lane, _) = self { true } else { false } }
  }

  /// The looks of a loop that count as many.
  package static let manyLooks = 2_000

  /// When a sleep, or a wait with a limit, is over.
  package var time: Time
  /// What ends a wait on a condition.
  package var wakes: Wakes
  /// How often each lane may continue unprompted, so that a loop in which it does ends.
  package var most: Int
  /// How often a loop looks in vain.
  package var looks = Looks.few

  /// After how many looks in vain of a lane others go first.
  ///
  /// - Parameter few: After how many they do usually.
  func patience(_ few: Int, of lane: Int) -> Int {
    looks.isMany(by: lane) ? max(few, Self.manyLooks) : few
  }

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

/// As a part of a schedule's text: `late4`, `wake4`, `latewake4`, `look2after7`, `late4look2after7`.
extension Reading {
  private static let late = "late"
  private static let wake = "wake"
  private static let look = "look"
  private static let after = "after"

  /// What a schedule's text says of it.
  var text: String {
    let unprompted =
      (time == .any ? Self.late : "") + (wakes == .any ? Self.wake : "") + "\(most)"
    guard case .many(let lane, let step) = looks else { return unprompted }
    return (isPlain ? "" : unprompted) + Self.look + "\(lane)" + Self.after + "\(step)"
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
    if takes(Self.look) {
      guard let lane = number(), lane < LaneSet.limit, takes(Self.after), let step = number()
      else { return nil }
      looks = .many(by: lane, after: step)
    }
    guard self != .plain, self.text == text else { return nil }
  }
}
