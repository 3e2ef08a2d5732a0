extension Report {
  /// How a measurement ended that goes on until its intervals are narrow enough.
  package struct Settling: Codable, Sendable, Equatable {
    /// Why no more launches followed.
    package enum End: String, Codable, Sendable, CaseIterable {
      /// Each interval was narrow enough.
      case settled
      /// Another launch would have taken longer than was allowed.
      case time
      /// No more launches are made than this.
      case launches
    }

    /// The width that each interval should at most have: its upper end over its lower, minus 1.
    package var threshold: Double
    /// How often the intervals were looked at, the last time included.
    package var looks: Int
    /// Why it ended.
    package var end: End

    /// Describes the end of a measurement.
    package init(threshold: Double, looks: Int, end: End) {
      self.threshold = threshold
      self.looks = looks
      self.end = end
    }

    /// Whether a measurement can have ended like this.
    var isPossible: Bool { threshold > 0 && threshold <= 1 && (1...1000).contains(looks) }
  }
}
