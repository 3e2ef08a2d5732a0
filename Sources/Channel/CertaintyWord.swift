/// How sure a verdict is, without the number that may go with it.
package enum CertaintyWord: String, Sendable, Hashable, Codable, CaseIterable {
  case proved
  case provedUpTo
  case sampled
}
