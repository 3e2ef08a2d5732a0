extension Timeline {
  /// Something that has a sign of its own in a lane, at an instant.
  package struct Mark: Sendable, Codable, Equatable {
    /// What happened.
    package enum Kind: String, Sendable, Codable, CaseIterable {
      /// Its regular time came, and the lane took it.
      case tick
      /// What came is gone, and no one has seen it.
      case loss
      /// The process was ended there, because the program broke a rule.
      case trap
    }

    /// The lane's ``Lane/id``.
    package var lane: Int
    /// When, in nanoseconds.
    package var time: Int64
    /// What.
    package var kind: Kind
    /// The line that draws it, where that is known.
    package var place: Place?

    /// Makes a mark.
    package init(lane: Int, time: Int64, kind: Kind, place: Place? = nil) {
      self.lane = lane
      self.time = time
      self.kind = kind
      self.place = place
    }
  }

  /// When a lane woke up only to wait again.
  ///
  /// Where it goes on with something else, that is drawn; what still waits at the end has not woken up.
  package func wakeUps(of lane: Int) -> [Int64] {
    let waits = spans.filter {
      $0.lane == lane && ($0.activity == .waiting || $0.activity == .free)
    }
    let starts = Set(waits.map(\.start))
    return waits.map(\.end).filter(starts.contains)
  }

  /// What happened at some time: all but the states, which only surround it.
  var happenings: [Span] { spans.filter { $0.activity != .holding } }
}
