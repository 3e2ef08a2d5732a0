/// How sure a verdict is, without the number that may go with it.
package enum CertaintyWord: String, Sendable, Hashable, Codable, CaseIterable {
  case proved
  case provedUpTo
  case sampled

  /// The word of a certainty.
  package init(_ certainty: Certainty) {
    self =
      switch certainty {
      case .proved: .proved
      case .provedUpTo: .provedUpTo
      case .sampled: .sampled
      }
  }
}
