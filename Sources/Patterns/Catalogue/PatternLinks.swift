/// Where a pattern leads: to exercises that practise it, and to a measurement that compares it.
package struct PatternLinks: Sendable, Equatable {
  /// The exercises of the course that practise a pattern.
  package enum Practice: Sendable, Equatable {
    /// Their names, the nearest one first.
    case exercises([String])
    /// There is none; why, as a sentence without its full stop.
    case missing(because: String)
  }

  /// What `bench` measures of a pattern.
  package enum Measurement: Sendable, Equatable {
    /// Patterns that do the same work, the reference first; all have parts that can be compared.
    case patterns([String])
    /// What a primitive costs, by the names in the table of `bench --costs`.
    case costs([String])
    /// Nothing; why, as a sentence without its full stop.
    case missing(because: String)
  }

  /// The exercises, or why there are none.
  package let practice: Practice
  /// The measurement, or why there is none.
  package let measurement: Measurement
}

extension Pattern {
  /// Where the pattern leads; every pattern of the catalogue has it.
  package var links: PatternLinks? { PatternLinks.all[name] }
}
