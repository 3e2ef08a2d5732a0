/// A pattern that had another number of tasks at once in one run than in another.
package struct WidthChange: Sendable, Equatable {
  /// The pattern.
  package let pattern: String
  /// The tasks at once in the earlier report, the middle value.
  package let old: Double
  /// The tasks at once in the later report, the middle value.
  package let new: Double
  /// Whether the pattern is the one that the others are relative to.
  package let isReference: Bool

  /// Finds the change of a pattern; `nil` if there is none, or if it is not known.
  init?(of new: Int, in report: Report, from old: Int, in base: Report, isReference: Bool) {
    guard let before = base.width(of: old), let after = report.width(of: new), before != after
    else { return nil }
    pattern = report.shownName(of: new)
    (self.old, self.new) = (before, after)
    self.isReference = isReference
  }

  /// Whether a slowdown counts nevertheless: to do one task at a time, a change of the code can do.
  var allowsSlower: Bool { !isReference && min(old, new) == 1 }
}

extension Report {
  /// How many tasks of a pattern were in progress at once, the middle value; or could be.
  fileprivate func width(of pattern: Int) -> Double? {
    let peaks = samples(of: pattern).compactMap(\.peak).map(Double.init)
    return peaks.isEmpty ? patterns[pattern].width.map(Double.init) : Quantiles.median(peaks)
  }
}
